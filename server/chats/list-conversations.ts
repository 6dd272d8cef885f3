import { type Conversation, CONVERSATIONS_PAGE_SIZE } from '#contract/chats/conversations.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { type ConversationRow, conversationsAmong, readConversations, toConversation } from './read-conversations.ts';

interface Page {
  cursor?: string | undefined;
  limit?: number;
}

/** A page of at most $2, each side read along its own index, no further than the page. */
function pageOf(after: string) {
  const side = (column: string) =>
    `(SELECT * FROM conversations WHERE ${column} = $1 ${after} ORDER BY updated_at DESC, id DESC LIMIT $2)`;
  const both = `${side('company_id')} UNION ALL ${side('talent_id')}`;
  return conversationsAmong(`SELECT * FROM (${both}) c ORDER BY updated_at DESC, id DESC LIMIT $2`);
}
const FIRST_PAGE = { name: 'conversations', text: pageOf('') };
const NEXT_PAGE = {
  name: 'conversations-after',
  text: pageOf('AND (updated_at, id) < ($3::timestamptz, $4::uuid)'),
};

/** Lists conversations, newest message first. */
export async function listConversations(
  { pool, env }: Pick<Context, 'pool' | 'env'>,
  { userId }: Pick<Viewer, 'userId'>,
  { cursor, limit = CONVERSATIONS_PAGE_SIZE }: Page,
): Promise<{ items: Conversation[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const values = [userId, limit + 1, ...(after ? [after.at, after.id] : [])];
  const { rows } = await pool.query<ConversationRow>({ ...(after ? NEXT_PAGE : FIRST_PAGE), values });
  const last = rows.length > limit ? rows[limit - 1]! : null;
  return {
    items: rows.slice(0, limit).map((row) => toConversation(env, userId, row)),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}

/** @throws not_found, also for accounts that are not a party. */
export async function getConversation(
  context: Pick<Context, 'db' | 'env'>,
  { userId }: Pick<Viewer, 'userId'>,
  conversationId: string,
) {
  const [conversation] = await readConversations(context, userId, [conversationId]);
  if (!conversation) throw failure('not_found');
  return conversation;
}
