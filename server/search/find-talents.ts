import { SEARCH_PAGE_SIZE } from '#contract/constants.ts';
import type { ResultCount, SearchQuery, TalentCard } from '#contract/search.ts';
import type { Context } from '../context.ts';
import { readCards } from './cards.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { loadDictionary } from './dictionary.ts';
import { findInSql } from './find-in-sql.ts';

export interface FoundTalents {
  items: TalentCard[];
  nextCursor: string | null;
  /** Exact; from Postgres exact up to the cap. */
  count: ResultCount;
  withoutAiFeedback: ResultCount | null;
  correctedTo: string[];
}

export interface SearchInput extends SearchQuery {
  cursor?: string | undefined;
  /** Of the company that asks (see `domainsOf`): who blocked one is not found. */
  domains: readonly string[];
}

/**
 * A page of searchable positions: boosted first, then titles before skills, then newest. Answered from the index in this process
 * while it is up to date, else from Postgres; without `searchIndex`, always from Postgres.
 * @throws invalid_input for a cursor that is none
 */
export async function findTalents(
  context: Pick<Context, 'pool' | 'storage'> & Partial<Pick<Context, 'searchIndex'>>,
  { cursor, domains, ...query }: SearchInput,
): Promise<FoundTalents> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const asked = { query, domains, after };
  const { found, count, withoutAiFeedback, correctedTo } =
    context.searchIndex?.find(asked) ?? (await findInSql(context.pool, await loadDictionary(context.pool), asked));
  const page = found.slice(0, SEARCH_PAGE_SIZE);
  const last = page.at(-1);
  return {
    items: await readCards(
      context,
      page.map(({ id }) => id),
      domains,
    ),
    nextCursor: found.length > SEARCH_PAGE_SIZE && last ? writeCursor(last) : null,
    count,
    withoutAiFeedback,
    correctedTo,
  };
}
