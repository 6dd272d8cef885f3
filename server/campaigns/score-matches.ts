import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { Change } from '../search/index/change-stream.ts';
import type { Offered } from '../search/matching/outcome.ts';
import { scoreMatch } from '../search/matching/score.ts';
import { type KeptRow, type Scored, UNSEARCHABLE } from './kept-rows.ts';

export const MATCHES_SHOWN = 40;
export const LEAST_SCORE = 30;
/** More are kept than shown: some may leave search, or their talent is hidden. */
const KEPT_MAX = 60;

export interface Ranked {
  row: KeptRow;
  asked: CampaignInput;
  /** Those who expressed interest first, then the best. Some may have blocked the company or been hidden by it. */
  matches: readonly Scored[];
}

/** The positions to score, those that stay as they were kept, and the change up to which both are known. */
export interface Update {
  ids: ReadonlySet<string>;
  staying: readonly Scored[];
  upTo: Change;
}

/** Ranks those that stay and those that are scored now. */
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

/** Without the title or a skill, nobody matches. */
function scoreOf(asked: CampaignInput, offered: Offered | null) {
  if (!offered) return UNSEARCHABLE;
  const { score, reasons } = scoreMatch(asked, offered);
  return reasons.some(({ part, share }) => (part === 'title' || part === 'skills') && share > 0) ? score : 0;
}
