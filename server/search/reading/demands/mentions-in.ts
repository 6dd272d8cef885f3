import { languageMentions, type LanguageMention, isWrittenAsLanguage } from '../language-names.ts';
import { demandedLanguages } from '../languages.ts';
import { type PlainText, sentencesOf, type Span } from '../plain-text.ts';
import { isOtherMention } from '../other-mentions.ts';
import { isOtherExperience } from '../other-years.ts';
import { demandedYears } from '../years.ts';
import { areOneWay, isOfThing } from './alternatives.ts';
import { isExempt, wishMarkOf } from './exemptions.ts';
import { areOfFirmInTable, areOfOthers, isOfClosedVacancy, isOfOthers } from './other-subjects.ts';
import type { Surroundings } from './mention.ts';
import { type YearsMention, yearsMentions } from './years-mentions.ts';

export type Demandable = (({ kind: 'years' } & YearsMention) | ({ kind: 'language' } & LanguageMention)) & {
  /** Whether the rules consider it a requirement. */
  isByRule: boolean;
  /** Whether the text says that it isn't required, or that an alternative is accepted. */
  isNoDemand: boolean;
  /** Whether the rules find that it is of other people or of a thing. */
  isOfOthers: boolean;
  /** Features of the mention itself. */
  clues: string[];
};

/** Words further away are irrelevant to the years. */
const REACH = 160;
const BOUNDS = [1, 2, 4, 7, 11, 16];
/** More numbers or languages than in any real advert aren't read: each one costs about a millisecond. */
const MENTIONS_MAX = 100;

/** Nobody demands that many years, except of experience. */
const LONG = 16;
const isTooLong = (years: number, lead: string, rest: string) =>
  years >= LONG && !/experien|trayectoria/.test(`${lead.slice(-40)} ${rest.slice(0, 60)}`);

const lineEndOf = (plain: string, from: number) => {
  const end = plain.indexOf('\n', from);
  return end < 0 ? plain.length : end;
};

/** Every number of years and every language in a text, each with the verdict of the rules. */
export function mentionsIn({ plain, original, at }: PlainText): { mentions: Demandable[]; around: Surroundings } {
  const rules = { years: demandedYears(plain), languages: demandedLanguages(plain, original, at) };
  const named = [...rules.languages.required, ...rules.languages.either];
  const sentences = sentencesOf(plain);
  const isMarkedWish = wishMarkOf(plain);
  const years = yearsMentions(plain).slice(0, MENTIONS_MAX);
  const languages = languageMentions(plain)
    .filter(({ start, end }) => isWrittenAsLanguage(plain.slice(start, end), original.slice(at[start], at[end])))
    .slice(0, MENTIONS_MAX);
  const besides = ({ start, end }: Span) => {
    const sentence = sentences.find((span) => span.start <= start && end <= span.end) ?? { start, end };
    const lineStart = plain.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = lineEndOf(plain, end);
    // In "max. 3 years" and "e.g. 3 years", the full stop ends no sentence, so skip it.
    const after = plain.slice(end, Math.min(lineEnd, end + REACH));
    const short = /\b(?:max|e\. ?g|p\. ?ej)\. ?$/.exec(plain.slice(Math.max(0, start - 8), start))?.[0] ?? '';
    return {
      isMarked: isMarkedWish(plain.slice(lineStart, lineEnd)),
      isOfElse:
        areOfFirmInTable(plain.slice(Math.max(lineStart, start - REACH), start), after) || isOfClosedVacancy(after),
      lead: plain.slice(Math.max(sentence.start - short.length, start - REACH), start),
      rest: plain.slice(end, Math.min(sentence.end, end + REACH)),
    };
  };
  const ofYears = (one: YearsMention, index: number): Demandable => {
    const { start, end } = one;
    const words = plain.slice(start, end);
    const isByRule = rules.years.some((rule) => rule.start < end && start < rule.end);
    const { lead, rest, isMarked, isOfElse } = besides(one);
    const isOther = isOtherExperience(lead, rest, false);
    const isOfOthers = isOfElse || areOfOthers(lead, rest);
    const clues = [
      `least ${BOUNDS.findLast((bound) => one.years >= bound) ?? 0}`,
      `unit ${/[a-z]+\.?$/.exec(words)?.[0]}`,
      ...(words.includes('+') ? ['or more'] : []),
      ...(/\d ?(?:-|to|a|y|and) ?\d/.test(words) ? ['range'] : []),
      index === 0 ? 'first' : 'later',
      `of ${Math.min(3, years.length)}`,
      ...(isByRule ? ['by rule'] : []),
      ...(isOther ? ['not by rule'] : []),
    ];
    return {
      ...one,
      kind: 'years',
      isByRule,
      isOfOthers,
      isNoDemand:
        isOfOthers || isMarked || isTooLong(one.years, lead, rest) || isExempt(lead, rest) || areOneWay(lead, rest),
      clues,
    };
  };
  const ofLanguage = (one: LanguageMention): Demandable => {
    const { language, start, end } = one;
    const isByRule = named.includes(language);
    const clues = [
      `name ${plain.slice(start, end)}`,
      `language ${language}`,
      /^\p{Lu}/u.test(original.slice(at[start])) ? 'capital' : 'small',
      `of ${Math.min(4, languages.length)}`,
      ...(isByRule ? ['by rule'] : []),
    ];
    const { lead, rest, isMarked } = besides(one);
    const span = { start: lead.length, end: lead.length + end - start };
    return {
      ...one,
      kind: 'language',
      isByRule,
      isOfOthers: isOtherMention(`${lead}${plain.slice(start, end)}${rest}`, span, span),
      isNoDemand: isMarked || isExempt(lead, rest) || isOfThing(lead, rest) || isOfOthers(lead, rest),
      clues,
    };
  };
  const mentions = [...years.map(ofYears), ...languages.map(ofLanguage)].toSorted((a, b) => a.start - b.start);
  return { mentions, around: { plain, sentences, mentions } };
}
