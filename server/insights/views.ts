import { sql } from 'kysely';
import { VIEWINGS_SHOWN, type Viewing } from '#contract/insights.ts';

/** A viewing as `viewingsOf` selects it. */
export interface ViewingRow extends Omit<Viewing, 'logoUrl'> {
  logoId: string | null;
}

/** Selects the companies that viewed a talent's positions or unlocked the contact, latest first, as a JSON array of `ViewingRow`. */
export const viewingsOf = (talentId: string) => sql<ViewingRow[]>`(
  SELECT coalesce(json_agg(json_build_object('companyId', v.company_id, 'companyName', c.company_name, 'companyPageId', c.public_id,
    'logoId', c.logo_id, 'isVerified', c.is_verified, 'positionId', p.id, 'positionTitle', p.position_title, 'views', v.views,
    'lastViewedAt', to_char(v.last_viewed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'hasUnlocked', EXISTS (SELECT FROM unlocked_contacts u WHERE u.user_id = c.user_id AND u.closer_id = ${talentId}))
    ORDER BY v.last_viewed_at DESC), '[]')
  FROM (SELECT * FROM viewings WHERE talent_id = ${talentId} ORDER BY last_viewed_at DESC LIMIT ${sql.lit(VIEWINGS_SHOWN)}) AS v
  JOIN company_profiles c ON c.user_id = v.company_id LEFT JOIN talent_positions p ON p.id = v.position_id)`;
