import type { Message } from '#contract/chats/messages.ts';
import { MESSAGES_PAGE_SIZE } from '#contract/chats/messages.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { toMessage } from './append-message.ts';
import { getOwnConversation } from './own-conversation.ts';

interface Range {
  conversationId: string;
  before?: number | undefined;
  after?: number | undefined;
  limit?: number;
}

/**
 * Returns a page of messages in order: those after `after`, otherwise the newest ones, optionally before `before`.
 * `hasMore` says whether there are more in the same direction. @throws not_found
 */
export async function listMessages(
  { db }: Pick<Context, 'db'>,
  { userId }: Pick<Viewer, 'userId'>,
  { conversationId, before, after, limit = MESSAGES_PAGE_SIZE }: Range,
): Promise<{ items: Message[]; hasMore: boolean }> {
  await getOwnConversation(db, userId, conversationId);
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(after !== undefined, (query) => query.where('seq', '>', after!))
    .$if(before !== undefined, (query) => query.where('seq', '<', before!))
    .orderBy('seq', after === undefined ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return {
    items: (after === undefined ? page.toReversed() : page).map(toMessage),
    hasMore: rows.length > limit,
  };
}
