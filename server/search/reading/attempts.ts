import { type Asking, ASKS_NOTHING } from '../query/query-plan.ts';
import type { Fact } from './facts.ts';
import type { Reading, WordPart } from './read-text.ts';

/** One interpretation of a search text. */
export interface Attempt {
  asking: Asking;
  /** Words that this interpretation ignores. */
  leftOut: string[];
  /** Words that its results match only approximately. */
  near: string[];
}

export type Removable = WordPart | Fact;

/** Asks for one part of a text alone, in bios too. */
export const askingFor = (part: Removable): Asking =>
  'groups' in part
    ? { ...ASKS_NOTHING, facts: part.groups }
    : { ...ASKS_NOTHING, keywords: [{ terms: part.terms, words: part.inBio }] };

export function leavingOut(reading: Reading, removed: Removable): Reading {
  return {
    ...reading,
    parts: reading.parts.filter((part) => part !== removed),
    joinedFacts: reading.joinedFacts.filter((fact) => fact !== removed),
  };
}

interface Width {
  /** Whether a word that titles or skills contain may also match in the bio. */
  areBiosRead: boolean;
  nearPlace: boolean;
  nearWords: boolean;
  nearYears: boolean;
}

const EXACT: Width = { areBiosRead: false, nearPlace: false, nearWords: false, nearYears: false };

/** Interpretations of a text, from exact to ever wider. */
export function* attemptsFor(reading: Reading, removed: readonly Removable[] = []): Generator<Attempt> {
  const leftOut = removed.map(({ text }) => text);
  const attempt = (from: Reading, width: Width): Attempt => ({
    leftOut: from === reading ? leftOut : [...leftOut, ...weak],
    ...askingOf(from, width),
  });
  const bios = { ...EXACT, areBiosRead: true };
  // When one word occurs only in bios, the others may match there too.
  if (reading.parts.every(({ terms, near }) => terms.length + near.length > 0)) yield attempt(reading, EXACT);
  yield attempt(reading, bios);
  const weak = reading.parts.filter(({ isWeak }) => isWeak).map(({ text }) => text);
  const telling = { ...reading, parts: reading.parts.filter(({ isWeak }) => !isWeak) };
  const base = telling.parts.length + telling.joinedFacts.length > 0 ? telling : reading;
  if (base.parts.length < reading.parts.length) yield attempt(base, bios);
  const hasNear = (kind: (fact: Fact) => boolean) =>
    base.joinedFacts.some((fact) => fact.nearGroups !== null && kind(fact));
  const hasPlace = reading.parts.length > 0 && hasNear(({ kind }) => kind === 'city');
  const hasYears = hasNear(({ kind }) => kind === 'seniority');
  const hasWords = base.parts.some(({ near }) => near.length > 0);
  if (hasYears) yield attempt(base, { ...bios, nearYears: true });
  if (hasPlace) yield attempt(base, { ...bios, nearPlace: true });
  if (hasWords) yield attempt(base, { ...bios, nearWords: true });
  if (Number(hasPlace) + Number(hasYears) + Number(hasWords) > 1)
    yield attempt(base, { areBiosRead: true, nearPlace: true, nearWords: true, nearYears: true });
}

function askingOf({ parts, joinedFacts }: Reading, width: Width): { asking: Asking; near: string[] } {
  const asking: Asking = { words: [], keywords: [], facts: [] };
  const near: string[] = [];
  for (const part of parts) {
    const isNear = width.nearWords && part.near.length > 0;
    const terms = isNear ? [...new Set([...part.terms, ...part.near])] : part.terms;
    if (isNear) near.push(part.text);
    if (terms.length > 0 && (part.isProfession || part.isWeak || !width.areBiosRead)) asking.words.push(terms);
    else asking.keywords.push({ terms, words: part.inBio });
  }
  for (const fact of joinedFacts) {
    const isNear = fact.nearGroups !== null && (fact.kind === 'city' ? width.nearPlace : width.nearYears);
    if (isNear) near.push(fact.text);
    asking.facts.push(...(isNear ? fact.nearGroups! : fact.groups));
  }
  return { asking, near };
}
