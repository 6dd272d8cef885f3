import type { TalentCard } from '#contract/search/search.ts';
import type { Context } from '../platform/context.ts';
import { playableOf } from '../platform/media/playable.ts';
import { type CardRow, readCardRows, readOwnRows } from './card-rows.ts';
import { scoresOf } from './flags.ts';
import { shortName } from './short-name.ts';
import { type CardTexts, MASKED_BY, maskCard } from './documents/mask-card.ts';

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
  const rows = await readOwnRows(context.pool, talentId);
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

const readRows = (
  { pool }: CardContext,
  ...[positionIds, blockKeys, viewerId = null, withHidden = true]: WhichCards
): Promise<CardRow[]> => readCardRows(pool, { positionIds, blockKeys, viewerId, withHidden });

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
