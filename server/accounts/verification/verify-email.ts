import { type Kysely, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { failure } from '../../platform/http/failure.ts';
import { refreshVerified } from '../../companies/verified.ts';
import { type ProvenFrom, awardReferralCredit } from '../../referrals/award-credit.ts';
import { eraseInside } from '../erasure/erase-account.ts';

/**
 * Somebody who reads the mail of `email` has opened a link of this account: the account holds the email from now on, and every
 * other claim to it that nobody has proven is void, with whatever password it was made.
 * `from` is where the link was opened; null where that says nothing.
 * @throws invalid_link if the email was proven for another account in the meantime.
 */
export async function verifyInside(
  trx: Kysely<DB>,
  env: Context['env'],
  { id: userId, email }: { id: string; email: string },
  from: ProvenFrom | null,
) {
  const before = await trx
    .selectFrom('users')
    .select('email_verified')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // One proof of an email at a time.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`prove ${email.toLowerCase()}`}))`.execute(trx);
  const others = await trx
    .selectFrom('users')
    .select(['id', 'email_verified'])
    .where('id', '<>', userId)
    .where((eb) => eb.or([eb('email', '=', email), eb('pending_email', '=', email)]))
    .execute();
  if (others.some(({ email_verified }) => email_verified)) throw failure('invalid_link');
  for (const other of others) await eraseInside(trx, env, other.id);
  await trx
    .updateTable('users')
    .set({ email, pending_email: null, email_verified: true })
    .where('id', '=', userId)
    .execute();
  if (!before.email_verified) await awardReferralCredit(trx, env, userId, from);
  await refreshVerified(trx, userId, { isProven: true });
}

/** The same for the email that the account was made with. */
export async function verifyEmail(
  { db, env }: Pick<Context, 'db' | 'env'>,
  userId: string,
  from: ProvenFrom | null = null,
) {
  await db.transaction().execute(async (trx) => {
    const { email, pending_email } = await trx
      .selectFrom('users')
      .select(['email', 'pending_email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await verifyInside(trx, env, { id: userId, email: pending_email ?? email }, from);
  });
}
