import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { UserType } from '#contract/accounts/fields.ts';
import type { registerCompanySchema, registerTalentSchema } from '#contract/accounts/registration.ts';
import { DEFAULT_POSITION_TITLE } from '#contract/values/talents.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { invalid } from '../../platform/http/failure.ts';
import { sendConfirmation } from '../verification/confirmation.ts';
import { isFreeMailDomain } from './corporate-email.ts';
import { newReferralCode } from './referral-code.ts';
import { hashPendingPassword } from './pending-registration.ts';

type Registering = Pick<Context, 'db' | 'mailer' | 'env' | 'clock'>;

/** What an account is kept under: its email, or, for a claim, an address of its own. */
interface Registered {
  id: string;
  email: string;
}

/** Account, profile and first position in one transaction. A known email gets the same answer, and its owner a mail. */
export async function registerTalent(
  context: Registering,
  input: z.output<typeof registerTalentSchema>,
): Promise<Registered> {
  return register(context, 'talent', { ...input, name: input.fullName }, async (trx, userId) => {
    await trx
      .insertInto('talent_profiles')
      .values({ user_id: userId, full_name: input.fullName, referral_code: newReferralCode(input.fullName) })
      .execute();
    await trx
      .insertInto('talent_positions')
      .values({ talent_id: userId, position_title: DEFAULT_POSITION_TITLE })
      .execute();
  });
}

/** The same for a company. */
export async function registerCompany(
  context: Registering,
  input: z.output<typeof registerCompanySchema>,
): Promise<Registered> {
  if (isFreeMailDomain(input.email)) throw invalid('email', 'corporate_email');
  const place = `${input.city}, ${input.country}`;
  return register(
    context,
    'company',
    { ...input, name: `${input.firstName} ${input.lastName}` },
    async (trx, userId) => {
      await trx
        .insertInto('company_profiles')
        .values({
          user_id: userId,
          company_name: input.companyName,
          first_name: input.firstName,
          last_name: input.lastName,
          email: input.email,
          phone: input.phone || null,
          city: input.city,
          country: input.country,
          location: place,
          address: place,
          referral_code: newReferralCode(input.companyName),
        })
        .execute();
    },
  );
}

interface NewAccount {
  email: string;
  password: string;
  name: string;
  language: string;
  referralCode?: string | undefined;
}

/**
 * Makes the account. Where the email is another account's already, the new one is a claim: it works like any unproven account,
 * and only the link in the mail decides whose the email is.
 */
async function register(
  context: Registering,
  userType: UserType,
  account: NewAccount,
  addProfile: (trx: Kysely<DB>, userId: string) => Promise<void>,
): Promise<Registered> {
  const password = await hashPendingPassword(context.env, account.email, account.password);
  const registered = await context.db.transaction().execute(async (trx) => {
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
  await sendConfirmation(context, registered.id);
  return registered;
}
