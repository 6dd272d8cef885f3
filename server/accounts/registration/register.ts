import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { registerCompanySchema, registerTalentSchema } from '#contract/accounts/registration.ts';
import { DEFAULT_POSITION_TITLE } from '#contract/values/product.ts';
import { REFERRAL_CODE_MAX } from '#contract/values/limits.ts';
import type { Context } from '../../platform/context.ts';
import { requireCorporateEmail } from './corporate-email.ts';
import { type CreatedAccount, createAccount } from './create-account.ts';

type RegistrationContext = Pick<Context, 'db' | 'mailer' | 'env' | 'clock'>;

/** Creates account, profile and first position. The result does not reveal whether the email already has an account. */
export function registerTalent(
  context: RegistrationContext,
  input: z.output<typeof registerTalentSchema>,
): Promise<CreatedAccount> {
  return createAccount(context, 'talent', { ...input, name: input.fullName }, async (trx, userId) => {
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

/** Creates account and profile. @throws invalid_input (`email`) if the email is not a company's. */
export async function registerCompany(
  context: RegistrationContext,
  input: z.output<typeof registerCompanySchema>,
): Promise<CreatedAccount> {
  await requireCorporateEmail(input.email);
  const place = `${input.city}, ${input.country}`;
  const account = { ...input, name: `${input.firstName} ${input.lastName}` };
  return createAccount(context, 'company', account, async (trx, userId) => {
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
  });
}

const CODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RANDOM_CHARACTERS = 5;

/** Returns a new referral code: the first word of the name and five random characters, e.g. MARTA7KQ2X. */
export function newReferralCode(name: string) {
  const word =
    name
      .normalize('NFD')
      .toUpperCase()
      .match(/[A-Z]{2,}/)?.[0] ?? '';
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]);
  return `${word.slice(0, REFERRAL_CODE_MAX - RANDOM_CHARACTERS)}${random.join('')}`;
}
