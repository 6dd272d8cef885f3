import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { Match } from '#contract/campaigns/matches.ts';
import type { Context } from '../platform/context.ts';
import { readCards } from '../search/cards.ts';
import { loadDictionary } from '../search/query/load-dictionary.ts';
import { normalise, wordsOf } from '../search/query/words.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { listHiddenPositions } from '../visibility/excluded.ts';
import { scoreMatch } from './score.ts';

/** The newest positions with a requested title or skill that are considered, and how many of the best are scored. */
const CONSIDERED_MAX = 5000;
const SCORED_MAX = 120;
export const MATCHES_SHOWN = 40;
const LEAST_SCORE = 30;

/** Finds the best matches through the tags of search documents, so paused, rejected and blocking talent are excluded. */
export async function findMatches(
  context: Pick<Context, 'pool' | 'env'>,
  asked: CampaignInput,
  { userId, blockKeys }: Pick<Viewer, 'userId' | 'blockKeys'>,
): Promise<Omit<Match, 'hasExpressedInterest'>[]> {
  const tags = await tagsOf(context, asked);
  if (tags.length === 0) return [];
  const { rows } = await context.pool.query<{ id: string }>(
    `SELECT position_id AS id FROM (
       SELECT position_id, updated_at, boosted, icount(tags & $1::int[]) AS met FROM talent_search
       WHERE tags && $1::int[] ORDER BY updated_at DESC LIMIT ${CONSIDERED_MAX}) AS near
     ORDER BY met DESC, boosted DESC, updated_at DESC LIMIT ${SCORED_MAX}`,
    [tags],
  );
  const ids = rows.map(({ id }) => id);
  const hidden = new Set(await listHiddenPositions(context.pool, userId));
  const shown = ids.filter((id) => !hidden.has(id));
  const cards = await readCards(context, shown, blockKeys, userId);
  return cards
    .map((card) => ({ ...scoreMatch(asked, card), card }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MATCHES_SHOWN);
}

/** The tags of titles that share a word with the campaign's title, and of its skills. */
async function tagsOf({ pool }: Pick<Context, 'pool'>, { title, skills }: CampaignInput): Promise<number[]> {
  const dictionary = await loadDictionary(pool);
  const wanted = new Set(wordsOf(normalise(title)));
  const titles = dictionary.searched.filter(
    ({ kind, norm }) => kind === 'title' && wordsOf(norm).some((word) => wanted.has(word)),
  );
  const known = skills.map((skill) => dictionary.find('skill', skill)).filter((term) => term !== undefined);
  return [...titles, ...known].map(({ id }) => id);
}
