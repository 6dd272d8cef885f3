import type { TalentCard, UnlockedPerson } from '#contract/search/search.ts';
import type { WorkType } from '#contract/talents.ts';
import type { Context } from '../platform/context.ts';
import { listParameter } from '../platform/db/list-parameter.ts';
import { playableOf } from '../platform/media/playable.ts';
import { scoresOf } from './flags.ts';
import { shortName } from './short-name.ts';
import { type CardTexts, MASKED_BY, maskCard } from './documents/mask-card.ts';

interface CardRow extends CardTexts {
  position_id: string;
  full_name: string;
  experience_years: number | null;
  work_type: WorkType | null;
  salary_min_minor: number | null;
  available_from: string | null;
  boosted: boolean;
  communication: number | null;
  confidence: number | null;
  clarity: number | null;
  /** The masked texts shown before an unlock; null when nothing needs masking. */
  masks: CardTexts | null;
  masked_by: number;
  unlocked: UnlockedPerson | null;
  is_viewed: boolean;
  public_id: string;
  captions_key: string | null;
  duration_ms: number;
  width: number;
  height: number;
  published_at: Date;
}

/** Everything a company may see before an unlock. Contact columns are never selected. Lists are JSON because that parses fastest. */
const cardsWhere = (isAsked: string) => `
  SELECT s.position_id, tp.full_name, p.position_title, tp.city, tp.country, to_json(tp.languages) AS languages,
    to_json(p.skills || tp.skills) AS skills, tp.bio, p.experience_years, p.work_type,
    p.salary_min_minor, ((now() AT TIME ZONE 'UTC')::date + p.notice_days)::text AS available_from, s.boosted, s.masks, s.masked_by,
    s.score_communication AS communication, s.score_confidence AS confidence, s.score_clarity AS clarity,
    v.quote, v.public_id, v.captions_key, v.duration_ms, v.width, v.height, v.published_at,
    (SELECT json_build_object('conversationId', u.conversation_id, 'talentName', tp.full_name)
      FROM unlocked_contacts u WHERE u.user_id = $3 AND u.closer_id = p.talent_id) AS unlocked,
    coalesce((SELECT true FROM conversion_events e
      WHERE e.company_id = $3 AND e.position_id = s.position_id AND e.type = 'view' LIMIT 1), false) AS is_viewed
  FROM talent_search s
  JOIN talent_positions p ON p.id = s.position_id
  JOIN talent_profiles tp ON tp.user_id = p.talent_id
  JOIN videos v ON v.position_id = s.position_id AND v.state = 'ready'
  WHERE ${isAsked}
    AND NOT EXISTS (SELECT FROM talent_blocks b WHERE b.talent_id = p.talent_id AND b.domain = ANY($2))
    AND ($4 OR NOT EXISTS (SELECT FROM hidden_talents h WHERE h.company_id = $3 AND h.talent_id = p.talent_id))`;
const CARDS = { name: 'talent-cards', text: cardsWhere('s.position_id = ANY($1::uuid[])') };
const OWN_CARDS = { name: 'own-cards', text: `${cardsWhere('p.talent_id = $1')} ORDER BY p.created_at, p.id` };

/** What a talent asks for in a position. Only matching reads it; cards never include it. */
export interface Terms {
  /** Euro cents per year. */
  salaryMinMinor: number | null;
  /** An ISO date. */
  availableFrom: string | null;
}

export type Offer = TalentCard & Terms;

/** Returns cards as `readCards` does, with the terms that only scores may use. */
export async function readOffers(context: CardContext, ...of: WhichCards): Promise<Offer[]> {
  const rows = await readRows(context, ...of);
  return rows.map((row) => toOffer(context, row, of[2]));
}

/** Returns the offers of a talent's searchable positions as the talent sees them, oldest first. */
export async function readOwnOffers(context: CardContext, talentId: string): Promise<Offer[]> {
  const { rows } = await context.pool.query<CardRow>({ ...OWN_CARDS, values: [talentId, [], talentId, true] });
  return rows.map((row) => toOffer(context, row, talentId));
}

const toOffer = (context: CardContext, row: CardRow, viewerId: WhichCards[2]): Offer => ({
  ...toCard(context, row, viewerId),
  salaryMinMinor: row.salary_min_minor,
  availableFrom: row.available_from,
});

/** The card of an offer. */
export function cardOf({ salaryMinMinor: _salary, availableFrom: _from, ...card }: Offer): TalentCard {
  return card;
}

/**
 * Returns the cards of searchable positions in the order of `positionIds`. Positions that are not searchable, or whose
 * talent has blocked one of `blockKeys`, are omitted. Contacts in texts are masked unless the company has unlocked the
 * talent.
 * @param viewerId the account that reads the cards; null for everyone else, who sees no scores
 * @param withHidden false to omit talent hidden by the viewer
 */
export async function readCards(context: CardContext, ...of: WhichCards): Promise<TalentCard[]> {
  const rows = await readRows(context, ...of);
  return rows.map((row) => toCard(context, row, of[2]));
}

type CardContext = Pick<Context, 'pool' | 'env'>;
type WhichCards = [positionIds: string[], blockKeys: readonly string[], viewerId?: string | null, withHidden?: boolean];

async function readRows(
  { pool }: CardContext,
  ...[positionIds, blockKeys, viewerId = null, withHidden = true]: WhichCards
): Promise<CardRow[]> {
  if (positionIds.length === 0) return [];
  const { rows } = await pool.query<CardRow>({
    ...CARDS,
    values: [listParameter(positionIds), blockKeys, viewerId, withHidden],
  });
  const found = new Map(rows.map((row) => [row.position_id, row]));
  return positionIds.flatMap((id) => found.get(id) ?? []);
}

function toCard({ env }: CardContext, row: CardRow, viewerId: WhichCards[2] = null): TalentCard {
  const texts = textsFor(row);
  return {
    positionId: row.position_id,
    talentName: shortName(row.full_name),
    positionTitle: texts.position_title,
    city: texts.city,
    country: texts.country,
    languages: texts.languages,
    skills: [...new Set(texts.skills)].sort(),
    bio: texts.bio,
    experienceYears: row.experience_years,
    workType: row.work_type,
    isBoosted: row.boosted,
    isViewed: row.is_viewed,
    unlocked: row.unlocked,
    quote: texts.quote,
    scores: viewerId === null ? null : scoresOf(row),
    video: playableOf(env.PUBLIC_URL, row, { isFull: row.unlocked !== null }),
    publishedAt: row.published_at.toISOString(),
  };
}

/** Documents written under older masking rules are masked on read until a job refreshes them. */
function textsFor(row: CardRow): CardTexts {
  if (row.unlocked) return row;
  return (row.masked_by === MASKED_BY ? row.masks : maskCard(row)) ?? row;
}
