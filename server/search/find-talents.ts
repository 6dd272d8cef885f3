import type { ResultCount, SearchQuery } from '#contract/search/query.ts';
import type { TalentCard } from '#contract/search/search.ts';
import type { Context } from '../platform/context.ts';
import { readCards } from './cards.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import { loadDictionary } from './query/load-dictionary.ts';
import { findInSql } from './sql/find-in-sql.ts';

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
  /** The block keys of the company that asks: who blocked one is not found. */
  domains: readonly string[];
  /** The company that asks: it reads the full texts of whom it has unlocked. */
  companyId?: string;
}

/**
 * A page of searchable positions: boosted first, then titles before skills, then newest. Answered from the index in this process
 * while it is up to date, else from Postgres; without `searchIndex`, always from Postgres.
 * @throws invalid_input for a cursor that is none
 */
export async function findTalents(
  context: Pick<Context, 'pool' | 'env'> & Partial<Pick<Context, 'searchIndex'>>,
  { cursor, domains, companyId, ...query }: SearchInput,
): Promise<FoundTalents> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const asked = { query, domains, after };
  const { ids, next, ...found } =
    context.searchIndex?.find(asked) ?? (await findInSql(context.pool, await loadDictionary(context.pool), asked));
  return { items: await readCards(context, ids, domains, companyId), nextCursor: next && writeCursor(next), ...found };
}
