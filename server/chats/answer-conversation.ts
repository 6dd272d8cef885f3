import type { Context } from '../context.ts';
import { failure } from '../failure.ts';
import { publishWith } from '../live/publish.ts';
import type { Viewer } from '../viewer.ts';
import { lockOwnConversation } from './own-conversation.ts';

/** The talent decides whether to go on; it may be decided anew. @throws not_found, also for the company. */
export async function answerConversation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: Pick<Viewer, 'userId'>,
  conversationId: string,
  state: 'accepted' | 'declined' | 'blocked',
) {
  await db.transaction().execute(async (trx) => {
    const conversation = await lockOwnConversation(trx, userId, conversationId);
    if (conversation.talent_id !== userId) throw failure('not_found');
    if (conversation.state === state) return;
    await trx
      .updateTable('conversations')
      .set({ state, answered_at: clock() })
      .where('id', '=', conversationId)
      .execute();
    for (const party of [conversation.company_id, conversation.talent_id])
      await publishWith(trx, party, 'conversation_answered', { conversationId });
  });
}
