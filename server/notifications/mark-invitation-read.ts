import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/schema.gen.ts';
import { publishWith } from '../platform/live/publish.ts';

/** Marks the notification of an invitation that its talent has answered as read, so that no email follows. */
export async function markInvitationRead(trx: Kysely<DB>, userId: string, campaignId: string, at: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .where('read_at', 'is', null)
    .where(sql<boolean>`data->>'campaignId' = ${campaignId}`)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await publishWith(trx, userId, 'notifications_changed', {});
}
