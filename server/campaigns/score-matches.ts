import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { Change } from '../search/index/change-stream.ts';
import type { Offered } from '../search/matching/outcome.ts';
import { scoreMatch } from '../search/matching/score.ts';
import { type KeptRow, type Scored, UNSEARCHABLE } from './kept-rows.ts';

export const MATCHES_SHOWN = 40;
export const LEAST_SCORE = 30;
/** More are stored than shown, since some may leave search or be hidden. */
const KEPT_MAX = 60;

export interface Ranked {
  row: KeptRow;
  asked: CampaignInput;
  /** Talent who expressed interest first, then the best. Some may have blocked the company or been hidden by it. */
  matches: readonly Scored[];
}

/** The positions to score, those whose stored score still holds, and the last change that both include. */
export interface Update {
  ids: ReadonlySet<string>;
  staying: readonly Scored[];
  upTo: Change;
}

/** Ranks stored and newly computed scores together. */
export function scored(
  { row: { interested }, asked }: Ranked,
  { ids, staying }: Update,
  known: ReadonlyMap<string, Offered | null>,
): Scored[] {
  const fresh = [...ids].map((positionId) => ({ positionId, score: scoreOf(asked, known.get(positionId) ?? null) }));
  const all = [...staying.filter(({ positionId }) => !ids.has(positionId)), ...fresh].toSorted(
    (a, b) => b.score - a.score,
  );
  const isInterested = new Set(interested);
  const others = all.filter(({ positionId, score }) => !isInterested.has(positionId) && score >= LEAST_SCORE);
  return [...all.filter(({ positionId }) => isInterested.has(positionId)), ...others.slice(0, KEPT_MAX)];
}

/** A position that meets neither the title nor any skill is no match. */
function scoreOf(asked: CampaignInput, offered: Offered | null) {
  if (!offered) return UNSEARCHABLE;
  const { score, reasons } = scoreMatch(asked, offered);
  return reasons.some(({ part, share }) => (part === 'title' || part === 'skills') && share > 0) ? score : 0;
}
