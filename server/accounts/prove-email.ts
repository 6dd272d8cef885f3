import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { failure } from '../failure.ts';
import { refreshVerified } from '../companies/verified.ts';
import { type ProvenFrom, awardReferralCredit } from '../referrals/award-referral-credit.ts';
import { eraseInside } from './erase-account.ts';

type Using = Pick<Context, 'db' | 'env'>;

/**
 * The owner of an email has opened the link of this account: the account holds the email from now on, and every other claim to it
 * that nobody has proven is void, with whatever password it was made.
 * @throws invalid_link if the email was proven for another account in the meantime.
 */
export async function giveEmail(app: Using, userId: string, from: ProvenFrom | null = null): Promise<string> {
  return app.db.transaction().execute(async (trx) => {
    const { email, claimed_email } = await trx
      .selectFrom('users')
      .select(['email', 'claimed_email'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const proven = claimed_email ?? email;
    // One proof of an email at a time.
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`prove ${proven.toLowerCase()}`}))`.execute(trx);
    const others = await trx
      .selectFrom('users')
      .select(['id', 'email_verified'])
      .where('id', '<>', userId)
      .where((eb) => eb.or([eb('email', '=', proven), eb('claimed_email', '=', proven)]))
      .execute();
    if (others.some(({ email_verified }) => email_verified)) throw failure('invalid_link');
    for (const other of others) await eraseInside(trx, app.env, other.id);
    await trx.updateTable('users').set({ email: proven, claimed_email: null }).where('id', '=', userId).execute();
    await awardReferralCredit(trx, app.env, userId, from);
    await refreshVerified(trx, userId, { isProven: true });
    return proven;
  });
}

/** The owner has shown in another way that the email is theirs: the same, and confirmed. */
export async function proveEmail(app: Using, userId: string, from: ProvenFrom | null = null) {
  await giveEmail(app, userId, from);
  await app.db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
}
