import { type Kysely, type Selectable, sql } from 'kysely';
import type { Message } from '#contract/chats.ts';
import type { Conversations, DB, Messages } from '../db/schema.ts';
import { publishWith } from '../live/publish.ts';

interface NewMessage {
  /** Null for the system. */
  senderId: string | null;
  content: string;
  clientId: string;
}

/**
 * Adds the next message and tells both parties. Raising `last_seq` locks the conversation's row, so that messages commit
 * in the order of their numbers.
 */
export async function appendMessage(
  trx: Kysely<DB>,
  conversation: Pick<Selectable<Conversations>, 'id' | 'company_id' | 'talent_id'>,
  { senderId, content, clientId }: NewMessage,
  at: Date,
): Promise<Message> {
  const { last_seq: seq } = await trx
    .updateTable('conversations')
    .set({ last_seq: sql`last_seq + 1`, updated_at: at })
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
      content,
      client_id: clientId,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const party of [conversation.company_id, conversation.talent_id])
    await publishWith(trx, party, 'message_sent', { conversationId: conversation.id, seq });
  return toMessage(row);
}

export function toMessage(row: Selectable<Messages>): Message {
  return {
    id: row.id,
    conversationId: row.conversation_id,
    seq: row.seq,
    senderId: row.sender_id,
    isSystem: row.is_system,
    content: row.content,
    clientId: row.client_id,
    createdAt: row.created_at.toISOString(),
  };
}
