import { type Kysely, type Selectable, sql } from 'kysely';
import type { Message } from '#contract/chats/messages.ts';
import type { SystemKind } from '#contract/chats/conversations.ts';
import type { Conversations, DB, Messages } from '../platform/db/schema.gen.ts';
import { publishWith } from '../platform/live/publish.ts';
import { partiesOf } from './own-conversation.ts';

/** The length of the preview in the list of conversations. */
export const PREVIEW_CHARACTERS = 160;

interface NewMessage {
  /** The account that acted: the sender, or the subject of a system message. The message counts as read for it. */
  by: string;
  /** Set for system messages about an action of `by`. */
  systemKind?: SystemKind;
  /** A line about the conversation, from no one. No mail is sent for it alone. */
  isNotice?: true;
  content: string;
  clientId: string;
}

/**
 * Appends a message and notifies all parties. Incrementing `last_seq` locks the conversation's row, so that messages commit in the
 * order of their numbers.
 */
export async function appendMessage(
  trx: Kysely<DB>,
  conversation: Pick<Selectable<Conversations>, 'id' | 'company_id' | 'talent_id'>,
  { by, systemKind, isNotice, content, clientId }: NewMessage,
  at: Date,
): Promise<Message> {
  const senderId = systemKind || isNotice ? null : by;
  const { last_seq: seq } = await trx
    .updateTable('conversations')
    .set({
      last_seq: sql`last_seq + 1`,
      updated_at: at,
      last_sender_id: senderId,
      last_system_kind: systemKind ?? null,
      last_preview: sql`left(${content}, ${PREVIEW_CHARACTERS})`,
      ...(by === conversation.company_id && { company_read_seq: sql`last_seq + 1` }),
      ...(by === conversation.talent_id && { talent_read_seq: sql`last_seq + 1` }),
    })
    .where('id', '=', conversation.id)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  const row = await trx
    .insertInto('messages')
    .values({
      conversation_id: conversation.id,
      seq,
      sender_id: senderId,
      is_system: senderId === null,
      system_kind: systemKind ?? null,
      content,
      client_id: clientId,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await publishWith(trx, partiesOf(conversation), 'message_sent', { conversationId: conversation.id, seq });
  return toMessage(row);
}

export function toMessage(row: Selectable<Messages>): Message {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    seq: row.seq,
    senderId: row.sender_id,
    isSystem: row.is_system,
    systemKind: row.system_kind as SystemKind | null,
    content: row.content,
    clientId: row.client_id,
    createdAt: row.created_at.toISOString(),
  };
}
