import { type Kysely, sql } from 'kysely';
import type { NotificationData } from '#contract/notifications/notifications.ts';
import { NOTIFICATION_DAYS, OWN_EMAIL, type NotificationKind } from '#contract/values/notifications.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import type { AccountPart } from '../platform/account-part.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { publishWith } from '../platform/live/publish.ts';

interface News<Kind extends NotificationKind> {
  /** Who gets it. */
  userId: string;
  /** The other side, so that it is erased with them. */
  aboutId: string | null;
  kind: Kind;
  /** What the contract says about this kind: ids, names and titles, never contact details. */
  data: NotificationData[Kind];
  at: Date;
}

/**
 * Adds a notification to an account's list inside the caller's transaction, tells its open tabs, and queues a push for each of
 * its subscribed browsers. During quiet hours the pushes wait.
 */
export async function notify<Kind extends NotificationKind>(
  trx: Kysely<DB>,
  { userId, aboutId, kind, data, at }: News<Kind>,
) {
  const { id } = await trx
    .insertInto('notifications')
    .values({
      user_id: userId,
      about_id: aboutId,
      kind,
      data: JSON.stringify(data),
      created_at: at,
      mailed_at: OWN_EMAIL.includes(kind) ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await publishWith(trx, userId, 'notifications_changed', {});
  const browsers = await trx
    .selectFrom('push_subscriptions as p')
    .leftJoin('notification_settings as s', 's.user_id', 'p.user_id')
    .select('p.id')
    .select(sql<Date | null>`quiet_until(p.user_id, ${at})`.as('quiet_until'))
    .where('p.user_id', '=', userId)
    .where(sql<boolean>`coalesce((s.pushes->>${kind})::boolean, true)`)
    .execute();
  for (const browser of browsers)
    await enqueue(
      trx,
      'send_push',
      { notificationId: id, subscriptionId: browser.id },
      { maxAttempts: 5, ...(browser.quiet_until && { runAt: browser.quiet_until }) },
    );
}

/** Deletes notifications past their retention period. */
export async function deleteOldNotifications({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const before = new Date(clock().getTime() - NOTIFICATION_DAYS * DAY_MS);
  await db.deleteFrom('notifications').where('created_at', '<', before).execute();
}

export const notificationsPart: AccountPart = {
  tables: {
    notifications: { by: 'user_id', without: ['about_id'] },
    notification_settings: { by: 'user_id' },
    push_subscriptions: { by: 'user_id', without: ['p256dh', 'auth'] },
  },
};
