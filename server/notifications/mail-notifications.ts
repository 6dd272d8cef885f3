import { type Kysely, sql } from 'kysely';
import { notificationPath, type Told } from '#contract/notifications/path.ts';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { NOTIFICATION_MAIL_MINUTES } from '#contract/values/notifications.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { letter } from '../platform/mail/letter.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import { greet, mailTo } from '../platform/mail/recipient.ts';
import { wants } from './preferences.ts';
import { DIGEST_TEXTS, lineOf } from './texts.ts';
import { unsubscribeLinks } from './unsubscribe.ts';

const LINES_MAX = 10;
const ACCOUNTS_MAX = 500;

type MailContext = Pick<Context, 'db' | 'env' | 'mailer' | 'clock'>;

/**
 * Mails accounts about notifications that have been unread for ten minutes: one email for all unread notifications of the kinds
 * that the account wants by email. Each notification is mailed at most once, after its reader's quiet hours.
 */
export async function mailNotifications(context: MailContext) {
  const now = context.clock();
  const { rows } = await sql<{ user_id: string }>`
    SELECT DISTINCT n.user_id FROM notifications n LEFT JOIN notification_settings s ON s.user_id = n.user_id
    WHERE n.read_at IS NULL AND n.mailed_at IS NULL
      AND n.created_at <= ${new Date(now.getTime() - NOTIFICATION_MAIL_MINUTES * MINUTE_MS)}
      AND ${wants(sql<string>`n.kind`)} AND quiet_until(n.user_id, ${now}) IS NULL
    LIMIT ${ACCOUNTS_MAX}`.execute(context.db);
  for (const { user_id } of rows) await context.db.transaction().execute((trx) => mailAccount(trx, context, user_id));
}

async function mailAccount(trx: Kysely<DB>, { env, mailer, clock }: MailContext, userId: string) {
  const { rows } = await sql<Told & { created_at: Date }>`
    UPDATE notifications n SET mailed_at = ${clock()}
    FROM users u LEFT JOIN notification_settings s ON s.user_id = u.id
    WHERE u.id = n.user_id AND n.user_id = ${userId} AND n.read_at IS NULL AND n.mailed_at IS NULL AND ${wants(sql<string>`n.kind`)}
    RETURNING n.kind, n.data, n.created_at`.execute(trx);
  const account = await trx
    .selectFrom('users')
    .select(['email', 'name', 'language', 'email_verified', 'deletion_requested_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (rows.length === 0 || !account?.email_verified || account.deletion_requested_at) return;
  const { to, language, name } = mailTo(account);
  const newest = rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
  const { several, single, more, ...text } = DIGEST_TEXTS[language](rows.length);
  const lines = newest.slice(0, LINES_MAX).map((row) => lineOf(language, row));
  const list = [
    ...lines.map((line) => `• ${line}`),
    ...(rows.length > LINES_MAX ? [more(rows.length - LINES_MAX)] : []),
  ].join('\n');
  const [subject, body] = rows.length === 1 ? [lines[0]!, single] : [several, list];
  await postMail(
    { db: trx, mailer },
    await letter(
      to,
      `${env.PUBLIC_URL}${rows.length === 1 ? notificationPath(newest[0]!) : '/notifications'}`,
      { ...text, subject, ...greet(language, name), body },
      unsubscribeLinks(env, { kind: 'notifications', id: userId }),
    ),
  );
}
