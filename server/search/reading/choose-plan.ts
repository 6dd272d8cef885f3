import { LRUCache } from 'lru-cache';
import type { ReadFilter, SearchQuery } from '#contract/search/query.ts';
import type { Dictionary } from '../query/dictionary.ts';
import { type Asking, ASKS_NOTHING, makeQueryPlan, type QueryPlan } from '../query/query-plan.ts';
import { corrected } from './correct.ts';
import { type Reading, readTokens, type WordPart } from './read-text.ts';
import { type Token, tokensOf, without } from './spans.ts';
import { attemptsFor, type Attempt, inBio, leavingOut, type Removable } from './attempts.ts';

/** How a text was understood, for the page to say. */
export interface Understood {
  readFilters: ReadFilter[];
  leftOut: string[];
  nearOnly: string[];
  correctedTo: string[];
}

/** The plan that answers a search, and what it asks, to be combined with other filters. */
export interface Chosen extends Understood {
  plan: QueryPlan | undefined;
  /** Null when the text says nothing that anybody could match. */
  asking: Asking | null;
}

/** Asks how many documents match a plan. `isAnswer`: the plan may become the answer, so that its page is worth reading. */
export interface Question {
  plan: QueryPlan;
  isAnswer: boolean;
}

type Choosing<Result> = Generator<Question, Result, number>;

const CACHED_MAX = 2000;
const MOST_TOKENS = 16;

interface Known {
  tokens: Token[];
  reading: Reading;
  plans: Map<string, QueryPlan | undefined>;
  /** How the text reads once its unknown words are corrected, by these words. */
  corrections: Map<string, { text: string; reading: Reading } | null>;
}

const cached = new WeakMap<Dictionary, { version: number; known: LRUCache<string, Known> }>();

function knownOf(dictionary: Dictionary, query: SearchQuery): Known {
  let cache = cached.get(dictionary);
  if (cache?.version !== dictionary.version)
    cached.set(dictionary, (cache = { version: dictionary.version, known: new LRUCache({ max: CACHED_MAX }) }));
  const key = JSON.stringify(query);
  let known = cache.known.get(key);
  if (!known) {
    const tokens = without(tokensOf(query.text ?? ''), query.unread ?? []).slice(0, MOST_TOKENS);
    cache.known.set(
      key,
      (known = { tokens, reading: readTokens(dictionary, tokens), plans: new Map(), corrections: new Map() }),
    );
  }
  return known;
}

/**
 * Decides what a search text means here: exactly what it says if somebody matches, otherwise ever wider. Yields the plans to count
 * and is told their number of matches, so that the index and Postgres decide alike.
 */
export function* choosePlan(dictionary: Dictionary, query: SearchQuery): Choosing<Chosen> {
  const { tokens, reading: first, plans, corrections } = knownOf(dictionary, query);
  const planOf = (name: string, asking: Asking) => {
    if (!plans.has(name)) plans.set(name, makeQueryPlan(dictionary, query, asking));
    return plans.get(name);
  };
  if (!query.text || (tokens.length === 0 && tokensOf(query.text).length > 0))
    return { plan: planOf('', ASKS_NOTHING), asking: ASKS_NOTHING, ...understood(first, [], [], null) };

  const unknown = yield* unknownIn(dictionary, first);
  const wrong = unknown.map(({ text }) => text).join(' ');
  if (!corrections.has(wrong)) corrections.set(wrong, wrong === '' ? null : correct(dictionary, tokens, unknown));
  const better = corrections.get(wrong) ?? null;
  const reading = better?.reading ?? first;
  const leftOut = better ? yield* unknownIn(dictionary, reading) : unknown;
  const parts = reading.parts.filter((part) => !leftOut.includes(part));
  const correctedTo = better && parts.some(({ terms }) => terms.length > 0) ? better.text : null;
  const read = { ...reading, parts };
  const outside = leftOut.map(({ text }) => text);
  const isNonsense = parts.length + reading.facts.length === 0 || (outside.length > 0 && isGuess(read));
  if (isNonsense) return { plan: undefined, asking: null, ...understood(reading, outside, [], null), readFilters: [] };

  let chosen: Attempt | undefined;
  let plan: QueryPlan | undefined;
  const tryOut = function* (attempt: Attempt): Choosing<boolean> {
    const name = better ? `${better.text} ${attempt.name}` : attempt.name;
    const tried = planOf(name, attempt.asking);
    chosen ??= attempt;
    plan ??= tried;
    if (!tried || (yield { plan: tried, isAnswer: true }) === 0) return false;
    chosen = attempt;
    plan = tried;
    return true;
  };
  const result = () => ({
    plan,
    asking: chosen!.asking,
    ...understood(reading, [...outside, ...chosen!.leftOut], chosen!.near, correctedTo),
  });
  for (const attempt of attemptsFor(read)) if (yield* tryOut(attempt)) return result();
  let left = read;
  const removed: Removable[] = [];
  while (left.parts.length + left.joinedFacts.length > 1) {
    const rarest = yield* rarestIn(dictionary, left);
    removed.push(rarest);
    left = leavingOut(left, rarest);
    for (const attempt of attemptsFor(left, removed)) if (yield* tryOut(attempt)) return result();
  }
  const [only] = attemptsFor(read);
  return {
    plan: undefined,
    asking: only!.asking,
    ...understood(reading, outside, [], correctedTo),
  };
}

const understood = (reading: Reading, leftOut: string[], near: string[], correctedTo: string | null): Understood => ({
  readFilters: reading.facts.map(({ kind, value, text }) => ({ kind, value, text })),
  leftOut,
  nearOnly: near,
  correctedTo: correctedTo === null ? [] : [correctedTo],
});

/** Whether it rests only on words of bios or on letters within names, which is too little beside words that nobody has. */
const isGuess = ({ parts, facts }: Reading) => facts.length === 0 && parts.every(({ isKnown }) => !isKnown);

/** The parts that no title, skill or bio contains. */
function* unknownIn(dictionary: Dictionary, { parts }: Reading): Choosing<WordPart[]> {
  const unknown: WordPart[] = [];
  for (const part of parts) {
    if (part.terms.length > 0 || part.near.length > 0) continue;
    if ((yield* countOf(dictionary, inBio([], part))) === 0) unknown.push(part);
  }
  return unknown;
}

function* countOf(dictionary: Dictionary, asking: Asking): Choosing<number> {
  const plan = makeQueryPlan(dictionary, {}, asking);
  return plan ? yield { plan, isAnswer: false } : 0;
}

/** Replaces the misspelt words. */
function correct(dictionary: Dictionary, tokens: readonly Token[], unknown: readonly WordPart[]) {
  const wrong = new Set(unknown.flatMap(({ words }) => words));
  let isAny = false;
  const right = tokens.map((token) => {
    const word = wrong.has(token.word) ? corrected(dictionary, token.word) : undefined;
    isAny ||= word !== undefined;
    return word === undefined ? token : { raw: word, word };
  });
  return isAny ? { text: right.map(({ word }) => word).join(' '), reading: readTokens(dictionary, right) } : null;
}

/** Words go before facts, professions last; among these, whatever the fewest people have. */
function* rarestIn(dictionary: Dictionary, { parts, joinedFacts }: Reading): Choosing<Removable> {
  const words = parts.filter(({ isProfession }) => !isProfession);
  const candidates: Removable[] =
    words.length > 0 && parts.length + joinedFacts.length > words.length
      ? words
      : words.length > 1
        ? words
        : joinedFacts.length > 0
          ? joinedFacts
          : parts;
  if (candidates.length === 1) return candidates[0]!;
  let rarest: { candidate: Removable; count: number } | undefined;
  for (const candidate of candidates) {
    const asking =
      'groups' in candidate ? { ...ASKS_NOTHING, facts: candidate.groups } : inBio(candidate.terms, candidate);
    const count = yield* countOf(dictionary, asking);
    if (!rarest || count < rarest.count) rarest = { candidate, count };
  }
  return rarest!.candidate;
}
