import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { Match } from '#contract/campaigns/matches.ts';
import type { Context } from '../platform/context.ts';
import { readCards } from '../search/cards.ts';
import { loadDictionary } from '../search/query/load-dictionary.ts';
import { normalise, wordsOf } from '../search/query/normalise.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { readScores } from '../search/documents/shared-scores.ts';
import { scoreMatch } from './score.ts';

/** So many newest entries that carry a title or skill asked for are looked at, and the best of them scored. */
const LOOKED_AT = 5000;
const SCORED = 120;
export const MATCHES_SHOWN = 40;
const LEAST_SCORE = 30;

/** Who fits, best first. Found through the search's tags, so who is paused, rejected or hidden from the company is not there. */
export async function findMatches(
  context: Pick<Context, 'db' | 'pool' | 'env'>,
  asked: CampaignInput,
  { userId, blockKeys }: Pick<Viewer, 'userId' | 'blockKeys'>,
): Promise<Omit<Match, 'hasRaisedHand'>[]> {
  const tags = await tagsOf(context, asked);
  if (tags.length === 0) return [];
  const { rows } = await context.pool.query<{ id: string }>(
    `SELECT position_id AS id FROM (
       SELECT position_id, updated_at, boosted, icount(tags & $1::int[]) AS met FROM talent_search
       WHERE tags && $1::int[] ORDER BY updated_at DESC LIMIT ${LOOKED_AT}) AS near
     ORDER BY met DESC, boosted DESC, updated_at DESC LIMIT ${SCORED}`,
    [tags],
  );
  const ids = rows.map(({ id }) => id);
  const [cards, shared] = await Promise.all([readCards(context, ids, blockKeys, userId), readScores(context, ids)]);
  return cards
    .map((card) => ({ ...scoreMatch(asked, card, shared.get(card.positionId)), card }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MATCHES_SHOWN);
}

/** The dictionary's titles that hold a word of the campaign's title, and its skills. */
async function tagsOf({ pool }: Pick<Context, 'pool'>, { title, skills }: CampaignInput): Promise<number[]> {
  const dictionary = await loadDictionary(pool);
  const wanted = new Set(wordsOf(normalise(title)));
  const titles = dictionary.searched.filter(
    ({ kind, norm }) => kind === 'title' && wordsOf(norm).some((word) => wanted.has(word)),
  );
  const known = skills.map((skill) => dictionary.find('skill', skill)).filter((term) => term !== undefined);
  return [...titles, ...known].map(({ id }) => id);
}
