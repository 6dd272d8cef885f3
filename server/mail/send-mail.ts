import type { Context } from '../context.ts';

/** Sends a posted mail and forgets it. */
export async function sendMail({ db, mailer }: Pick<Context, 'db' | 'mailer'>, { mailId }: { mailId: string }) {
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst();
  if (!mail) return;
  await mailer.send({ to: mail.recipient, subject: mail.subject, text: mail.text, html: mail.html });
  await db.deleteFrom('mails').where('id', '=', mailId).execute();
}
