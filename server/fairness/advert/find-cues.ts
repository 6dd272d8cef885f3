import type { AdvertKind } from '#contract/values/advert-kinds.ts';
import { type PlainText, plainText, type Span, sentencesOf } from '../../search/reading/plain-text.ts';
import { excessiveYears } from './excessive-years.ts';
import { type Patterns, patterns, phrasesFor } from './patterns.ts';
import { pronounsIn, spanishPronounsIn } from './pronouns.ts';
import { isOffered, isOfGoods, offersIn } from './subjects.ts';
import { withoutTypos } from './typos.ts';

/** Words of an advert that depend on who somebody is, by their place in the plain text. */
export interface Cue extends Span {
  kind: AdvertKind;
  excludes: boolean;
  /** Neutral words instead; undefined removes the words. */
  instead?: string;
}

/** How far around a mention the words of preference and exclusion are looked for, in characters. */
const REACH = 60;
/** Longer sentences are read this far on both sides. */
const SENTENCE_MAX = 400;

/** Finds the cues of an advert in English or Spanish, in the order of the text. Calls `pause` often, so that a long one blocks nobody. */
export async function findCues(advert: string, pause: () => Promise<void>): Promise<{ text: PlainText; cues: Cue[] }> {
  const text = withoutTypos(plainText(advert));
  const rules = patterns();
  await pause();
  const masked = rules.innocent.reduce(blank, text.plain);
  await pause();
  const sentences = sentencesOf(text.plain);
  const blocks = blocksOf(masked);
  const exempt = listsOfNoDemands(text.plain, rules);
  const isExempt = (at: number) => exempt.some(({ start, end }) => start <= at && at < end);
  const offers = offersIn(text.plain);
  const cues: Cue[] = excessiveYears(text.plain).map((span) => ({ kind: 'years', excludes: false, ...span }));
  for (const span of pronounsIn(text, masked)) cues.push({ kind: 'gender', excludes: false, ...span });
  for (const span of spanishPronounsIn(text, masked)) cues.push({ kind: 'gender', excludes: false, ...span });
  for (const { kind, excludes = false, isFirm = false, instead, expression } of phrasesFor(masked)) {
    for (const { index, words } of await matchesIn(masked, blocks, expression, pause)) {
      const span = trimmed(masked, { start: index, end: index + words.length });
      if (isExempt(index) || span.end <= span.start || isOfNamed(text, span)) continue;
      const around = surroundings(masked, span, sentences, rules);
      if (isFirm ? isDenied(around, rules) : isHarmless(around, rules)) continue;
      if (!isFirm && !excludes && (isOfGoods(around) || isOffered({ kind, ...around }, offers))) continue;
      cues.push({ kind, excludes, ...span, ...(instead ? { instead } : {}) });
    }
  }
  for (const { kind, isClear = false, isDominant = false, isTheme = false, expression } of rules.mentions) {
    for (const { index, words } of await matchesIn(masked, blocks, expression, pause)) {
      if (isExempt(index)) continue;
      const around = surroundings(masked, { start: index, end: index + words.length }, sentences, rules);
      const isAside = isOfGoods(around) || isOffered({ kind, ...around }, offers);
      const cue = judgeMention(around, { isClear, isDominant, isTheme, isAside }, rules);
      if (cue) cues.push({ kind, ...cue });
    }
  }
  return { text, cues: withoutDuplicates(cues) };
}

/** How much text an expression is run over at once, so that none blocks the server for long. */
const BLOCK = 1200;

/** No advert has more of a kind; a text that repeats a word without end is cut off here. */
const MATCHES_MAX = 60;

/** Splits a long text after the last end of a sentence, or blank, that fits into a block. */
function blocksOf(text: string): Span[] {
  const blocks: Span[] = [];
  for (let start = 0; start < text.length;) {
    const most = text.slice(start, start + BLOCK);
    const cut = Math.max(most.lastIndexOf('. ') + 2, most.lastIndexOf('\n') + 1);
    const fitting = cut > BLOCK / 4 ? cut : most.lastIndexOf(' ') > 0 ? most.lastIndexOf(' ') : most.length;
    const end = start + BLOCK >= text.length ? text.length : start + fitting;
    blocks.push({ start, end });
    start = end;
  }
  return blocks;
}

async function matchesIn(text: string, blocks: readonly Span[], expression: RegExp, pause: () => Promise<void>) {
  const matches: { index: number; words: string }[] = [];
  for (const { start, end } of blocks) {
    if (matches.length >= MATCHES_MAX) break;
    await pause();
    for (const { index, 0: words } of text.slice(start, end).matchAll(expression))
      matches.push({ index: start + index, words });
  }
  return matches.slice(0, MATCHES_MAX);
}

const blank = (text: string, expression: RegExp) => text.replace(expression, (words) => '\u0001'.repeat(words.length));

const trimmed = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  return {
    start: start + words.length - words.replace(/^[\s,:;]+/, '').length,
    end: end - (words.length - words.replace(/[\s,:;]+$/, '').length),
  };
};

interface Surroundings extends Span {
  /** The part of the sentence with the words, up to a "but". */
  part: string;
  /** What stands before the words in that part. */
  lead: string;
  before: string;
  after: string;
  /** The sentence after it. */
  next: string;
  /** From comma to comma. */
  clause: string;
  words: string;
}

function surroundings(plain: string, span: Span, sentences: readonly Span[], { turning }: Patterns): Surroundings {
  const index = sentences.findIndex((sentence) => sentence.start <= span.start && span.start < sentence.end);
  const sentence = sentences[index] ?? span;
  const following = sentences[index + 1];
  let start = Math.max(sentence.start, span.start - SENTENCE_MAX);
  let end = Math.min(sentence.end, span.end + SENTENCE_MAX);
  const from = start;
  for (const { index, 0: word } of plain.slice(start, end).matchAll(turning)) {
    const at = from + index;
    if (at + word.length <= span.start) start = at + word.length;
    else if (at >= span.end && at < end) end = at;
  }
  end = Math.max(end, span.end);
  const before = plain.slice(Math.max(start, span.start - REACH), span.start);
  const after = plain.slice(span.end, Math.min(end, span.end + REACH));
  const words = plain.slice(span.start, span.end);
  return {
    ...span,
    part: plain.slice(start, end),
    lead: plain.slice(start, span.start),
    next: following ? plain.slice(following.start, Math.min(following.end, following.start + REACH)) : '',
    before,
    after,
    words,
    clause:
      /[^,;:()]*$/.exec(plain.slice(start, span.start))![0] + words + /^[^,;:()]*/.exec(plain.slice(span.end, end))![0],
  };
}

/** "Ask Maria, who …, and she will": a pronoun of somebody who is named. */
const isOfNamed = ({ original, plain, at }: PlainText, { start, end }: Span) =>
  /^(?:he|she|his|her)$/.test(plain.slice(start, end)) &&
  /(?:with|to|from|by|is|of|and|ask|boss|manager|director|founder|colleague|[a-z],) \p{Lu}\p{Ll}+[,;]? ?(?:and|who|;|,|will|has)[^.]{0,40}$/u.test(
    original.slice(Math.max(0, at[start]! - 80), at[start]!),
  );

/** In a sentence that promises equal treatment, or says what isn't asked. */
const isHarmless = ({ part, before, after, next }: Surroundings, rules: Patterns) =>
  rules.retracted.test(next) ||
  rules.lawful.test(part) ||
  rules.notAsked.test(part) ||
  rules.customersBefore.test(before) ||
  /^ ?(?:customers?|clients?|clientes?)\b/.test(after);

/** "We never ask for a photo": the demand itself is denied. */
const isDenied = ({ clause, before, next }: Surroundings, rules: Patterns) =>
  rules.retracted.test(next) ||
  rules.customersBefore.test(before) ||
  rules.notAsked.test(clause) ||
  rules.lawful.test(clause) ||
  /(?:\bno|\bnot|n't|\bnever|\bnunca|\bsin)(?: [a-z]+)? ?$/.test(before);

function judgeMention(
  around: Surroundings,
  {
    isClear,
    isDominant,
    isTheme,
    isAside,
  }: { isClear: boolean; isDominant: boolean; isTheme: boolean; isAside: boolean },
  rules: Patterns,
): (Span & { excludes: boolean }) | undefined {
  const { before, after, part, clause, words } = around;
  const excluded = { before: nearest(rules.excludingBefore, before), after: rules.excludingAfter.exec(after) };
  if (rules.retracted.test(around.next)) return undefined;
  const isQualified = excluded.before?.[0].includes(',') && (rules.welcoming.test(part) || rules.notAsked.test(part));
  if (isQualified) excluded.before = null;
  const isExcluded = excluded.before !== null || excluded.after !== null;
  const isAdjacent = excluded.before !== null && excluded.before[0].split(/\s+/).filter(Boolean).length <= 2;
  if (rules.lawful.test(part) && !isAdjacent) return undefined;
  if (rules.notAsked.test(part) && !(isExcluded && !rules.notAsked.test(clause))) return undefined;
  const isOfCustomers = rules.customersBefore.test(before) || rules.customersAfter.test(after);
  if (isTheme && (isOfCustomers || rules.notAsked.test(part) || rules.lawful.test(part))) return undefined;
  const isWelcome = rules.welcoming.test(clause);
  if (isWelcome && !isDominant && !isExcluded) return undefined;
  if (!isExcluded && !(isWelcome && isDominant) && isOfCustomers) return undefined;
  const preferred = { before: nearest(rules.preferringBefore, before), after: rules.preferringAfter.exec(after) };
  if (isAside && !isAdjacent && excluded.after === null) return undefined;
  const isPreferred = preferred.before !== null || preferred.after !== null;
  const isBare =
    !(/[^s]s$/.test(words) && after.startsWith(',')) &&
    clause.replace(words, '').replace(/[^a-z]|\b(?:and|or|y|o|de|a|an|please)\b/g, '').length <= 4;
  if (!isExcluded && !isPreferred && !isBare && !isClear && !(isWelcome && isDominant)) return undefined;
  const frame = isExcluded ? excluded : preferred;
  return {
    start:
      around.start -
      (isExcluded || /^(?:only|sol)/.test(frame.before?.[0] ?? '') ? (frame.before?.[0].length ?? 0) : 0),
    end: around.end + (/\d/.test(frame.after?.[0] ?? '') ? 0 : (frame.after?.[0].length ?? 0)),
    excludes:
      isExcluded || isBare || [frame.before?.[0], frame.after?.[0]].some((found) => found && rules.strict.test(found)),
  };
}

const nearest = (expressions: readonly RegExp[], before: string) =>
  expressions.map((expression) => expression.exec(before)).find((found) => found !== null) ?? null;

/** Lines below a heading that says what isn't asked, up to an empty line. */
function listsOfNoDemands(plain: string, { notAsked }: Patterns): Span[] {
  const lists: Span[] = [];
  for (const { index, 0: line } of plain.matchAll(/^[^\n]{3,60}\n/gm)) {
    if (!notAsked.test(line) || /[.!?;]\s*$/.test(line)) continue;
    const start = index + line.length;
    const end = plain.indexOf('\n\n', start);
    lists.push({ start, end: end < 0 ? plain.length : end });
  }
  return lists;
}

/** Of overlapping cues of the same kind, the longest stays. */
function withoutDuplicates(cues: readonly Cue[]): Cue[] {
  const kept: Cue[] = [];
  for (const cue of cues.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const same = kept.find((other) => other.kind === cue.kind && other.start < cue.end && cue.start < other.end);
    if (same) same.excludes ||= cue.excludes;
    else kept.push({ ...cue });
  }
  return kept.toSorted((a, b) => a.start - b.start || a.end - b.end);
}
