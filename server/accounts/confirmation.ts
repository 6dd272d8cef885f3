import { createHash, randomBytes } from 'node:crypto';
import { RESET_LINK_HOURS } from '#contract/constants.ts';
import type { Context } from '../context.ts';
import { postMail } from '../mail/post-mail.ts';
import { hasManyLinks } from './mailed-links.ts';
import { alreadyRegisteredMail, confirmationMail } from './mails.ts';

const HOUR_MS = 3_600_000;

/** Links are kept as hashes: who reads the table can't open them. */
export const confirmationKey = (token: string) => `confirm-email:${createHash('sha256').update(token).digest('hex')}`;

/**
 * Mails the link that proves an account's email; where the email is another account's and proven, its owner hears that
 * somebody tried instead.
 */
export async function sendConfirmation(context: Pick<Context, 'db' | 'mailer' | 'env' | 'clock'>, userId: string) {
  const { db, env, clock } = context;
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'claimed_email', 'email_verified', 'name', 'language', 'user_type'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user || user.email_verified) return;
  const email = user.claimed_email ?? user.email;
  if (await hasManyLinks(db, clock(), email)) return;
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('verifications')
    .values({
      identifier: confirmationKey(token),
      value: user.id,
      expires_at: new Date(clock().getTime() + RESET_LINK_HOURS * HOUR_MS),
    })
    .execute();
  const owner = await db
    .selectFrom('users')
    .select(['email', 'name', 'language', 'user_type'])
    .where('email', '=', user.claimed_email ?? '')
    .where('email_verified', '=', true)
    .executeTakeFirst();
  await postMail(
    context,
    owner
      ? await alreadyRegisteredMail(owner, `${env.PUBLIC_URL}/${owner.user_type}/auth`)
      : await confirmationMail({ ...user, email }, `${env.PUBLIC_URL}/auth/callback#access_token=${token}&type=signup`),
  );
}
