import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { publishWith } from '../platform/live/publish.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { isBlocked, lockOwnConversation, partiesOf } from './own-conversation.ts';

/** Marks messages as read up to `seq`; the mark only moves forward. @throws not_found */
export async function markRead(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: Pick<Viewer, 'userId'>,
  { conversationId, seq: wanted }: { conversationId: string; seq: number },
) {
  await db.transaction().execute(async (trx) => {
    const conversation = await lockOwnConversation(trx, userId, conversationId);
    const isCompany = conversation.company_id === userId;
    const seq = Math.min(wanted, conversation.last_seq);
    if (seq <= (isCompany ? conversation.company_read_seq : conversation.talent_read_seq)) return;
    await trx
      .updateTable('conversations')
      .set(
        isCompany
          ? { company_read_seq: seq, company_read_at: clock() }
          : { talent_read_seq: seq, talent_read_at: clock() },
      )
      .where('id', '=', conversationId)
      .execute();
    const notified = isCompany || !(await isBlocked(trx, conversation)) ? partiesOf(conversation) : [userId];
    await publishWith(trx, notified, 'messages_read', { conversationId, seq });
  });
}

/** Counts the messages that an account has not read, by the same rule as the unread count of each conversation. */
export async function countUnread({ db }: Pick<Context, 'db'>, { userId }: Pick<Viewer, 'userId'>) {
  const { rows } = await sql<{ unread: number }>`
    SELECT (coalesce((SELECT sum(last_seq - company_read_seq) FROM conversations
        WHERE company_id = ${userId} AND company_read_seq < last_seq), 0)
      + coalesce((SELECT sum(last_seq - talent_read_seq) FROM conversations
        WHERE talent_id = ${userId} AND talent_read_seq < last_seq), 0))::int AS unread`.execute(db);
  return rows[0]!.unread;
}
