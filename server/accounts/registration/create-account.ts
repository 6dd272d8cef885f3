import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { UserType } from '#contract/accounts/fields.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { sendConfirmation } from '../verification/confirmation.ts';
import { hashPendingPassword } from './pending-registration.ts';

interface NewAccount {
  email: string;
  password: string;
  name: string;
  language: string;
  referralCode?: string | undefined;
}

export interface CreatedAccount {
  id: string;
  /** The account's email, or a placeholder address while the registration is pending. */
  email: string;
}

/**
 * Creates an account. If another account has the email, the new one is a pending registration: it works like any account
 * with an unverified email, and the confirmation link decides who owns the email.
 */
export async function createAccount(
  context: Pick<Context, 'db' | 'mailer' | 'env' | 'clock'>,
  userType: UserType,
  account: NewAccount,
  addProfile: (trx: Kysely<DB>, userId: string) => Promise<void>,
): Promise<CreatedAccount> {
  const password = await hashPendingPassword(context.env, account.email, account.password);
  const created = await context.db.transaction().execute(async (trx) => {
    const values = {
      name: account.name,
      user_type: userType,
      language: account.language,
      referred_by: account.referralCode ?? null,
    };
    const user =
      (await trx
        .insertInto('users')
        .values({ ...values, email: account.email })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning(['id', 'email'])
        .executeTakeFirst()) ??
      (await trx
        .insertInto('users')
        .values({ ...values, email: `${randomUUID()}@claim.invalid`, pending_email: account.email })
        .returning(['id', 'email'])
        .executeTakeFirstOrThrow());
    await trx
      .insertInto('credentials')
      .values({ user_id: user.id, account_id: user.id, provider_id: 'credential', password })
      .execute();
    await addProfile(trx, user.id);
    return user;
  });
  await sendConfirmation(context, created.id);
  return created;
}
