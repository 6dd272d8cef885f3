import { type HashedWeights, hashesOf, WeightTable } from '../../platform/hashed-weights.ts';
import type { LanguageMention } from './language-names.ts';
import { choiceFrom } from './languages.ts';
import { type PlainText, plainText } from './plain-text.ts';
import { readPlace, readRemote } from './places.ts';
import { areJoinedByOr } from './demands/alternatives.ts';
import { demandFeatures } from './demands/features.ts';
import { type Form, formOf } from './demands/form.ts';
import { isUnderDemand, isUnderWish } from './demands/heading.ts';
import { type Demandable, mentionsIn } from './demands/mentions-in.ts';
import type { YearsMention } from './demands/years-mentions.ts';
import { WEIGHTS } from './demands/weights.gen.ts';

type Least = Partial<Record<Form, number>> & { other: number };
/**
 * Minimum log-odds for a requirement: lower where the rules agree, where a heading asks for experience, and in statements that say
 * nothing else ("English and Polish."); higher for a language that the rules find to be of others.
 */
const LEAST: Record<Kind, { byRule: Least; byWeights: Least }> = {
  years: {
    byRule: { opening: 0.5, part: 0.6, wanted: -3.5, other: 1.2 },
    byWeights: { opening: 1.5, part: 1.7, wanted: -3.5, other: 2.5 },
  },
  language: {
    byRule: { several: -1, alone: 0.2, item: 0.2, other: 0.8 },
    byWeights: { several: -0.5, alone: 1, item: 1.5, other: 2 },
  },
};
const UNDER_DEMAND = 2;
const OF_OTHERS = 3;
/** In an advert, fewer than twelve months hardly count as years. */
const MONTHS = 6;

const ASKED =
  /\b(?:need\w*|must|looking for|seek\w*|requir\w*|wants?|at least|minim\w+|ideal\w*|prefer\w*|plus|bonus|desirable|nice to have|advantage|you (?:have|bring)|busc\w+|necesit\w+|solicit\w+|pedimos|exig\w+|imprescindible|al menos|valor\w+|dese\w+|tienes|aportas)\b/;
/** Words further away don't ask for the years. */
const REACH = 120;

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

export interface StatedYears extends YearsMention {
  /** Applicants should have them, whether that is required or wished. */
  isOfApplicants: boolean;
}

/** @returns every number of years in a job description, whoever they are of. */
export function statedYearsIn(text: PlainText): StatedYears[] {
  const { mentions, around } = mentionsIn(text);
  return mentions.flatMap((one) => {
    if (one.kind !== 'years') return [];
    const { years, start, end, isOfOthers } = one;
    const sentence = around.sentences.find((span) => span.start <= start && end <= span.end) ?? one;
    const from = Math.max(sentence.start, start - REACH);
    const isAsked = ASKED.test(around.plain.slice(from, Math.min(sentence.end, end + REACH)));
    const isOfApplicants = !isOfOthers && (isAsked || JUDGE('years', demandFeatures(around, one)) >= 0);
    return { years, start, end, isOfApplicants };
  });
}

/** Decides which of the years and languages named in a job description are required of applicants. */
export function demandsIn(text: PlainText, oddsOf = JUDGE): Demands {
  const { mentions, around } = mentionsIn(text);
  const leastFor = (one: Demandable) => {
    const { byRule, byWeights } = LEAST[one.kind];
    const form = formOf(around, one);
    if (one.isOfOthers) return OF_OTHERS;
    if (one.isByRule) return byRule[form] ?? byRule.other;
    if (one.kind === 'language') return byWeights[form] ?? byWeights.other;
    if (one.years < 1) return MONTHS;
    if (form === 'other' && isUnderDemand(around.plain, one)) return UNDER_DEMAND;
    return byWeights[form] ?? byWeights.other;
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
