import { LANGUAGES, POSITION_TITLES } from '#contract/lists.ts';
import type { SearchQuery } from '#contract/search.ts';
import type { Context } from '#server/platform/context.ts';
import { findTalents } from '#server/search/find-talents.ts';
import { seededRandom } from '#test/media/random.ts';
import { SKILLS } from './marketplace.ts';

export interface MixedQuery {
  kind: 'broad' | 'narrow' | 'filters' | 'nothing' | 'typo';
  query: SearchQuery;
}

/** Two hundred queries as people ask them: broad and narrow words, filters alone, what nobody offers, typing errors. */
export function mixedQueries(count = 200): MixedQuery[] {
  const random = seededRandom(7);
  const one = random.pick;
  const make: Record<MixedQuery['kind'], () => SearchQuery> = {
    broad: () => ({
      text: one(['sales', 'manager', 'closing', 'account', 'represent', 'saas']),
      ...(random.upTo(2) ? { languages: [one(LANGUAGES.slice(0, 20))] } : {}),
    }),
    narrow: () => ({ text: one(SKILLS.slice(90)), professions: [one(POSITION_TITLES)], languages: [one(LANGUAGES)] }),
    filters: () => ({
      professions: [one(POSITION_TITLES), one(POSITION_TITLES)],
      languages: [one(LANGUAGES), one(LANGUAGES)],
    }),
    nothing: () => ({ text: `nobody offers ${1 + random.upTo(999)}` }),
    typo: () => ({ text: swapTwo(one(POSITION_TITLES.filter((title) => title.length > 12)), 1 + random.upTo(3)) }),
  };
  const kinds = Object.keys(make) as MixedQuery['kind'][];
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length]!;
    return { kind, query: make[kind]() };
  });
}

const swapTwo = (text: string, at: number) => text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2);

/** A search by a company that nobody blocked, without the index. */
export const findInPostgres = ({ pool, env }: Context, query: SearchQuery) =>
  findTalents({ pool, env }, { ...query, domains: [] });
