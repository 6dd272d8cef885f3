import { sql } from 'kysely';
import type { CompanyPage } from '#contract/companies/page.ts';
import { hostOf } from '#contract/fields/website.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { logoUrlOf } from '../platform/media/playable.ts';

/** A sitemap may have at most 50,000 addresses. */
const INDEXED_MAX = 20_000;

type Reader = Pick<Viewer, 'userId' | 'userType' | 'isAdmin'> | null;

/** A talent has met a company that unlocked, watched or invited them, that they showed interest in, or that is hiring. */
const hasMet = (talentId: string) => sql<boolean>`(
  EXISTS (SELECT FROM conversations v WHERE v.company_id = c.user_id AND v.talent_id = ${talentId})
  OR EXISTS (SELECT FROM conversion_events e WHERE e.company_id = c.user_id AND e.talent_id = ${talentId})
  OR EXISTS (SELECT FROM campaigns g WHERE g.company_id = c.user_id AND (g.state = 'open'
    OR EXISTS (SELECT FROM campaign_invitations i WHERE i.campaign_id = g.id AND i.talent_id = ${talentId})
    OR EXISTS (SELECT FROM campaign_interests h WHERE h.campaign_id = g.id AND h.talent_id = ${talentId}))))`;

/** Returns a company's page if this viewer may open it. @throws not_found */
export async function getCompanyPage(
  { db, env }: Pick<Context, 'db' | 'env'>,
  viewer: Reader,
  publicId: string,
): Promise<{ companyId: string; page: CompanyPage }> {
  const row = await db
    .selectFrom('company_profiles as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .selectAll('c')
    .where('c.public_id', '=', publicId)
    .where('u.deletion_requested_at', 'is', null)
    .$if(!viewer?.isAdmin, (query) =>
      query.where((eb) =>
        eb.or([
          eb('c.page_published_at', 'is not', null),
          ...(viewer ? [eb('c.user_id', '=', viewer.userId)] : []),
          ...(viewer?.userType === 'talent' ? [hasMet(viewer.userId)] : []),
        ]),
      ),
    )
    .executeTakeFirst();
  if (!row) throw failure('not_found');
  const page: CompanyPage = {
    publicId,
    companyName: row.company_name,
    logoUrl: logoUrlOf(env.PUBLIC_URL, row.logo_id),
    isVerified: row.is_verified,
    domain: row.website && (hostOf(row.website)?.replace(/^www\./, '') ?? null),
    website: row.website,
    industry: row.industry,
    location: row.location,
    city: row.city,
    country: row.country,
    about: row.description,
    isPublished: row.page_published_at !== null,
    isOwn: row.user_id === viewer?.userId,
  };
  return { companyId: row.user_id, page };
}

/** Opens a company's page to everyone, or only to talent it has met. @throws email_not_confirmed */
export async function publishCompanyPage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, emailVerified }: Viewer,
  isPublished: boolean,
) {
  if (isPublished && !emailVerified) throw failure('email_not_confirmed');
  await db
    .updateTable('company_profiles')
    .set({ page_published_at: isPublished ? sql`coalesce(page_published_at, ${clock()})` : null })
    .where('user_id', '=', userId)
    .execute();
}

/** Lists the paths of published pages, newest first. */
export async function listIndexedCompanies({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('company_profiles as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select('c.public_id')
    .where('c.page_published_at', 'is not', null)
    .where('u.deletion_requested_at', 'is', null)
    .orderBy('c.page_published_at', 'desc')
    .limit(INDEXED_MAX)
    .execute();
  return rows.map(({ public_id }) => `/companies/${public_id}`);
}
