import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { getOwnConversation, isBlocked, partiesOf } from './own-conversation.ts';

/** Shows the other side that somebody writes; where the conversation has ended, nothing. @throws not_found */
export async function tellTyping(
  { db, publish }: Pick<Context, 'db' | 'publish'>,
  { userId }: Pick<Viewer, 'userId'>,
  conversationId: string,
) {
  const conversation = await getOwnConversation(db, userId, conversationId);
  if (conversation.state === 'declined' || (await isBlocked(db, conversation))) return;
  for (const party of partiesOf(conversation)) if (party !== userId) await publish(party, 'typing', { conversationId });
}
