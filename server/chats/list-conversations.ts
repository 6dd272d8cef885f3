import { sql } from 'kysely';
import { type Conversation, CONVERSATIONS_PAGE_SIZE } from '#contract/chats/conversations.ts';
import { failure } from '../platform/http/failure.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { type ConversationContext, readConversations } from './read-conversations.ts';

interface Page {
  cursor?: string | undefined;
  limit?: number;
}

/** Lists conversations, newest message first. Each side is read along its own index, no further than the page. */
export async function listConversations(
  context: ConversationContext,
  { userId }: Pick<Viewer, 'userId'>,
  { cursor, limit = CONVERSATIONS_PAGE_SIZE }: Page,
): Promise<{ items: Conversation[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const onSide = (side: 'company_id' | 'talent_id') => sql`
    (SELECT id, updated_at FROM conversations WHERE ${sql.ref(side)} = ${userId}
    ${after ? sql`AND (updated_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY updated_at DESC, id DESC LIMIT ${limit + 1})`;
  const { rows: found } = await sql<{ id: string; at: string }>`
    SELECT id, updated_at::text AS at FROM (${onSide('company_id')} UNION ALL ${onSide('talent_id')}) c
    ORDER BY updated_at DESC, id DESC LIMIT ${limit + 1}`.execute(context.db);
  const last = found.length > limit ? found[limit - 1]! : null;
  const ids = found.slice(0, limit).map(({ id }) => id);
  return {
    items: await readConversations(context, userId, ids),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}

/** @throws not_found, also for accounts that are not a party. */
export async function getConversation(
  context: ConversationContext,
  { userId }: Pick<Viewer, 'userId'>,
  conversationId: string,
) {
  const [conversation] = await readConversations(context, userId, [conversationId]);
  if (!conversation) throw failure('not_found');
  return conversation;
}
