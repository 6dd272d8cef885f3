import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Answer } from '#contract/chats/conversations.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { publishWith } from '../platform/live/publish.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { announceAnswer } from './announce-answer.ts';
import { appendMessage } from './append-message.ts';
import { lockOwnConversation, partiesOf } from './own-conversation.ts';

const LINES: Record<Answer, string> = {
  accepted: 'accepted the conversation.',
  declined: 'declined the conversation.',
  blocked: 'ended the conversation.',
};

/**
 * Records whether the talent accepts, declines or blocks the conversation, and tells both sides in it. The answer can be changed.
 * @throws not_found, also for the company and in conversations with support.
 */
export async function answerConversation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, name }: Pick<Viewer, 'userId' | 'name'>,
  conversationId: string,
  state: Answer,
) {
  await db.transaction().execute(async (trx) => {
    const conversation = await lockOwnConversation(trx, userId, conversationId);
    if (conversation.talent_id !== userId || conversation.company_id === null) throw failure('not_found');
    if (conversation.state === state) return;
    const at = clock();
    await trx.updateTable('conversations').set({ state, answered_at: at }).where('id', '=', conversationId).execute();
    // A company that is still blocked by its domain sees the name from before the block.
    const frozen = await trx
      .selectFrom('unlocked_contacts')
      .select(sql<string | null>`frozen->>'full_name'`.as('name'))
      .where('conversation_id', '=', conversationId)
      .executeTakeFirst();
    const content = `${frozen?.name ?? name} ${LINES[state]}`;
    await appendMessage(trx, conversation, { by: userId, systemKind: state, content, clientId: randomUUID() }, at);
    await announceAnswer(trx, conversationId, state, at);
    await publishWith(trx, partiesOf(conversation), 'conversation_answered', { conversationId });
  });
}
