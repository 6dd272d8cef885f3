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

/**
 * Selects one page, reading each side along its own index no further than the page. The limit is part of the text: with a
 * parameter, Postgres would plan every page again.
 */
function pageOf(limit: number, hasCursor: boolean) {
  const after = hasCursor ? 'AND (updated_at, id) < ($2::timestamptz, $3::uuid)' : '';
  const newest = `ORDER BY updated_at DESC, id DESC LIMIT ${Math.trunc(limit)}`;
  const side = (column: string) => `(SELECT * FROM conversations WHERE ${column} = $1 ${after} ${newest})`;
  const both = `${side('company_id')} UNION ALL ${side('talent_id')}`;
  return {
    name: `conversations-${limit}${hasCursor ? '-after' : ''}`,
    text: conversationsAmong(`SELECT * FROM (${both}) c ${newest}`),
  };
}

/** Lists conversations, newest message first. */
export async function listConversations(
  { pool, env }: Pick<Context, 'pool' | 'env'>,
  { userId }: Pick<Viewer, 'userId'>,
  { cursor, limit = CONVERSATIONS_PAGE_SIZE }: Page,
): Promise<{ items: Conversation[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const values = [userId, ...(after ? [after.at, after.id] : [])];
  const { rows } = await pool.query<ConversationRow>({ ...pageOf(limit + 1, after !== null), values });
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
