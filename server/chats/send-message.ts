import { type Message, messageContentSchema } from '#contract/chats/messages.ts';
import type { Context } from '../platform/context.ts';
import { failure, invalid } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { announceAnswer } from './answer-conversation.ts';
import { appendAtOnce, type Sending } from './append-at-once.ts';
import { appendMessage, toMessage } from './append-message.ts';
import { isBlocked, lockOwnConversation, getOwnConversation, partiesOf } from './own-conversation.ts';

/**
 * Sends a message as one of the parties. A talent who writes accepts the conversation; messages to support reach the operator.
 * @throws not_found, email_not_confirmed, conversation_closed, conflict when the client id is the other party's, or
 *   invalid_input for blank or too long content.
 */
export async function sendMessage(
  { db, ...app }: Pick<Context, 'db' | 'pool' | 'env' | 'mailer' | 'clock' | 'supportDesk'>,
  viewer: Viewer,
  { conversationId, clientId, content: given }: Sending,
): Promise<Message> {
  const content = messageContentSchema.safeParse(given);
  if (!content.success) throw invalid('content', content.error.issues[0]!.message);
  const sending = { conversationId, clientId, content: content.data };
  const sentAtOnce = await appendAtOnce(app, viewer, sending);
  if (sentAtOnce) return sentAtOnce;
  return db.transaction().execute(async (trx) => {
    const conversation = await lockOwnConversation(trx, viewer.userId, conversationId);
    const isTalent = viewer.userId === conversation.talent_id;
    if (!isTalent && !viewer.emailVerified) throw failure('email_not_confirmed');
    const sent = await trx
      .selectFrom('messages')
      .selectAll()
      .where('conversation_id', '=', conversationId)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    if (sent && sent.sender_id !== viewer.userId) throw failure('conflict');
    if (sent) return toMessage(sent);
    if (
      conversation.state === 'blocked' ||
      (!isTalent && (conversation.state === 'declined' || (await isBlocked(trx, conversation))))
    )
      throw failure('conversation_closed');
    const at = app.clock();
    if (conversation.company_id === null) await app.supportDesk.storeMessage(trx, app, viewer, content.data);
    if (isTalent && conversation.state !== 'accepted') {
      await trx
        .updateTable('conversations')
        .set({ state: 'accepted', answered_at: at })
        .where('id', '=', conversationId)
        .execute();
      await announceAnswer(trx, conversationId, 'accepted', at);
    }
    return appendMessage(trx, conversation, { by: viewer.userId, content: content.data, clientId }, at);
  });
}

/** Shows the other party that the viewer is typing, unless the conversation has ended. @throws not_found */
export async function tellTyping(
  { db, publish }: Pick<Context, 'db' | 'publish'>,
  { userId }: Pick<Viewer, 'userId'>,
  conversationId: string,
) {
  const conversation = await getOwnConversation(db, userId, conversationId);
  if (conversation.state === 'declined' || (await isBlocked(db, conversation))) return;
  for (const party of partiesOf(conversation)) if (party !== userId) await publish(party, 'typing', { conversationId });
}
