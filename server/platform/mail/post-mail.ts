import type { Kysely } from 'kysely';
import type { Mail, Mailer } from './transport.ts';
import type { DB } from '../db/schema.gen.ts';
import { enqueue } from '../jobs/enqueue.ts';

/**
 * Posts a mail inside the caller's transaction, if there is one: it is kept in `mails`, and a job sends it where an SMTP
 * server is set. Posting takes the same time whether or not it is sent.
 */
export async function postMail({ db, mailer }: { db: Kysely<DB>; mailer: Pick<Mailer, 'isSending'> }, mail: Mail) {
  // Links are kept apart for the mailbox page only.
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (mailer.isSending) await enqueue(db, 'send_mail', { mailId: id });
}

/** Headers hold no line breaks, whatever stands in a name. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
