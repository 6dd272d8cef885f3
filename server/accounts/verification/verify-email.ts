import { type Kysely, sql } from 'kysely';
import type { EmailVerified } from '../../platform/account-part.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { failure } from '../../platform/http/failure.ts';
import { eraseAccountWith } from '../erasure/erase-account.ts';

type VerifyContext = Pick<Context, 'env' | 'clock' | 'accountParts'>;

/**
 * Gives the email to the account, since the person who reads its mail has opened one of the account's links. All other
 * unverified accounts and pending registrations with that email are erased.
 * @throws invalid_link if another account has verified the email in the meantime.
 */
export async function verifyEmailWith(
  trx: Kysely<DB>,
  context: VerifyContext,
  { id: userId, email }: { id: string; email: string },
  openedFrom: EmailVerified['openedFrom'],
) {
  const before = await trx
    .selectFrom('users')
    .select('email_verified')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Only one account at a time can verify an email.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`prove ${email.toLowerCase()}`}))`.execute(trx);
  const others = await trx
    .selectFrom('users')
    .select(['id', 'email_verified'])
    .where('id', '<>', userId)
    .where((eb) => eb.or([eb('email', '=', email), eb('pending_email', '=', email)]))
    .execute();
  if (others.some(({ email_verified }) => email_verified)) throw failure('invalid_link');
  for (const other of others) await eraseAccountWith(trx, context, other.id);
  await trx
    .updateTable('users')
    .set({ email, pending_email: null, email_verified: true })
    .where('id', '=', userId)
    .execute();
  const event = { userId, isFirst: !before.email_verified, openedFrom };
  for (const part of context.accountParts) await part.onEmailVerified?.(trx, context, event);
}

/** Verifies the email that the account was registered with. */
export async function verifyEmail(
  context: VerifyContext & Pick<Context, 'db'>,
  userId: string,
  openedFrom: EmailVerified['openedFrom'] = null,
) {
  await context.db.transaction().execute(async (trx) => {
    const { email, pending_email } = await trx
      .selectFrom('users')
      .select(['email', 'pending_email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await verifyEmailWith(trx, context, { id: userId, email: pending_email ?? email }, openedFrom);
  });
}
