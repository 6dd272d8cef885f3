import type { AdvertKind } from '#contract/values/advert-kinds.ts';
import { type PlainText, plainText, type Span, sentencesOf } from '../../search/reading/plain-text.ts';
import { withoutDeniedNicknames } from './denied-nicknames.ts';
import { excessiveYears } from './excessive-years.ts';
import { blanked, blocksOf, listsOfNoDemands, matchesIn, trimmed } from './matching.ts';
import { isDenied, isDeniedPraise, isHarmless, judgeMention } from './judge-mention.ts';
import { patterns, phrasesFor } from './patterns.ts';
import { withoutNames } from './proper-names.ts';
import { isOfNamed, pronounsIn, spanishPronounsIn } from './pronouns.ts';
import { schoolsIn } from './schools.ts';
import { isBuyer, isOffered, isOfGoods, isServed, isStatement, offersIn } from './subjects.ts';
import { surroundings } from './surroundings.ts';
import { withoutTypos } from './typos.ts';

/** Words in an advert that depend on personal characteristics, with their position in the plain text. */
export interface Cue extends Span {
  kind: AdvertKind;
  excludes: boolean;
  /** Neutral replacement; undefined removes the words. */
  instead?: string;
}

/** A word from the lists, regardless of context. */
export interface Mark extends Span {
  name: string;
}

/**
 * Finds the cues in an English or Spanish advert, in text order, and every listed word. Calls `pause` often, so that a long
 * advert doesn't block the event loop.
 */
export async function findCues(
  advert: string,
  pause: () => Promise<void>,
): Promise<{ text: PlainText; masked: string; cues: Cue[]; marks: Mark[] }> {
  const text = withoutDeniedNicknames(withoutTypos(plainText(advert)));
  const rules = patterns();
  await pause();
  const masked = rules.innocent.reduce(blanked, withoutNames(text));
  await pause();
  const sentences = sentencesOf(text.plain);
  const blocks = blocksOf(masked);
  const exempt = listsOfNoDemands(text.plain, rules);
  const isExempt = (at: number) => exempt.some(({ start, end }) => start <= at && at < end);
  const offers = offersIn(text.plain);
  await pause();
  const marks: Mark[] = [];
  const cues: Cue[] = excessiveYears(text.plain).map((span) => ({ kind: 'years', excludes: false, ...span }));
  for (const span of pronounsIn(text, masked)) cues.push({ kind: 'gender', excludes: false, ...span });
  for (const span of spanishPronounsIn(text, masked)) cues.push({ kind: 'gender', excludes: false, ...span });
  await pause();
  for (const span of schoolsIn(text, masked)) {
    const around = surroundings(masked, span, sentences, rules);
    if (!isHarmless(around, rules) && !isOfGoods('school', around))
      cues.push({ kind: 'school', excludes: false, ...span });
  }
  for (const { kind, excludes = false, isFirm = false, instead, expression } of phrasesFor(masked)) {
    for (const { index, words } of await matchesIn(masked, blocks, expression, pause)) {
      await pause();
      const span = trimmed(masked, { start: index, end: index + words.length });
      marks.push({ name: `phrase ${kind}`, ...span });
      if (isExempt(index) || span.end <= span.start || isOfNamed(text, span)) continue;
      const around = surroundings(masked, span, sentences, rules);
      if (isFirm ? isDenied(around, rules) : isHarmless(around, rules)) continue;
      if (isServed(kind, around) || isBuyer(kind, around) || isDeniedPraise(kind, around)) continue;
      if (
        excludes &&
        /^(?:with|candidates|applicants|people|con|personas)\b/.test(around.words) &&
        isOffered(kind, around, offers)
      )
        continue;
      if (
        !isFirm &&
        !excludes &&
        (isOfGoods(kind, around) || isOffered(kind, around, offers) || isStatement(kind, around))
      )
        continue;
      cues.push({ kind, excludes, ...span, ...(instead ? { instead } : {}) });
    }
  }
  for (const { kind, isClear = false, isDominant = false, isTheme = false, expression } of rules.mentions) {
    for (const { index, words } of await matchesIn(masked, blocks, expression, pause)) {
      await pause();
      marks.push({ name: `${isTheme ? 'theme' : 'group'} ${kind}`, start: index, end: index + words.length });
      if (isExempt(index)) continue;
      const around = surroundings(masked, { start: index, end: index + words.length }, sentences, rules);
      if (isDeniedPraise(kind, around)) continue;
      const isAside = isOfGoods(kind, around) || isOffered(kind, around, offers) || isStatement(kind, around);
      const cue = judgeMention(around, { isClear, isDominant, isTheme, isAside }, rules);
      if (cue) cues.push({ kind, ...cue });
    }
  }
  return { text, masked, cues: withoutDuplicates(cues), marks };
}

/** Of overlapping cues of the same kind, keeps the longest. */
function withoutDuplicates(cues: readonly Cue[]): Cue[] {
  const kept: Cue[] = [];
  for (const cue of cues.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const same = kept.find((other) => other.kind === cue.kind && other.start < cue.end && cue.start < other.end);
    if (same) same.excludes ||= cue.excludes;
    else kept.push({ ...cue });
  }
  return kept.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
