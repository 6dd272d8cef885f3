import { languageMentions, type LanguageMention, isWrittenAsLanguage } from '../language-names.ts';
import { demandedLanguages } from '../languages.ts';
import { type PlainText, sentencesOf } from '../plain-text.ts';
import { isOtherExperience } from '../other-years.ts';
import { demandedYears } from '../years.ts';
import type { Surroundings } from './features.ts';
import { type YearsMention, yearsMentions } from './years-mentions.ts';

export type Demandable = (({ kind: 'years' } & YearsMention) | ({ kind: 'language' } & LanguageMention)) & {
  /** Whether the rules take it for a demand. */
  isByRule: boolean;
  /** What is known of it by itself. */
  clues: string[];
};

/** Words further away say nothing about years. */
const REACH = 160;
const BOUNDS = [1, 2, 4, 7, 11, 16];

/** Every number of years and every language that a text names, each with what the rules say of it. */
export function mentionsIn({ plain, original, at }: PlainText): { mentions: Demandable[]; around: Surroundings } {
  const rules = { years: demandedYears(plain), languages: demandedLanguages(plain, original, at) };
  const named = [...rules.languages.required, ...rules.languages.either];
  const sentences = sentencesOf(plain);
  const years = yearsMentions(plain);
  const languages = languageMentions(plain).filter(({ start, end }) =>
    isWrittenAsLanguage(plain.slice(start, end), original.slice(at[start], at[end])),
  );
  const ofYears = (one: YearsMention, index: number): Demandable => {
    const { start, end } = one;
    const words = plain.slice(start, end);
    const isByRule = rules.years.some((rule) => rule.start < end && start < rule.end);
    const sentence = sentences.find((span) => span.start <= start && end <= span.end) ?? one;
    const lead = plain.slice(Math.max(sentence.start, start - REACH), start);
    const isOther = isOtherExperience(lead, plain.slice(end, Math.min(sentence.end, end + REACH)), false);
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
    return { ...one, kind: 'years', isByRule, clues };
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
    return { ...one, kind: 'language', isByRule, clues };
  };
  const mentions = [...years.map(ofYears), ...languages.map(ofLanguage)].toSorted((a, b) => a.start - b.start);
  return { mentions, around: { plain, sentences, mentions } };
}
