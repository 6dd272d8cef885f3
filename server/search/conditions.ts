import type { SearchQuery } from '#contract/search.ts';
import type { Dictionary, Term, TermKind } from './dictionary.ts';
import { pairTag } from './pair-tag.ts';
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
  /** There are at least so many results, whatever was written since the last sample; 0 where nothing is certain. */
  atLeast: number;
}

/** Beyond this many times the rarest group, and this share of all entries, a group is checked rather than looked up. */
const TIMES_RAREST = 10;
const FREQUENT = 0.05;
/** Frequencies are sampled from 300,000 entries; four deviations of the rarest that matters here. */
const SURE = 0.8;
const MOST_PAIRS = 400;

/** Tags of which an entry must carry one, and the share of entries that do. */
interface Group {
  tags: number[];
  frequency: number;
}

/** @returns undefined where nothing can match. */
export function conditionsOf(dictionary: Dictionary, query: SearchQuery): Conditions | undefined {
  const professions = filterOf(dictionary, 'title', query.professions);
  const languages = filterOf(dictionary, 'lang', query.languages);
  if (professions?.length === 0 || languages?.length === 0) return undefined;
  const { groups: words, correctedTo } = query.text ? readText(dictionary, query.text) : NO_TEXT;
  if (query.text && words.length === 0) return undefined;

  const filters = [professions, languages].filter((group) => group !== null);
  const matching = (wordGroups: Term[][], butNot?: string) => {
    const groups = withOneTitle([...wordGroups, ...filters]);
    return groups.some((group) => group.length === 0) ? null : allOf(withPairs(groups), butNot);
  };
  const all = matching(words);
  if (!all && words.length + filters.length > 0) return undefined;
  const inTitle = words.map((group) => group.filter(isTitle));
  const titled = words.every(isTitles) ? null : matching(inTitle);
  return {
    all,
    ranks: titled ? [titled, matching(words, `!(${inTitle.map(anyOf).join('&')})`)] : [all],
    correctedTo: correctedTo ? [correctedTo] : [],
    ...sizeOf(dictionary, words, filters),
  };
}

const NO_TEXT = { groups: [] as Term[][], correctedTo: null };
const isTitle = ({ kind }: Term) => kind === 'title';
const isTitles = (group: Term[]) => group.every(isTitle);

/** An entry has one title, so groups of titles alone are met by what they share. */
function withOneTitle(groups: Term[][]): Term[][] {
  const [first, ...others] = groups.filter(isTitles);
  if (!first) return groups;
  const shared = first.filter((term) => others.every((group) => group.includes(term)));
  return [shared, ...groups.filter((group) => !isTitles(group))];
}

/** Null where the filter is not set; empty where none of its values occurs. */
function filterOf(dictionary: Dictionary, kind: TermKind, labels: readonly string[] | undefined): Term[] | null {
  if (!labels || labels.length === 0) return null;
  return labels.map((label) => dictionary.find(kind, label)).filter((term) => term !== undefined);
}

/** Titles and languages as the pairs that the index holds, which stand for both groups. */
function withPairs(groups: Term[][]): Group[] {
  const titles = groups.find(isTitles);
  const languages = groups.find((group) => group.every(({ kind }) => kind === 'lang'));
  if (!titles || !languages || titles.length * languages.length > MOST_PAIRS) return groups.map(groupOf);
  const tags = titles.flatMap((title) => languages.map((language) => pairTag(title.id, language.id)));
  if (tags.includes(undefined)) return groups.map(groupOf);
  return [
    { tags: tags as number[], frequency: frequencyOf(titles) * frequencyOf(languages) },
    ...groups.filter((group) => group !== titles && group !== languages).map(groupOf),
  ];
}

function allOf(groups: readonly Group[], butNot?: string): Condition | null {
  if (groups.length === 0) return null;
  const most = Math.max(FREQUENT, TIMES_RAREST * Math.min(...groups.map(({ frequency }) => frequency)));
  const isRare = ({ frequency }: Group) => frequency <= most;
  const checked = [...groups.filter((group) => !isRare(group)).map(anyTag), ...(butNot ? [butNot] : [])];
  return {
    indexed: groups.filter(isRare).map(anyTag).join('&'),
    checked: checked.length > 0 ? checked.join('&') : null,
  };
}

/**
 * Words of one text mostly stand in the same titles and skills; filters are taken as independent. What is certain comes from one
 * term that alone meets everything asked, or from titles, of which an entry has one; each write since may have taken one away.
 */
function sizeOf({ entries, writtenSince }: Dictionary, words: Term[][], filters: Term[][]) {
  const together = words[0]?.filter((term) => words.every((group) => group.includes(term))) ?? [];
  const share = (groups: Term[][]) => groups.reduce((product, group) => product * Math.min(1, frequencyOf(group)), 1);
  const sure =
    words.length > 0 && filters.length === 0 ? together : words.length === 0 && filters.length === 1 ? filters[0]! : [];
  const surely = Math.max(frequencyOf(sure.filter(isTitle)), ...sure.map(({ frequency }) => frequency), 0);
  return {
    expected: entries * Math.max(share(words), frequencyOf(together)) * share(filters),
    atLeast: SURE * entries * surely - writtenSince,
  };
}

const groupOf = (terms: Term[]): Group => ({ tags: terms.map(({ id }) => id), frequency: frequencyOf(terms) });
const frequencyOf = (group: readonly Term[]) => group.reduce((sum, { frequency }) => sum + frequency, 0);
const anyTag = ({ tags }: Group) => `(${tags.join('|')})`;
const anyOf = (terms: readonly Term[]) => `(${terms.map(({ id }) => id).join('|')})`;
