import type { Kysely } from 'kysely';
import type { Mail, Mailer } from './transport.ts';
import type { DB } from '../db/schema.gen.ts';
import { enqueue } from '../jobs/enqueue.ts';

/**
 * Stores a mail in `mails`, inside the caller's transaction if there is one. With an SMTP server, a job sends it; posting
 * takes the same time either way.
 */
export async function postMail({ db, mailer }: { db: Kysely<DB>; mailer: Pick<Mailer, 'isSending'> }, mail: Mail) {
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (mailer.isSending) await enqueue(db, 'send_mail', { mailId: id });
}

/** Names can contain line breaks, mail headers can't. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
