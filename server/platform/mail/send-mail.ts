import type { Context } from '../context.ts';

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
