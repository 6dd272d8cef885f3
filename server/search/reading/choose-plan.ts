import { LRUCache } from 'lru-cache';
import type { ReadFilter, SearchQuery } from '#contract/search/query.ts';
import type { Dictionary } from '../query/dictionary.ts';
import { type Asking, ASKS_NOTHING, makeQueryPlan, type QueryPlan } from '../query/query-plan.ts';
import { corrected } from './correct.ts';
import { type Reading, readTokens, type WordPart } from './read-text.ts';
import { type Token, tokensOf, without } from './spans.ts';
import { askingFor, attemptsFor, type Attempt, leavingOut, type Removable } from './attempts.ts';

/** How a text was interpreted, for the page to explain. */
export interface Understood {
  readFilters: ReadFilter[];
  leftOut: string[];
  nearOnly: string[];
  correctedTo: string[];
}

/** The plan that answers a search, and the interpretation to combine with other filters. */
export interface Chosen extends Understood {
  plan: QueryPlan | undefined;
  /** Null when the text contains nothing that could match. */
  asking: Asking | null;
}

/** Asks how many documents match a plan. `isAnswer`: the plan may become the answer, so its page is worth reading. */
export interface Question {
  plan: QueryPlan;
  isAnswer: boolean;
}

type Choosing<Result> = Generator<Question, Result, number>;
/** Returns the plan that counts how many documents match one part of the text. */
type PlanFor = (part: Removable) => QueryPlan | undefined;

const CACHED_MAX = 2000;
const MOST_TOKENS = 16;

/** What has been found out about a search, kept for the next time it is asked. */
interface Known {
  tokens: Token[];
  reading: Reading;
  /** Corrected readings of the text, keyed by the unknown words that were corrected. */
  corrections: Map<string, Corrected | null>;
  /** How to go on, keyed by the corrected and the unknown words. */
  openings: Map<string, Opening | Chosen>;
  /** Plans that count the matches of a single part. */
  counting: Map<Removable, QueryPlan | undefined>;
}

interface Corrected {
  tokens: readonly Token[];
  reading: Reading;
}

/** A text whose unknown words are known. */
interface Opening {
  /** Without the unknown words. */
  read: Reading;
  understand(attempt: Pick<Attempt, 'leftOut' | 'near'>): Understood;
  /** Interpretations of the text, keyed by the words removed. */
  attempts: Map<string, Attempt[]>;
  /** What they come to when chosen. */
  choices: Map<Attempt, Chosen>;
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
      (known = {
        tokens,
        reading: readTokens(dictionary, tokens),
        corrections: new Map(),
        openings: new Map(),
        counting: new Map(),
      }),
    );
  }
  return known;
}

function kept<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  if (!map.has(key)) map.set(key, make());
  return map.get(key)!;
}

/**
 * Decides what a search text means: exactly what it says if anything matches, otherwise ever wider. Yields the plans to
 * count and receives their match counts, so that the index and Postgres decide alike.
 */
export function* choosePlan(dictionary: Dictionary, query: SearchQuery): Choosing<Chosen> {
  const known = knownOf(dictionary, query);
  const { tokens, reading: first } = known;
  const planFor: PlanFor = (part) => kept(known.counting, part, () => makeQueryPlan(dictionary, {}, askingFor(part)));
  const unknown = yield* unknownIn(first, planFor);
  const wrong = textOf(unknown);
  const better =
    wrong === ''
      ? null
      : kept(
          known.corrections,
          wrong,
          () => correct(dictionary, tokens, unknown) ?? takeApart(dictionary, tokens, unknown),
        );
  const leftOut = better ? yield* unknownIn(better.reading, planFor) : unknown;
  const opening = kept(known.openings, `${wrong}|${textOf(leftOut)}`, () =>
    open(dictionary, query, tokens, better ?? { tokens, reading: first }, leftOut),
  );
  if ('plan' in opening) return opening;

  const { read, understand, attempts, choices } = opening;
  const attemptsOf = (left: Reading, removed: readonly Removable[]) =>
    kept(attempts, textOf(removed), () => [...attemptsFor(left, removed)]);
  const choiceOf = (attempt: Attempt) =>
    kept(choices, attempt, () => {
      const { asking } = attempt;
      return { plan: makeQueryPlan(dictionary, query, asking), asking, ...understand(attempt) };
    });
  const firstMatching = function* (tried: readonly Attempt[]): Choosing<Chosen | undefined> {
    for (const attempt of tried) {
      const choice = choiceOf(attempt);
      if (choice.plan && (yield { plan: choice.plan, isAnswer: true }) > 0) return choice;
    }
    return undefined;
  };
  let chosen = yield* firstMatching(attemptsOf(read, []));
  let left = read;
  const removed: Removable[] = [];
  while (!chosen && left.parts.length + left.joinedFacts.length > 1) {
    const rarest = yield* rarestIn(left, planFor);
    removed.push(rarest);
    left = leavingOut(left, rarest);
    chosen = yield* firstMatching(attemptsOf(left, removed));
  }
  return (
    chosen ?? {
      plan: undefined,
      asking: attemptsOf(read, [])[0]!.asking,
      ...understand({ leftOut: [], near: [] }),
    }
  );
}

/** Starts to interpret a text without its unknown words, or ends it, if they leave nothing to interpret. */
function open(
  dictionary: Dictionary,
  query: SearchQuery,
  tokens: readonly Token[],
  { tokens: corrected, reading }: Corrected,
  unknown: readonly WordPart[],
): Opening | Chosen {
  const everyone = () => ({ plan: makeQueryPlan(dictionary, query, ASKS_NOTHING), asking: ASKS_NOTHING });
  if (!query.text || (tokens.length === 0 && tokensOf(query.text).length > 0))
    return { ...everyone(), ...understood(reading, [], [], null) };
  const parts = reading.parts.filter((part) => !unknown.includes(part));
  const read = { ...reading, parts };
  const outside = [...textsOf(unknown), ...reading.denied];
  const isEmpty = parts.length + reading.facts.length === 0;
  if (isEmpty && unknown.length === 0 && reading.denied.length > 0)
    return { ...everyone(), ...understood(reading, outside, [], null) };
  const isNonsense = isEmpty || (unknown.length > 0 && isGuess(read));
  if (isNonsense) return { plan: undefined, asking: null, ...understood(reading, outside, [], null), readFilters: [] };
  const misread = new Set(unknown.flatMap(({ words }) => words));
  const right = corrected.map(({ word }, at) => (misread.has(word) ? tokens[at]!.word : word));
  const isCorrected = right.some((word, at) => word !== tokens[at]!.word);
  const isNamed = reading.facts.length > 0 || parts.some(({ terms }) => terms.length > 0);
  const correctedTo = isCorrected && isNamed ? right.join(' ') : null;
  return {
    read,
    understand: ({ leftOut, near }) => understood(reading, [...outside, ...leftOut], near, correctedTo),
    attempts: new Map(),
    choices: new Map(),
  };
}

const understood = (reading: Reading, leftOut: string[], near: string[], correctedTo: string | null): Understood => ({
  readFilters: reading.facts.map(({ kind, value, text }) => ({ kind, value, text })),
  leftOut,
  nearOnly: near,
  correctedTo: correctedTo === null ? [] : [correctedTo],
});

const textsOf = (parts: readonly Removable[]) => parts.map(({ text }) => text);
const textOf = (parts: readonly Removable[]) => (parts.length === 0 ? '' : textsOf(parts).join(' '));

/** Whether the reading rests only on bio words or on letters inside names: too weak a basis when other words are unknown. */
const isGuess = ({ parts, facts }: Reading) => facts.length === 0 && parts.every(({ isKnown }) => !isKnown);

/** The parts that no title, skill or bio contains. */
function* unknownIn({ parts }: Reading, planFor: PlanFor): Choosing<WordPart[]> {
  const unknown: WordPart[] = [];
  for (const part of parts) {
    if (part.terms.length > 0 || part.near.length > 0) continue;
    const plan = planFor(part);
    if (!plan || (yield { plan, isAnswer: false }) === 0) unknown.push(part);
  }
  return unknown;
}

/** Replaces the misspelled words. What is read from them still names them as typed, so that it can be removed from the text. */
function correct(dictionary: Dictionary, tokens: readonly Token[], unknown: readonly WordPart[]) {
  const wrong = new Set(unknown.flatMap(({ words }) => words));
  let isAny = false;
  const right = tokens.map((token) => {
    const word = wrong.has(token.word) ? corrected(dictionary, token.word) : undefined;
    isAny ||= word !== undefined;
    return word === undefined ? token : { raw: token.raw, word };
  });
  return isAny ? { tokens: right, reading: readTokens(dictionary, right) } : null;
}

/** Reads names of several words that no one has word by word. @returns null if there are none. */
function takeApart(dictionary: Dictionary, tokens: readonly Token[], unknown: readonly WordPart[]) {
  const names = unknown.filter(({ words }) => words.length > 1).map(({ text }) => text.toLowerCase());
  return names.length > 0 ? { tokens, reading: readTokens(dictionary, tokens, new Set(names)) } : null;
}

/**
 * Removes filters that no one meets first, then words that only bios contain, other words, filters, and professions last;
 * within each, the part with the fewest matches first.
 */
function* rarestIn({ parts, joinedFacts }: Reading, planFor: PlanFor): Choosing<Removable> {
  const unmet = joinedFacts.find(({ groups }) => groups.some((terms) => terms.length === 0));
  if (unmet) return unmet;
  const all = parts.length + joinedFacts.length;
  const inBios = parts.filter(({ terms, near }) => terms.length + near.length === 0);
  const words = parts.filter((part) => !part.isProfession || inBios.includes(part));
  const candidates: Removable[] =
    inBios.length > 0 && inBios.length < all
      ? inBios
      : words.length > 1 || (words.length > 0 && words.length < all)
        ? words
        : joinedFacts.length > 0
          ? joinedFacts
          : parts;
  if (candidates.length === 1) return candidates[0]!;
  let rarest: { candidate: Removable; count: number } | undefined;
  for (const candidate of candidates) {
    const plan = planFor(candidate);
    const count = plan ? yield { plan, isAnswer: false } : 0;
    if (!rarest || count < rarest.count) rarest = { candidate, count };
  }
  return rarest!.candidate;
}
