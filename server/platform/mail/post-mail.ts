import { HOUR_MS, RESET_LINK_HOURS } from '#contract/values/durations.ts';
import type { Kysely } from 'kysely';
import type { Mail, Mailer } from './transport.ts';
import type { DB } from '../db/schema.gen.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Context } from '../context.ts';

/**
 * Stores a mail in `mails`, inside the caller's transaction if there is one. With an SMTP server, a job sends it; posting
 * takes the same time either way.
 * @param sendAfter the end of the recipient's quiet hours; null to send now
 */
export async function postMail(
  { db, mailer }: { db: Kysely<DB>; mailer: Pick<Mailer, 'isSending'> },
  mail: Mail,
  sendAfter: Date | null = null,
) {
  // Only the mailbox page shows the links.
  const links = mailer.isSending ? [] : [...mail.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
  const { id } = await db
    .insertInto('mails')
    .values({
      recipient: mail.to,
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      links,
      reply_to: mail.replyTo ? oneLine(mail.replyTo) : null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      send_after: sendAfter,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (mailer.isSending) await enqueue(db, 'send_mail', { mailId: id }, sendAfter ? { runAt: sendAfter } : {});
}

/** Names can contain line breaks, mail headers can't. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Sends a posted mail and forgets it. */
export async function sendMail({ db, mailer }: Pick<Context, 'db' | 'mailer'>, { mailId }: { mailId: string }) {
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst();
  if (!mail) return;
  const { recipient: to, subject, text, html, reply_to, unsubscribe_url } = mail;
  await mailer.send({
    to,
    subject,
    text,
    html,
    ...(reply_to ? { replyTo: reply_to } : {}),
    ...(unsubscribe_url ? { unsubscribeUrl: unsubscribe_url } : {}),
  });
  await db.deleteFrom('mails').where('id', '=', mailId).execute();
}

const MAILBOX_HOURS = 30 * 24;

/**
 * Deletes old mails. Without an SMTP server they stay in the mailbox page for a month. Mails that are sent are deleted when
 * they are sent, or when their links have expired if they can't be sent.
 */
export async function deleteOldMails({ db, mailer, clock }: Pick<Context, 'db' | 'mailer' | 'clock'>) {
  const hours = mailer.isSending ? RESET_LINK_HOURS : MAILBOX_HOURS;
  await db
    .deleteFrom('mails')
    .where('at', '<', new Date(clock().getTime() - hours * HOUR_MS))
    .execute();
}
