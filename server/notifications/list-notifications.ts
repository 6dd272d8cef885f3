import { sql } from 'kysely';
import type { Notification } from '#contract/notifications/notifications.ts';
import { NOTIFICATIONS_PAGE_SIZE, UNREAD_MAX } from '#contract/values/notifications.ts';
import type { Context } from '../platform/context.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { publishWith } from '../platform/live/publish.ts';

type Own = Pick<Viewer, 'userId'>;

/**
 * Lists an account's notifications, newest first. A company sees the full names of talent it has since unlocked.
 * @throws invalid_input if the cursor is malformed.
 */
export async function listNotifications(
  { db }: Pick<Context, 'db'>,
  { userId }: Own,
  { cursor }: { cursor?: string | undefined },
): Promise<{ items: Notification[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'kind', 'data', 'created_at', 'read_at'])
    .select(sql<string>`created_at::text`.as('at'))
    .select(
      sql<string | null>`(SELECT d.full_name FROM unlocked_contacts u JOIN contact_details d ON d.contact_id = u.id
        WHERE u.user_id = notifications.user_id AND u.closer_id = notifications.about_id)`.as('full_name'),
    )
    .where('user_id', '=', userId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NOTIFICATIONS_PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, NOTIFICATIONS_PAGE_SIZE);
  const last = rows.length > page.length ? page.at(-1)! : null;
  const items = page.map(({ id, kind, data, full_name, created_at, read_at }) => ({
    id,
    kind,
    data:
      full_name !== null && 'talentName' in (data as object) ? { ...(data as object), talentName: full_name } : data,
    isRead: read_at !== null,
    createdAt: created_at.toISOString(),
  }));
  return { items: items as Notification[], nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }) };
}

export async function countUnread({ db }: Pick<Context, 'db'>, { userId }: Own): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*) AS unread FROM (
      SELECT FROM notifications WHERE user_id = ${userId} AND read_at IS NULL LIMIT ${sql.lit(UNREAD_MAX)}) AS unread_ones`.execute(
    db,
  );
  return rows[0]!.unread;
}

/** Marks notifications as read, or all if there are no ids, in every open tab. Idempotent. @throws not_found if none is the viewer's */
export async function markRead(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: Own,
  { notificationIds }: { notificationIds?: string[] | undefined },
) {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('notifications')
      .set({ read_at: clock() })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .$if(notificationIds !== undefined, (query) => query.where('id', 'in', notificationIds!))
      .executeTakeFirst();
    if (numUpdatedRows) return publishWith(trx, userId, 'notifications_changed', {});
    if (notificationIds === undefined) return;
    const own = trx.selectFrom('notifications').select('id').where('id', 'in', notificationIds);
    if (!(await own.where('user_id', '=', userId).executeTakeFirst())) throw failure('not_found');
  });
}
