import type pg from 'pg';
import type { WorkType } from '#contract/talents.ts';
import { type CardTexts, MASKED_BY, maskCard } from './documents/mask-card.ts';
import { scoresOf } from './flags.ts';
import type { Offered } from './matching/outcome.ts';

interface OfferRow extends Omit<CardTexts, 'quote'> {
  position_id: string;
  full_name: string;
  experience_years: number | null;
  work_type: WorkType | null;
  salary_min_minor: number | null;
  available_from: string | null;
  communication: number | null;
  confidence: number | null;
  clarity: number | null;
  masks: CardTexts | null;
  masked_by: number;
}

const OFFERS = `
  SELECT s.position_id, tp.full_name, p.position_title, tp.city, tp.country, to_json(tp.languages) AS languages,
    to_json(p.skills || tp.skills) AS skills, CASE WHEN s.masked_by <> ${MASKED_BY} THEN tp.bio END AS bio, p.experience_years,
    p.work_type, p.salary_min_minor, ((now() AT TIME ZONE 'UTC')::date + p.notice_days)::text AS available_from,
    s.score_communication AS communication, s.score_confidence AS confidence, s.score_clarity AS clarity, s.masks, s.masked_by
  FROM talent_search s JOIN talent_positions p ON p.id = s.position_id JOIN talent_profiles tp ON tp.user_id = p.talent_id
  WHERE s.position_id = ANY($1::uuid[])`;

/** Reads what searchable positions offer, as companies without an unlock see it: the fields that scores compare, not the card. */
export async function readOffered(pool: pg.Pool, positionIds: readonly string[]): Promise<Map<string, Offered>> {
  if (positionIds.length === 0) return new Map();
  const { rows } = await pool.query<OfferRow>({ name: 'offers', text: OFFERS, values: [positionIds] });
  return new Map(rows.map((row) => [row.position_id, offeredOf(row)]));
}

function offeredOf(row: OfferRow): Offered {
  const own = { ...row, quote: null };
  const texts = (row.masked_by === MASKED_BY ? row.masks : maskCard(own)) ?? own;
  return {
    positionTitle: texts.position_title,
    skills: [...new Set(texts.skills)].sort(),
    languages: texts.languages,
    city: texts.city,
    country: texts.country,
    workType: row.work_type,
    experienceYears: row.experience_years,
    scores: scoresOf(row),
    salaryMinMinor: row.salary_min_minor,
    availableFrom: row.available_from,
  };
}
