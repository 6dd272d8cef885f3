import type { SearchQuery } from '#contract/search/query.ts';
import { countryOf } from '#contract/values/countries.ts';
import type { Dictionary, Term, TermKind } from './dictionary.ts';
import { HAS_FEEDBACK, noticeFlag, salaryFlag, SCORE_FILTERS, scoreFlag, yearsFlag } from '../flags.ts';
import { bioWords, normalise } from './words.ts';
import { isTitle, isTitles, pairsIn } from './pairs.ts';

/** A keyword matches a title or skill that contains it, or a bio that contains all of its words. */
export interface Keyword {
  terms: readonly Term[];
  words: readonly string[];
}

/** A query resolved to dictionary terms. A document matches when it carries a term of every group and meets every keyword. */
export interface QueryPlan {
  groups: readonly (readonly Term[])[];
  keywords: readonly Keyword[];
  /** A term that matches must not carry. */
  without: Term | null;
  /** Titles whose matches come first; null when no title takes precedence. */
  titledFirst: readonly Term[] | null;
  /** The ids of those titles. */
  firstTitles: ReadonlySet<number> | null;
  /**
   * The groups as tags, one of which must be present; titles and languages are paired where possible. Within a group, the
   * tag sets are disjoint: no document carries tags of two sets.
   */
  alternatives: readonly (readonly (readonly number[])[])[];
  /** The groups that come from the search text, and those that come from filters. */
  words: readonly (readonly Term[])[];
  filters: readonly (readonly Term[])[];
}

/** What the search text requires of a match, apart from the filters. */
export interface Asking {
  words: Term[][];
  keywords: Keyword[];
  facts: Term[][];
}

export const ASKS_NOTHING: Asking = { words: [], keywords: [], facts: [] };

/** @returns undefined when nothing can match. */
export function makeQueryPlan(dictionary: Dictionary, query: SearchQuery, asking: Asking): QueryPlan | undefined {
  const filters = [...filtersOf(dictionary, query), ...asking.facts];
  const keywords = [...(query.keywords ?? []).map((keyword) => readKeyword(dictionary, keyword)), ...asking.keywords];
  const { words } = asking;
  const groups = withOneTitle([...words, ...filters]);
  if (groups.some((group) => group.length === 0)) return undefined;
  if (keywords.some(({ terms, words: inBio }) => terms.length + inBio.length === 0)) return undefined;
  const titled = words.every(isTitles) ? [] : sharedBy(words.map((group) => group.filter(isTitle)));
  return {
    groups,
    alternatives: alternativesOf(groups),
    keywords,
    without: query.hasAiFeedback === false ? (dictionary.find('flag', HAS_FEEDBACK) ?? null) : null,
    titledFirst: titled.length > 0 ? titled : null,
    firstTitles: titled.length > 0 ? new Set(titled.map(({ id }) => id)) : null,
    words,
    filters,
  };
}

/** One group per filter that is set. A group is empty when none of its values occurs. */
function filtersOf(dictionary: Dictionary, query: SearchQuery): Term[][] {
  const anyOf = (kind: TermKind, labels: readonly string[] | undefined) =>
    labels && labels.length > 0
      ? [[...new Set(labels.map((label) => dictionary.find(kind, label)))].filter((term) => term !== undefined)]
      : [];
  const flag = (name: string) => anyOf('flag', [name]);
  // Links and saved searches may name a country in another language than its term.
  const known = (place: string) => (dictionary.find('loc', place) ? place : (countryOf(place)?.name ?? place));
  return [
    ...anyOf('title', query.professions),
    ...anyOf('lang', query.languages),
    ...anyOf('loc', query.locations?.map(known)),
    ...anyOf('work', query.workTypes),
    ...SCORE_FILTERS.flatMap(({ filter, score }) => {
      const least = query[filter];
      return least === undefined ? [] : flag(scoreFlag(score, least));
    }),
    ...(query.hasAiFeedback ? flag(HAS_FEEDBACK) : []),
    ...(query.maxSalary === undefined ? [] : flag(salaryFlag(query.maxSalary))),
    ...(query.availableWithin === undefined ? [] : flag(noticeFlag(query.availableWithin))),
    ...(query.minYears === undefined ? [] : anyOf('years', [yearsFlag.least(query.minYears)])),
  ];
}

const readKeyword = (dictionary: Dictionary, keyword: string): Keyword => {
  const wanted = normalise(keyword);
  return {
    terms: wanted === '' ? [] : dictionary.searched.filter(({ norm }) => norm.includes(wanted)),
    words: bioWords(wanted),
  };
};

function alternativesOf(groups: QueryPlan['groups']): QueryPlan['alternatives'] {
  const pairs = pairsIn(groups);
  return [
    ...(pairs ? [pairs.byTitle] : []),
    ...(pairs?.others ?? groups).map((group) => {
      const tags = group.map(({ id }) => id);
      return isTitles(group) ? tags.map((tag) => [tag]) : [tags];
    }),
  ];
}

/** A document has one title, so several groups of titles reduce to their intersection. */
function withOneTitle(groups: Term[][]): Term[][] {
  const titles = groups.filter((group) => group.length > 0 && isTitles(group));
  if (titles.length < 2) return groups;
  return [sharedBy(titles), ...groups.filter((group) => !titles.includes(group))];
}

const sharedBy = ([first = [], ...others]: Term[][]) =>
  first.filter((term) => others.every((group) => group.includes(term)));
