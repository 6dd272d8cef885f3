import type { Context } from '../platform/context.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import { createLink, hasManyLinks } from './links.ts';
import { alreadyRegisteredMail, confirmationMail } from './mails.ts';

/**
 * Mails the link that proves an account's email; where the email is another account's and proven, its owner hears that
 * somebody tried instead.
 */
export async function sendConfirmation(context: Pick<Context, 'db' | 'mailer' | 'env' | 'clock'>, userId: string) {
  const { db } = context;
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'pending_email', 'email_verified', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user || user.email_verified) return;
  const email = user.pending_email ?? user.email;
  if (await hasManyLinks(context, email)) return;
  const link = await createLink(context, 'confirm_email', { userId, email });
  const owner = user.pending_email === null ? undefined : await findOwner(context, user.pending_email);
  await postMail(
    context,
    owner
      ? await alreadyRegisteredMail(owner, `${context.env.PUBLIC_URL}/${owner.user_type}/auth`)
      : await confirmationMail({ email, language: user.language }, link),
  );
}

/** Who has proven an email. */
export const findOwner = ({ db }: Pick<Context, 'db'>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'language', 'user_type'])
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst();
