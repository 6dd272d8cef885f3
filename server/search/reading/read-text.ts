import type { Dictionary, Term } from '../query/dictionary.ts';
import { bioWords, stemOf } from '../query/words.ts';
import { isConnecting } from '../vocabulary/keys.ts';
import {
  LONGEST_NAME,
  MEANINGS,
  type Meaning,
  nearTo,
  nearToNear,
  professionsIn,
  SELLING_PROFESSIONS,
  withIncluded,
} from '../vocabulary/names.ts';
import type { Profession } from '../vocabulary/titles.ts';
import { JUNIOR_YEARS } from '../vocabulary/work.ts';
import { type Fact, factIn, seniorityFact, withAlternativesJoined, yearsFact } from './facts.ts';
import { type Lookup, lookupOf } from './lookup.ts';
import { type Span, spanOf, type Token } from './spans.ts';

/** A word or name from the text that titles, skills or bios should contain. */
export interface WordPart {
  text: string;
  words: readonly string[];
  /** Titles and skills that match. */
  terms: Term[];
  /** Titles and skills that match in part. */
  near: Term[];
  /** Stems that a bio must contain to match. */
  inBio: string[];
  /** True for words that narrow down little, such as "sales". */
  isWeak: boolean;
  /** True for a name in the vocabulary or dictionary, as opposed to letters within one or a word of a bio. */
  isKnown: boolean;
  isProfession: boolean;
}

export interface Reading {
  parts: WordPart[];
  facts: Fact[];
  /** The facts with alternatives joined. */
  joinedFacts: Fact[];
  /** Names after a negation, such as "no German". They filter nothing. */
  denied: string[];
}

const YEARS = new RegExp(
  '^(?:(?<most>less than|fewer than|under|below|up to|max|maximum|at most|no more than|not more than|menos de|hasta|maximo|como maximo|no mas de) ' +
    '|(?:at least|over|more than|min|minimum(?: of)?|al menos|por lo menos|mas de|minimo(?: de)?) )?' +
    String.raw`\+?(?<least>\d{1,2})\+?(?: (?:(?:to|a|y|and|o|or) )?\d{1,2}\+?)? ?(?:years?|yrs?|anos?|y|yoe)(?= |$)`,
);

const OR = ['or', 'o', 'u'];
const AND = ['and', 'y', 'e', 'plus'];
const NEGATIONS = new Set(['no', 'not', 'non', 'without', 'except', 'excluding', 'sin', 'excepto', 'salvo']);

/**
 * Reads names and filters from the words of a text, longest first.
 * @param apart names, in lower case, to read word by word
 */
export function readTokens(
  dictionary: Dictionary,
  tokens: readonly Token[],
  apart: ReadonlySet<string> = new Set(),
): Reading {
  const lookup = lookupOf(dictionary);
  const parts: WordPart[] = [];
  const facts: Fact[] = [];
  /** The words between languages. */
  const between = new Set<string>();
  let languagesEnd = 0;
  const denied: string[] = [];
  const isAllOrdinary = tokens.every((_token, at) => spanOf(tokens, at, 1).isOrdinary);
  const hasNumber = tokens.some(({ word }) => /\d/.test(word));
  for (let at = 0; at < tokens.length;) {
    const years = hasNumber ? yearsAt(dictionary, tokens, at) : undefined;
    if (years) {
      if (years.fact) facts.push(years.fact);
      else if (years.isMost) denied.push(years.text);
      at += years.length;
      continue;
    }
    const { part, fact, length } = longestFrom(at);
    const isName = fact !== undefined || part?.isKnown;
    const end = NEGATIONS.has(tokens[at]!.word) && !isName ? endOfDenied(at + 1) : 0;
    if (end > at) {
      denied.push(spanOf(tokens, at, end - at).text);
      at = end;
      continue;
    }
    if (fact?.kind === 'language') {
      if (languagesEnd > 0) for (const { word } of tokens.slice(languagesEnd, at)) between.add(word);
      languagesEnd = at + length;
    }
    if (fact && !facts.some(({ kind, value }) => kind === fact.kind && value === fact.value)) facts.push(fact);
    if (part && !parts.some(({ text }) => text.toLowerCase() === part.text.toLowerCase())) parts.push(part);
    at += length;
  }
  const isEither = OR.some((word) => between.has(word)) && !AND.some((word) => between.has(word));
  return { parts: withOneProfession(parts), facts, joinedFacts: withAlternativesJoined(facts, isEither), denied };

  function longestFrom(at: number) {
    return longestAt(dictionary, lookup, tokens, at, isAllOrdinary, apart);
  }
  /** Returns where what a negation denies ends, or 0 if no filter or name follows: "not remote closer" denies only "remote". */
  function endOfDenied(after: number) {
    let from = after;
    while (from < tokens.length && isConnecting(tokens[from]!.word)) from++;
    for (let length = 1; length <= Math.min(LONGEST_NAME, tokens.length - from); length++)
      if (factIn(dictionary, lookup, spanOf(tokens, from, length))) return from + length;
    if (from === tokens.length) return 0;
    const { part, length } = longestFrom(from);
    return part?.isKnown ? from + length : 0;
  }
}

function longestAt(
  dictionary: Dictionary,
  lookup: Lookup,
  tokens: readonly Token[],
  at: number,
  isAllOrdinary: boolean,
  apart: ReadonlySet<string>,
): { part?: WordPart; fact?: Fact | undefined; length: number } {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length--) {
    const span = spanOf(tokens, at, length);
    if (length > 1 && apart.has(span.text.toLowerCase())) continue;
    if (isMarket(tokens, at, length)) return { part: wordPart(lookup, span, undefined), length };
    const field = length > 1 ? fieldNamed(lookup, tokens, at, span) : undefined;
    if (field) return { part: field, length };
    const fact = factIn(dictionary, lookup, span);
    const meaning = span.key === '' ? undefined : MEANINGS.get(span.key);
    const isName = meaning?.professions || meaning?.skills || meaning?.selling;
    if (fact && !(isName && fact.kind !== 'city' && fact.kind !== 'language')) return { fact, length };
    if (span.isOrdinary && !isAllOrdinary) continue;
    if (isName || (span.key !== '' && lookup.isName(span.key)))
      return { part: wordPart(lookup, span, meaning), length };
    if (length === 1 && (!span.isOrdinary || isAllOrdinary) && /[\p{L}\p{N}]/u.test(span.key))
      return { part: wordPart(lookup, span, undefined), length };
  }
  return { length: 1 };
}

const MARKET = new Set(['market', 'markets', 'mercado', 'mercados']);

/** "Polish market" asks for a market, not for a language. */
function isMarket(tokens: readonly Token[], at: number, length: number) {
  if (length !== 2) return false;
  const [first, second] = [tokens[at]!.word, tokens[at + 1]!.word];
  const named = MARKET.has(second) ? first : MARKET.has(first) ? second : undefined;
  return named !== undefined && MEANINGS.get(stemOf(named))?.languages !== undefined;
}

const INDUSTRY = new Set(['industry', 'industries', 'sector', 'sectors', 'space', 'industria', 'sectores']);

/** "Gaming industry" and "sector de la energía" ask for the skill alone. */
function fieldNamed(lookup: Lookup, tokens: readonly Token[], at: number, { words, key }: Span) {
  const isFirst = INDUSTRY.has(words[0]!);
  if (isFirst === INDUSTRY.has(words.at(-1)!) || MEANINGS.has(key) || lookup.isName(key)) return undefined;
  let from = isFirst ? at + 1 : at;
  const end = at + words.length - (isFirst ? 0 : 1);
  while (from < end && isConnecting(tokens[from]!.word)) from++;
  const named = spanOf(tokens, from, end - from);
  const meaning = MEANINGS.get(named.key);
  return meaning?.skills ? wordPart(lookup, named, meaning) : undefined;
}

function wordPart(lookup: Lookup, span: Span, meaning: Meaning | undefined): WordPart {
  const professions = meaning?.professions ?? [];
  const skills = meaning?.skills ?? [];
  const meant = meaning?.selling ? SELLING_PROFESSIONS[meaning.selling] : withIncluded(professions);
  // "Directora comercial" contains "comercial" and is another profession.
  const isOther = ({ kind, norm }: Term) => {
    const itsOwn = meant.size > 0 && kind === 'title' ? professionsIn(norm) : [];
    return itsOwn.length > 0 && !itsOwn.some(({ title }) => meant.has(title));
  };
  const named = [
    ...lookup.titlesOf(meant),
    ...lookup.skillsOf(skills),
    ...lookup.containing(span.key).filter((term) => !isOther(term)),
  ];
  const word = span.words.join(' ');
  const isKnown = named.length > 0 || meaning !== undefined;
  const lettered = isKnown || span.words.length > 1 ? [] : lookup.lettered(word);
  return {
    text: span.text,
    words: span.words,
    terms: [...new Set(named.length > 0 ? named : lettered)],
    near: [...nearTitles(lookup, professions), ...nearSkills(lookup, meaning)],
    inBio: bioWords(word),
    isWeak: meaning?.selling !== undefined && professions.length === 0,
    isKnown,
    isProfession: professions.length > 0,
  };
}

/** Titles of near professions, or of those near these if no one has the former. */
function nearTitles(lookup: Lookup, professions: readonly Profession[]) {
  const near = lookup.titlesOf(nearTo(professions));
  return near.length > 0 ? near : lookup.titlesOf(nearToNear(professions));
}

const nearSkills = (lookup: Lookup, meaning: Meaning | undefined) =>
  (meaning?.skills ?? []).flatMap(({ near }) =>
    near.flatMap((name) => lookup.skillsOf(MEANINGS.get(name.toLowerCase())?.skills ?? [])),
  );

/** "10+ years", "5 años de experiencia", "2-5 years"; "under 2 years" asks for juniors, and larger maximums for nothing. */
function yearsAt(dictionary: Dictionary, tokens: readonly Token[], at: number) {
  const words = tokens.slice(at, at + LONGEST_YEARS).map(({ word }) => word);
  const found = YEARS.exec(words.join(' '));
  if (!found) return undefined;
  const length = found[0].split(' ').length;
  const text = [...new Set(tokens.slice(at, at + length).map(({ raw }) => raw))].join(' ');
  const isMost = found.groups!.most !== undefined;
  const years = Number(found.groups!.least);
  const isJunior = isMost && years <= JUNIOR_YEARS.near;
  const fact = isJunior
    ? seniorityFact(dictionary, 'junior', text)
    : isMost
      ? undefined
      : yearsFact(dictionary, years, text);
  return { fact, text, isMost, length };
}

/** The maximum number of words in "como maximo 2 a 5 years". */
const LONGEST_YEARS = 7;

/** A position has one profession, so several are alternatives, unless they share a title. */
function withOneProfession(parts: readonly WordPart[]): WordPart[] {
  const named = parts.filter(({ isProfession, terms }) => isProfession && terms.length > 0);
  const [first, ...others] = named;
  if (!first || others.length === 0) return [...parts];
  const isShared = first.terms.some((term) => others.every(({ terms }) => terms.includes(term)));
  if (isShared) return [...parts];
  const joined = {
    ...first,
    text: named.map(({ text }) => text).join(', '),
    terms: [...new Set(named.flatMap(({ terms }) => terms))],
    near: [...new Set(named.flatMap(({ near }) => near))],
  };
  return parts.flatMap((part) => (part === first ? [joined] : named.includes(part) ? [] : [part]));
}
