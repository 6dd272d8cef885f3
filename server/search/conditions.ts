import type { SearchQuery } from '#contract/search.ts';
import type { Dictionary, Term, TermKind } from './dictionary.ts';
import { readText } from './read-text.ts';

/**
 * What an entry's `tags` must meet, in intarray's query language: ids, `|`, `&`, `!` and parentheses alone. Rare groups are looked
 * up in the index; frequent ones are checked on what that finds, since the index would read every one of their entries.
 */
export interface Condition {
  indexed: string;
  checked: string | null;
}

export interface Conditions {
  /** What every result meets; null where nothing is asked, so that all match. */
  all: Condition | null;
  /** The results in parts, the most relevant first: titles before skills. Without text there is one part. */
  ranks: (Condition | null)[];
  correctedTo: string[];
  /** About how many results there are, if what is asked is independent. */
  expected: number;
}

/** Beyond this many times the rarest group, and this share of all entries, a group is checked rather than looked up. */
const TIMES_RAREST = 10;
const FREQUENT = 0.05;

/** @returns undefined where nothing can match. */
export function conditionsOf(dictionary: Dictionary, query: SearchQuery): Conditions | undefined {
  const filters = [
    filterOf(dictionary, 'title', query.professions),
    filterOf(dictionary, 'lang', query.languages),
  ].filter((group) => group !== null);
  if (filters.some((group) => group.length === 0)) return undefined;
  if (!query.text)
    return {
      all: allOf(filters),
      ranks: [allOf(filters)],
      correctedTo: [],
      expected: expectedOf(dictionary, [], filters),
    };

  const { groups, correctedTo } = readText(dictionary, query.text);
  if (groups.length === 0) return undefined;
  const all = allOf([...groups, ...filters]);
  const titles = groups.map((group) => group.filter(({ kind }) => kind === 'title'));
  const isTitled = titles.every((group) => group.length > 0);
  const isOnlyTitled = isTitled && groups.every((group, index) => group.length === titles[index]!.length);
  const inTitle = allOf([...titles, ...filters]);
  const elsewhere = allOf([...groups, ...filters], `!(${titles.map(anyOf).join('&')})`);
  return {
    all,
    ranks: isOnlyTitled ? [inTitle] : isTitled ? [inTitle, elsewhere] : [all],
    correctedTo: correctedTo ? [correctedTo] : [],
    expected: expectedOf(dictionary, groups, filters),
  };
}

/** Null where the filter is not set; empty where none of its values occurs. */
function filterOf(dictionary: Dictionary, kind: TermKind, labels: readonly string[] | undefined): Term[] | null {
  if (!labels || labels.length === 0) return null;
  return labels.map((label) => dictionary.find(kind, label)).filter((term) => term !== undefined);
}

function allOf(groups: readonly Term[][], butNot?: string): Condition | null {
  if (groups.length === 0) return null;
  const most = Math.max(FREQUENT, TIMES_RAREST * Math.min(...groups.map(frequencyOf)));
  const isRare = (group: Term[]) => frequencyOf(group) <= most;
  const checked = [...groups.filter((group) => !isRare(group)).map(anyOf), ...(butNot ? [butNot] : [])];
  return {
    indexed: groups.filter(isRare).map(anyOf).join('&'),
    checked: checked.length > 0 ? checked.join('&') : null,
  };
}

/** Words of one text mostly stand in the same titles and skills; filters are taken as independent. */
function expectedOf({ entries }: Dictionary, words: Term[][], filters: Term[][]) {
  const together = frequencyOf(words[0]?.filter((term) => words.every((group) => group.includes(term))) ?? []);
  const share = (groups: Term[][]) => groups.reduce((product, group) => product * Math.min(1, frequencyOf(group)), 1);
  return entries * Math.max(share(words), together) * share(filters);
}

const frequencyOf = (group: readonly Term[]) => group.reduce((sum, { frequency }) => sum + frequency, 0);
const anyOf = (terms: readonly Term[]) => `(${terms.map(({ id }) => id).join('|')})`;
