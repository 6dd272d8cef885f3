import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { type Change, changesBefore } from '../search/index/change-stream.ts';
import { loadDocuments } from '../search/index/load-documents.ts';
import { nearest, type Wanted } from '../search/index/nearest.ts';
import { readAsked } from '../search/matching/asked.ts';
import { nearTo } from '../search/matching/skills.ts';
import { loadDictionary } from '../search/query/load-dictionary.ts';
import { lookupOf } from '../search/reading/lookup.ts';

/** How many of the newest positions with a matching title or skill are considered, and how many of the best are scored. */
const LIMITS = { considered: 5000, most: 120 };

/** The positions worth scoring, and the last search document change that they include. */
interface Candidates {
  ids: string[];
  upTo: Change;
}

/** Finds a campaign's candidates, excluding talent who blocked its company or whom it has hidden. */
export type FindCandidates = (asked: CampaignInput, company: Company) => Promise<Candidates>;
type Company = Pick<Viewer, 'userId' | 'blockKeys'>;

type CandidateContext = Pick<Context, 'pool'> & Partial<Pick<Context, 'searchIndex'>>;

/** Finds candidates through the tags of search documents: in the index while it is up to date, otherwise in Postgres. */
export const findCandidates =
  (context: CandidateContext): FindCandidates =>
  async (asked, company) => {
    const wanted = await wantedBy(context, asked, company);
    return context.searchIndex?.nearest(wanted, LIMITS) ?? inPostgres(context, wanted, company);
  };

/**
 * Finds candidates for many campaigns as of now. Offers read once for all of them may be out of date by the last one. Without
 * an index, all documents are loaded once.
 */
export async function openCandidates(context: CandidateContext): Promise<FindCandidates> {
  const now = context.searchIndex?.nearest({ tags: [], further: [], keys: [] }, LIMITS)?.upTo;
  const find = findCandidates(context);
  if (now) return async (...campaign) => ({ ...(await find(...campaign)), upTo: now });
  const client = await context.pool.connect();
  try {
    const { documents, horizon } = await loadDocuments(client, new AbortController().signal);
    const upTo = changesBefore(horizon);
    return async (asked, company) => ({
      ids: nearest(documents, await wantedBy(context, asked, company), LIMITS),
      upTo,
    });
  } finally {
    client.release();
  }
}

async function inPostgres(
  { pool }: CandidateContext,
  { tags, further }: Wanted,
  { userId, blockKeys }: Company,
): Promise<Candidates> {
  const { rows } = await pool.query<{ ids: string[]; horizon: string }>(
    `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, ARRAY(
       SELECT position_id FROM (
         SELECT position_id, updated_at, boosted, icount(tags & $1::int[]) + icount(tags & $2::int[]) AS met
         FROM talent_search WHERE tags && $1::int[] AND position_id NOT IN (
           SELECT p.id FROM talent_blocks b JOIN talent_positions p ON p.talent_id = b.talent_id WHERE b.domain = ANY($3)
           UNION ALL SELECT p.id FROM hidden_talents h JOIN talent_positions p ON p.talent_id = h.talent_id WHERE h.company_id = $4)
         ORDER BY updated_at DESC LIMIT ${LIMITS.considered}) AS near
       ORDER BY met DESC, boosted DESC, updated_at DESC, position_id DESC LIMIT ${LIMITS.most}) AS ids`,
    [tags, further, blockKeys, userId],
  );
  return { ids: rows[0]!.ids, upTo: changesBefore(rows[0]!.horizon) };
}

/** The tags of titles and skills that match, fully or in part, and of the languages. */
async function wantedBy(
  { pool }: CandidateContext,
  asked: CampaignInput,
  { userId, blockKeys }: Company,
): Promise<Wanted> {
  const { title, skills, languages } = readAsked(asked);
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
  return {
    tags: idsOf([...titled, ...skilled]),
    further: idsOf(spoken),
    keys: [...new Set([...blockKeys, userId])],
  };
}
