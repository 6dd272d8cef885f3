import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Answer } from '#contract/chats/conversations.ts';
import { notify } from '../notifications/notify.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { failure } from '../platform/http/failure.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { announceEvent } from '../platform/jobs/announce-event.ts';
import { publishWith } from '../platform/live/publish.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { appendMessage } from './append-message.ts';
import { lockOwnConversation, partiesOf } from './own-conversation.ts';

const LINES: Record<Answer, string> = {
  accepted: 'accepted the conversation.',
  declined: 'declined the conversation.',
  blocked: 'ended the conversation.',
};

/**
 * Records whether the talent accepts, declines or blocks the conversation, and posts it to both sides. The answer can be changed.
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

/** Announces a talent's answer to the company and its webhooks. Conversations with support have no contact and announce nothing. */
export async function announceAnswer(trx: Kysely<DB>, conversationId: string, answer: Answer, at: Date) {
  const contact = await trx
    .selectFrom('unlocked_contacts as u')
    .innerJoin('contact_details as d', 'd.contact_id', 'u.id')
    .select(['u.id', 'u.user_id', 'u.closer_id', 'd.full_name'])
    .where('u.conversation_id', '=', conversationId)
    .executeTakeFirst();
  if (!contact) return;
  await announceEvent(trx, {
    companyId: contact.user_id,
    talentId: contact.closer_id,
    type: 'message.answered',
    data: { contactId: contact.id, talentName: contact.full_name!, conversationId, answer },
    at,
  });
  if (answer !== 'accepted') await enqueue(trx, 'settle_guarantee', { contactId: contact.id });
  await notify(trx, {
    userId: contact.user_id,
    aboutId: contact.closer_id,
    kind: 'answer',
    data: { talentName: contact.full_name!, conversationId, answer },
    at,
  });
}
