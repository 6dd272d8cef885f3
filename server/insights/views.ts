import { sql } from 'kysely';
import { VIEWINGS_SHOWN } from '#contract/insights.ts';
import type { Context } from '../platform/context.ts';
import { logoUrlOf } from '../platform/media/playable.ts';

export interface Viewing {
  companyId: string;
  companyName: string;
  companyPageId: string;
  logoUrl: string | null;
  isVerified: boolean;
  positionTitle: string | null;
  /** Number of days on which this company viewed the position. */
  views: number;
  lastViewedAt: Date;
  hasUnlocked: boolean;
}

/** Lists the companies that viewed a talent's positions or unlocked the contact, latest first. */
export async function whoViewed(
  { db, env }: Pick<Context, 'db' | 'env'>,
  talentId: string,
  limit: number = VIEWINGS_SHOWN,
): Promise<Viewing[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('viewings')
        .selectAll()
        .where('talent_id', '=', talentId)
        .orderBy('last_viewed_at', 'desc')
        .limit(limit)
        .as('v'),
    )
    .innerJoin('company_profiles as c', 'c.user_id', 'v.company_id')
    .leftJoin('talent_positions as p', 'p.id', 'v.position_id')
    .select([
      'v.company_id as companyId',
      'c.company_name as companyName',
      'c.public_id as companyPageId',
      'c.logo_id as logoId',
      'c.is_verified as isVerified',
      'p.position_title as positionTitle',
      'v.views',
      'v.last_viewed_at as lastViewedAt',
      sql<boolean>`EXISTS (SELECT FROM unlocked_contacts u WHERE u.user_id = c.user_id AND u.closer_id = ${talentId})`.as(
        'hasUnlocked',
      ),
    ])
    .orderBy('v.last_viewed_at', 'desc')
    .execute();
  return rows.map(({ logoId, ...row }) => ({ ...row, logoUrl: logoUrlOf(env.PUBLIC_URL, logoId) }));
}
