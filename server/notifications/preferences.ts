import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { NotificationPreferences, savePreferencesSchema } from '#contract/notifications/preferences.ts';
import { DEFAULT_EMAILS, type EmailKind, KINDS_OF } from '#contract/values/notifications.ts';
import type { Context } from '../platform/context.ts';
import { listParameter } from '../platform/db/list-parameter.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { invalid } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { vapidKeys } from './push/vapid.ts';

/** The account's choices for the kinds of its side, with defaults for those not yet made. */
export async function getPreferences(
  { db, env }: Pick<Context, 'db' | 'env'>,
  { userId, userType }: Pick<Viewer, 'userId' | 'userType'>,
): Promise<NotificationPreferences> {
  const settings = await db
    .selectFrom('notification_settings')
    .select(['emails', 'pushes', 'time_zone'])
    .select(sql<string | null>`to_char(quiet_from, 'HH24:MI')`.as('start'))
    .select(sql<string | null>`to_char(quiet_to, 'HH24:MI')`.as('end'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const subscriptions = await db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('user_id', '=', userId)
    .execute();
  const kinds = KINDS_OF[userType];
  const emails = (settings?.emails ?? {}) as Partial<Record<EmailKind, boolean>>;
  const pushes = (settings?.pushes ?? {}) as Partial<Record<EmailKind, boolean>>;
  return {
    emails: Object.fromEntries(
      (['message', ...kinds] as const).map((kind) => [kind, emails[kind] ?? DEFAULT_EMAILS.includes(kind)]),
    ),
    pushes: Object.fromEntries(kinds.map((kind) => [kind, pushes[kind] ?? true])),
    quietHours: settings?.start && settings.end ? { start: settings.start, end: settings.end } : null,
    timeZone: settings?.time_zone ?? null,
    pushKey: vapidKeys(env.SECRET).publicKey,
    pushEndpoints: subscriptions.map(({ endpoint }) => endpoint),
  };
}

/** Saves choices; omitted ones stay unchanged. @throws invalid_input for a time zone that Postgres doesn't know. */
export async function savePreferences(
  { db }: Pick<Context, 'db'>,
  userId: string,
  { emails = {}, pushes = {}, quietHours, timeZone }: z.output<typeof savePreferencesSchema>,
) {
  if (timeZone !== undefined)
    await sql`SELECT now() AT TIME ZONE ${timeZone}`.execute(db).catch(() => {
      throw invalid('timeZone', 'invalid');
    });
  const quiet =
    quietHours === undefined ? {} : { quiet_from: quietHours?.start ?? null, quiet_to: quietHours?.end ?? null };
  const zone = timeZone === undefined ? {} : { time_zone: timeZone };
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, emails: JSON.stringify(emails), pushes: JSON.stringify(pushes), ...zone, ...quiet })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        emails: sql`notification_settings.emails || excluded.emails`,
        pushes: sql`notification_settings.pushes || excluded.pushes`,
        ...zone,
        ...quiet,
      }),
    )
    .execute();
}

/** Whether an account wants emails of a kind, as a condition on `notification_settings` joined as `s`. */
export const wants = (kind: ReturnType<typeof sql<string>>) =>
  sql<boolean>`coalesce((s.emails->>${kind})::boolean, ${kind} = ANY(${[...DEFAULT_EMAILS]}::text[]))`;

interface EmailChoice {
  userId: string;
  isWanted: boolean;
  /** The end of the quiet hours, until which the email must wait. */
  quietUntil: Date | null;
}

/** Returns whether accounts want an email now, by account. */
export async function findEmailChoices(db: Kysely<DB>, userIds: readonly string[], kind: EmailKind, at: Date) {
  const { rows } = await sql<EmailChoice>`
    SELECT u.id AS "userId", ${wants(sql<string>`${kind}::text`)} AS "isWanted", quiet_until(u.id, ${at}) AS "quietUntil"
    FROM users u LEFT JOIN notification_settings s ON s.user_id = u.id WHERE u.id = ANY(${listParameter(userIds)}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map((choice) => [choice.userId, choice]));
}

/** Returns whether an account wants an email now. */
export const findEmailChoice = async (db: Kysely<DB>, userId: string, kind: EmailKind, at: Date) =>
  (await findEmailChoices(db, [userId], kind, at)).get(userId)!;
