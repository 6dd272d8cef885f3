import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { CompanyProfile, saveCompanySchema } from '#contract/companies.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { logoUrlOf } from '../platform/media/playable.ts';
import { logoKey } from './logo.ts';
import { refreshVerified } from './verified.ts';
import type { AccountPart } from '../platform/account-part.ts';

/** Returns a company's own profile with the email of its account. */
export async function getCompanyProfile(
  { db, env }: Pick<Context, 'db' | 'env'>,
  { userId, email, emailVerified }: Viewer,
): Promise<CompanyProfile> {
  const row = await db
    .selectFrom('company_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    companyName: row.company_name,
    firstName: row.first_name,
    lastName: row.last_name,
    description: row.description,
    website: row.website,
    phone: row.phone,
    address: row.address,
    city: row.city,
    country: row.country,
    industry: row.industry,
    email,
    emailVerified,
    isVerified: row.is_verified,
    logoUrl: logoUrlOf(env.PUBLIC_URL, row.logo_id),
    pageUrl: `${env.PUBLIC_URL}/companies/${row.public_id}`,
    isPagePublished: row.page_published_at !== null,
    hasClosedFirstSteps: row.first_steps_closed_at !== null,
  };
}

export async function saveCompanyProfile(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, emailVerified }: Viewer,
  input: z.output<typeof saveCompanySchema>,
) {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('company_profiles')
      .set({
        company_name: input.companyName,
        first_name: input.firstName,
        last_name: input.lastName,
        description: input.description || null,
        website: input.website,
        phone: input.phone,
        address: input.address,
        city: input.city,
        country: input.country,
        location: `${input.city}, ${input.country}`,
        industry: input.industry || null,
        updated_at: clock(),
      })
      .where('user_id', '=', userId)
      .execute();
    await trx
      .updateTable('users')
      .set({ name: `${input.firstName} ${input.lastName}`, updated_at: clock() })
      .where('id', '=', userId)
      .execute();
    await refreshVerified(trx, userId, { emailVerified });
  });
}

export async function closeFirstSteps(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: Pick<Viewer, 'userId'>,
) {
  await db
    .updateTable('company_profiles')
    .set({ first_steps_closed_at: clock() })
    .where('user_id', '=', userId)
    .where('first_steps_closed_at', 'is', null)
    .execute();
}

export const companiesPart: AccountPart = {
  tables: { company_profiles: { by: 'user_id', without: ['verified_override_by', 'search_text'] } },
  listFiles: async (context, userId) =>
    (await listLogos(context.db, userId)).map((key) => ({
      key,
      name: 'logo',
      about: { en: 'Your logo', es: 'Tu logotipo' },
    })),
  async beforeErase(trx, userId) {
    const keys = await listLogos(trx, userId);
    if (keys.length > 0) await enqueue(trx, 'remove_files', { keys });
  },
  onEmailVerified: (trx, _context, { userId }) => refreshVerified(trx, userId, { emailVerified: true }),
};

async function listLogos(db: Kysely<DB>, userId: string): Promise<string[]> {
  const row = await db
    .selectFrom('company_profiles')
    .select('logo_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.logo_id ? [logoKey(userId, row.logo_id)] : [];
}
