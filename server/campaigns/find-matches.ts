import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { Match } from '#contract/campaigns/matches.ts';
import type { Context } from '../platform/context.ts';
import { cardOf, readOffers } from '../search/cards.ts';
import { loadDictionary } from '../search/query/load-dictionary.ts';
import { type Asked, readAsked } from '../search/matching/asked.ts';
import { scoreMatch } from '../search/matching/score.ts';
import { nearTo } from '../search/matching/skills.ts';
import { lookupOf } from '../search/reading/lookup.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { listHiddenPositions } from '../visibility/excluded.ts';

/** The newest positions with a fitting title or skill that are considered, and how many of the best are scored. */
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
  const { tags, languages } = await tagsOf(context, readAsked(asked));
  if (tags.length === 0) return [];
  const { rows } = await context.pool.query<{ id: string }>(
    `SELECT position_id AS id FROM (
       SELECT position_id, updated_at, boosted, icount(tags & $1::int[]) + icount(tags & $2::int[]) AS met FROM talent_search
       WHERE tags && $1::int[] ORDER BY updated_at DESC LIMIT ${CONSIDERED_MAX}) AS near
     ORDER BY met DESC, boosted DESC, updated_at DESC LIMIT ${SCORED_MAX}`,
    [tags, languages],
  );
  const ids = rows.map(({ id }) => id);
  const hidden = new Set(await listHiddenPositions(context.pool, userId));
  const shown = ids.filter((id) => !hidden.has(id));
  const offers = await readOffers(context, shown, blockKeys, userId);
  return offers
    .map((offer) => ({ ...scoreMatch(asked, offer), card: cardOf(offer) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MATCHES_SHOWN);
}

/** The tags of titles and skills that fit, wholly or in part, and of the languages. */
async function tagsOf({ pool }: Pick<Context, 'pool'>, { title, skills, languages }: Asked) {
  const dictionary = await loadDictionary(pool);
  const lookup = lookupOf(dictionary);
  const titled = title
    ? [
        ...lookup.titlesOf(new Set([...title.whole, ...title.near])),
        ...(title.whole.size > 0 ? [] : title.words.flatMap(lookup.containing)),
      ]
    : [];
  const skilled = skills.flatMap(({ key, skills: meant }) => [
    ...lookup.skillsOf([...meant, ...nearTo(meant)]),
    ...lookup.containing(key),
  ]);
  const spoken = languages.flatMap(({ oneOf }) => oneOf.map((language) => dictionary.find('lang', language)));
  const idsOf = (terms: readonly ({ id: number } | undefined)[]) => [
    ...new Set(terms.flatMap((term) => term?.id ?? [])),
  ];
  return { tags: idsOf([...titled, ...skilled]), languages: idsOf(spoken) };
}
