import { type Kysely, sql } from 'kysely';
import type { NotificationData } from '#contract/notifications/notifications.ts';
import { NOTIFICATION_DAYS, type NotificationKind } from '#contract/values/notifications.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import type { AccountPart } from '../platform/account-part.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { LIVE_CHANNEL } from '../platform/live/publish.ts';

interface News<Kind extends NotificationKind> {
  /** The recipient. */
  userId: string;
  /** The other side, so that it is erased with that account. */
  aboutId: string | null;
  /** The fields that the contract defines for this kind: ids, names and titles, never contact details. */
  data: NotificationData[Kind];
}

interface Occasion<Kind extends NotificationKind> {
  kind: Kind;
  at: Date;
  /** The caller sends an email of its own, so the one about unread notifications leaves this out. */
  hasOwnEmail?: boolean;
}

/** Notifies one account as `notifyEach` does. */
export const notify = <Kind extends NotificationKind>(
  trx: Kysely<DB>,
  { kind, at, hasOwnEmail = false, ...news }: Occasion<Kind> & News<Kind>,
) => notifyEach(trx, { kind, at, hasOwnEmail }, [news]);

/** Maximum accounts per Postgres notification, whose payload is limited to 8,000 bytes. */
const TOLD_AT_ONCE = 150;

/**
 * Adds a notification to the lists of these accounts inside the caller's transaction, notifies their open tabs, and queues a
 * push for each of their subscribed browsers, all in one statement. Pushes wait until quiet hours end.
 */
export async function notifyEach<Kind extends NotificationKind>(
  trx: Kysely<DB>,
  { kind, at, hasOwnEmail = false }: Occasion<Kind>,
  news: readonly News<Kind>[],
) {
  if (news.length === 0) return;
  await sql`
    WITH news AS (
      INSERT INTO notifications (user_id, about_id, kind, data, created_at, mailed_at)
      SELECT "userId", "aboutId", ${kind}::text, data, ${at}::timestamptz,
        ${hasOwnEmail ? at : null}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(news)}::jsonb) AS one("userId" uuid, "aboutId" uuid, data jsonb)
      RETURNING id, user_id),
    told AS (
      SELECT pg_notify(${LIVE_CHANNEL}, json_build_object('userId', json_agg(user_id), 'name', 'notifications_changed',
        'event', '{}'::json)::text)
      FROM (SELECT user_id, row_number() OVER () / ${TOLD_AT_ONCE} AS part FROM (SELECT DISTINCT user_id FROM news) AS n) AS n
      GROUP BY part),
    pushed AS (
      SELECT graphile_worker.add_job('send_push', json_build_object('notificationId', n.id, 'subscriptionId', p.id),
        max_attempts => 5, run_at => quiet_until(p.user_id, ${at}))
      FROM news n JOIN push_subscriptions p ON p.user_id = n.user_id
      LEFT JOIN notification_settings s ON s.user_id = p.user_id
      WHERE coalesce((s.pushes->>${kind}::text)::boolean, true))
    SELECT (SELECT count(*) FROM told), (SELECT count(*) FROM pushed)`.execute(trx);
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
