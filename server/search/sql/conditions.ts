import type { Dictionary, Term } from '../query/dictionary.ts';
import type { Keyword, QueryPlan } from '../query/query-plan.ts';
import { isTitles, pairsIn } from '../query/pairs.ts';
import { frequencyOf, sizeOf } from './estimate.ts';

/**
 * What a document must match. Rare groups (the document must carry one tag of each) are looked up in the index; frequent
 * ones are checked on the rows found, since the index would read every one of their documents. `checked` is in intarray's
 * query language and consists only of ids, `|`, `&`, `!` and parentheses. `further` is SQL.
 */
export interface Condition {
  indexed: (readonly number[])[];
  checked: string | null;
  further: string[];
  /** Estimated share of all documents, ignoring `further`. */
  share: number;
}

export interface Conditions {
  /** What every result matches; null when everything matches. */
  all: Condition | null;
  /** The results by relevance: title matches, then skill matches. Without a search text there is one rank. */
  ranks: (Condition | null)[];
  /** Estimated number of results, assuming independent groups. */
  expected: number;
  /** Guaranteed minimum number of results, whatever was written since the last sample; 0 when unknown. */
  atLeast: number;
}

/** Beyond this multiple of the rarest group and this share of all documents, a group is checked instead of looked up. */
const TIMES_RAREST = 10;

const FREQUENT = 0.05;

/** Tags of which a document must carry one, and the share of documents that do. */
interface Group {
  tags: number[];
  frequency: number;
}

export function conditionsOf(dictionary: Dictionary, plan: QueryPlan): Conditions {
  const { groups, titledFirst } = plan;
  const all = allOf(plan, groups);
  const titled = titledFirst && groupsWithTitle(groups, plan, titledFirst);
  return {
    all,
    ranks: titled ? [allOf(plan, titled), allOf(plan, groups, `!(${anyOf(titledFirst!)})`)] : [all],
    ...sizeOf(dictionary, plan),
  };
}

/** The groups of the best matches: all words in the title, plus the filters. Null when the filters exclude every such title. */
function groupsWithTitle(groups: QueryPlan['groups'], { words }: QueryPlan, titles: readonly Term[]) {
  const chosen = groups.find((group) => isTitles(group));
  const left = chosen ? titles.filter((title) => chosen.includes(title)) : titles;
  return left.length === 0 ? null : [left, ...groups.filter((group) => group !== chosen && !words.includes(group))];
}

function withPairs(groups: QueryPlan['groups']): Group[] {
  const pairs = pairsIn(groups);
  if (!pairs) return groups.map(groupOf);
  const frequency = frequencyOf(pairs.titles) * frequencyOf(pairs.languages);
  return [{ tags: pairs.byTitle.flat(), frequency }, ...pairs.others.map(groupOf)];
}

function allOf({ keywords, without }: QueryPlan, termGroups: QueryPlan['groups'], butNot?: string): Condition | null {
  const groups = withPairs(termGroups);
  const most = Math.max(FREQUENT, TIMES_RAREST * Math.min(...groups.map(({ frequency }) => frequency)));
  const isRare = ({ frequency }: Group) => frequency <= most;
  const checked = [
    ...groups.filter((group) => !isRare(group)).map(({ tags }) => anyTag(tags)),
    ...(butNot ? [butNot] : []),
    ...(without ? [`!(${without.id})`] : []),
  ];
  const condition = {
    indexed: groups.filter(isRare).map(({ tags }) => tags),
    checked: checked.join('&') || null,
    further: keywords.map(keywordIn),
    share: groups.reduce((product, { frequency }) => product * Math.min(1, frequency), 1),
  };
  return condition.indexed.length > 0 || condition.checked || condition.further.length > 0 ? condition : null;
}

function keywordIn({ terms, words }: Keyword) {
  const ways = [
    ...(terms.length > 0 ? [`tags @@ '${anyOf(terms)}'::query_int`] : []),
    ...(words.length > 0 ? [`words @> '{${words.map(quoted).join(',')}}'`] : []),
  ];
  return `(${ways.join(' OR ')})`;
}

function quoted(word: string) {
  if (/[^\p{L}\p{N}+#.]/u.test(word)) throw new TypeError(`not a word: ${word}`);
  return `"${word}"`;
}

const groupOf = (terms: readonly Term[]): Group => ({
  tags: terms.map(({ id }) => id),
  frequency: frequencyOf(terms),
});

const anyTag = (tags: readonly number[]) => `(${tags.join('|')})`;

const anyOf = (terms: readonly Term[]) => anyTag(terms.map(({ id }) => id));

/**
 * A condition as SQL on talent_search, starting with AND. Values are inlined so that Postgres plans each query for them;
 * they consist only of ids, operators and validated words. IS TRUE keeps Postgres from using the index for a check. Overlap
 * is a third faster than intarray's query for the same tags.
 */
export function matching(condition: Condition | null) {
  if (condition === null) return '';
  const { indexed, checked, further } = condition;
  return [
    ...indexed.map((tags) => `tags && '{${tags.join(',')}}'::int[]`),
    ...(checked === null ? [] : [`(tags @@ '${checked}'::query_int) IS TRUE`]),
    ...further,
  ]
    .map((part) => `AND ${part}`)
    .join(' ');
}

/** The tag parts of a condition as one intarray query; null if there are none. */
export const tagsIn = ({ indexed, checked }: Condition) =>
  [...indexed.map(anyTag), checked].filter((part) => part !== null).join('&') || null;

/** The same condition, checked on rows that are read in order. */
export const checkedInOrder = (condition: Condition): Condition => ({
  ...condition,
  indexed: [],
  checked: tagsIn(condition),
});
