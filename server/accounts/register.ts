import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { UserType, registerCompanySchema, registerTalentSchema } from '#contract/accounts.ts';
import { DEFAULT_POSITION_TITLE } from '#contract/constants.ts';
import type { Context } from '../context.ts';
import type { DB } from '../db/schema.ts';
import { invalid } from '../failure.ts';
import { postMail } from '../mail/post-mail.ts';
import { isBorrowedDomain } from './email-domains.ts';
import { alreadyRegisteredMail } from './mails.ts';
import { newReferralCode } from './referral-code.ts';

type Registering = Pick<Context, 'db' | 'auth' | 'mailer' | 'env'>;

/** Account, profile and first position in one transaction; a known email gets a mail instead, and the same answer. */
export async function registerTalent(context: Registering, input: z.output<typeof registerTalentSchema>) {
  await register(context, 'talent', { ...input, name: input.fullName }, async (trx, userId) => {
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

/** @returns whether a new account was made. */
export async function registerCompany(
  context: Registering,
  input: z.output<typeof registerCompanySchema>,
): Promise<boolean> {
  if (isBorrowedDomain(input.email)) throw invalid('email', 'corporate_email');
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
}

async function register(
  context: Registering,
  userType: UserType,
  account: NewAccount,
  addProfile: (trx: Kysely<DB>, userId: string) => Promise<void>,
) {
  const { db, auth, env } = context;
  const password = await (await auth.$context).password.hash(account.password);
  const isNew = await db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({ name: account.name, email: account.email, user_type: userType, language: account.language })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!user) return false;
    await trx
      .insertInto('credentials')
      .values({ user_id: user.id, account_id: user.id, provider_id: 'credential', password })
      .execute();
    await addProfile(trx, user.id);
    return true;
  });
  if (isNew) await auth.api.sendVerificationEmail({ body: { email: account.email } });
  else await tellOwner(context, account.email, `${env.PUBLIC_URL}/${userType}/auth`);
  return isNew;
}

async function tellOwner(context: Registering, email: string, signInUrl: string) {
  const owner = await context.db
    .selectFrom('users')
    .select(['email', 'name', 'language', 'user_type'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (owner) await postMail(context, await alreadyRegisteredMail(owner, signInUrl));
}
