import type { ResultCount, SearchQuery } from '#contract/search/query.ts';
import type { SearchOrder, TalentCard } from '#contract/search/search.ts';
import type { Context } from '../platform/context.ts';
import { type Asker, readViewed } from './advanced-filters.ts';
import { readCards } from './cards.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import { loadDictionary } from './query/load-dictionary.ts';
import type { Understood } from './reading/choose-plan.ts';
import { findInSql } from './sql/find-in-sql.ts';
import { listPositionsOfContacts } from '../visibility/excluded.ts';

export interface FoundTalents extends Understood {
  items: TalentCard[];
  nextCursor: string | null;
  /** Exact from the index; from Postgres exact up to the cap. */
  count: ResultCount;
  withoutAiFeedback: ResultCount | null;
}

export interface SearchInput extends SearchQuery, Pick<Asker, 'domains'> {
  cursor?: string | undefined;
  sort?: SearchOrder | undefined;
  /** The searching company: its hidden talent are left out, and it reads the full texts of talent it has unlocked. */
  companyId?: string;
  /** Leaves out the talent whom the company has unlocked. */
  withoutUnlocked?: boolean | undefined;
}

/** When sorted by score: a part for each tenth of a point, boosted or not, and one for talent without scores. */
const SCORE_PARTS = 203;

/**
 * Returns a page of searchable positions: boosted first, then by relevance (title matches before skill matches) or by the score to
 * sort by, then newest. The in-memory index answers while it is up to date, otherwise Postgres; without `searchIndex`, always Postgres.
 * @throws invalid_input when the cursor is malformed.
 */
export async function findTalents(
  context: Pick<Context, 'pool' | 'env'> & Partial<Pick<Context, 'searchIndex'>>,
  { cursor, domains, companyId, withoutUnlocked, sort, ...query }: SearchInput,
): Promise<FoundTalents> {
  const isByScore = sort !== undefined && sort !== 'newest';
  const after = cursor === undefined ? undefined : readCursor(cursor, isByScore ? SCORE_PARTS : undefined);
  const [known, viewed] = await Promise.all([
    withoutUnlocked && companyId ? listPositionsOfContacts(context.pool, companyId) : [],
    readViewed(context.pool, companyId, query.viewed),
  ]);
  const asked = { query, domains, companyId, known, viewed, after, sort };
  const { ids, next, ...found } =
    context.searchIndex?.find(asked) ?? (await findInSql(context.pool, await loadDictionary(context.pool), asked));
  // The index learns of hidden talent a moment later.
  const items = await readCards(context, ids, domains, companyId, false);
  return { items, nextCursor: next && writeCursor(next), ...found };
}
