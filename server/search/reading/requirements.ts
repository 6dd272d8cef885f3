import { type HashedWeights, hashesOf, WeightTable } from '../../platform/hashed-weights.ts';
import type { LanguageMention } from './language-names.ts';
import { choiceFrom } from './languages.ts';
import { type PlainText, plainText } from './plain-text.ts';
import { readPlace, readRemote } from './places.ts';
import { areJoinedByOr } from './demands/alternatives.ts';
import { demandFeatures } from './demands/features.ts';
import { isUnderDemand, isUnderWish } from './demands/heading.ts';
import { type Demandable, mentionsIn } from './demands/mentions-in.ts';
import { WEIGHTS } from './demands/weights.gen.ts';

/** Minimum log-odds for a requirement: lower where the rules agree, or where a heading asks for experience. */
const LEAST = { byRule: { years: 0.5, language: 0.2 }, underDemand: 2, alone: 3.5 };

export interface Demands {
  /** The largest number of years required; null if none. */
  years: number | null;
  /** English names of the languages that are all required. */
  languages: string[];
  /** Alternatives: one of these is enough. */
  eitherLanguage: string[];
}

type Kind = 'years' | 'language';
type Judge = (kind: Kind, features: Iterable<string>) => number;

/** @returns a function from a mention to its log-odds of being a requirement, by the given weights. */
export function judgeBy(weights: Record<Kind, HashedWeights>): Judge {
  const tables = { years: new WeightTable(weights.years), language: new WeightTable(weights.language) };
  return (kind, features) => tables[kind].odds(hashesOf(features))[0]!;
}

const JUDGE = judgeBy(WEIGHTS);

/** Decides which of the years and languages named in a job description are required of applicants. */
export function demandsIn(text: PlainText, oddsOf = JUDGE): Demands {
  const { mentions, around } = mentionsIn(text);
  const leastFor = (one: Demandable) => {
    if (one.isByRule) return LEAST.byRule[one.kind];
    return one.kind === 'years' && one.years >= 1 && isUnderDemand(around.plain, one) ? LEAST.underDemand : LEAST.alone;
  };
  const demanded = mentions.filter((one) => {
    if (one.isNoDemand || isUnderWish(around.plain, one)) return false;
    return oddsOf(one.kind, demandFeatures(around, one)) >= leastFor(one);
  });
  const ofYears = mentions.filter((one) => one.kind === 'years');
  // Of alternatives, the smallest number counts.
  const years = ofYears.flatMap((one, index) => {
    const next = ofYears[index + 1];
    if (!demanded.includes(one)) return [];
    return next && areJoinedByOr(around.plain.slice(one.end, next.start)) ? Math.min(one.years, next.years) : one.years;
  });
  const named = mentions.filter((one) => one.kind === 'language');
  const choices = choicesIn(around.plain, named).filter((choice) =>
    choice.some(({ start }) => demanded.some((one) => one.start === start)),
  );
  const either = new Set(choices.flatMap((choice) => choice.map(({ language }) => language)));
  const required = demanded.flatMap((one) =>
    one.kind === 'language' && !either.has(one.language) ? one.language : [],
  );
  return {
    years: years.length > 0 ? Math.max(...years) : null,
    languages: [...new Set(required)],
    eitherLanguage: [...either],
  };
}

/** Names joined as alternatives: "Russian, French or Mandarin". */
function choicesIn(plain: string, named: readonly LanguageMention[]): LanguageMention[][] {
  const choices: LanguageMention[][] = [];
  for (let at = 0; at < named.length; at++) {
    const choice = choiceFrom(plain, named.slice(at));
    if (choice.length < 2) continue;
    choices.push(choice);
    at += choice.length - 1;
  }
  return choices;
}

/** The requirements that a job description states. */
export interface Requirements extends Demands {
  /** Where the work is, as written. */
  place: string | null;
  /** True if all work can be done from home, false if days on site are required, null if unsaid or a choice. */
  remote: boolean | null;
}

/** Reads the stated requirements of a job description in English or Spanish. */
export function readRequirements(text: string): Requirements {
  const read = plainText(text);
  return { ...demandsIn(read), place: readPlace(text), remote: readRemote(read.plain) };
}
