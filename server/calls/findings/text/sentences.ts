import type { CallSide } from '#contract/values/calls.ts';
import type { Utterance } from '../../reading/transcript.ts';
import { tokenize, type Token } from './tokens.ts';

/** A sentence with its position in the transcript. */
export interface Sentence {
  /** The index of the utterance that it starts in. */
  utterance: number;
  speaker: string | null;
  side: CallSide;
  text: string;
  tokens: Token[];
  isQuestion: boolean;
  /** Offsets in the text where utterances after the first begin. */
  breaks: { at: number; utterance: number }[];
  /** The turn number: consecutive sentences of one speaker share it. */
  turn: number;
}

const ABBREVIATIONS = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'sr',
  'sra',
  'srta',
  'jr',
  'st',
  'vs',
  'etc',
  'eg',
  'ie',
  'no',
  'approx',
  'inc',
  'ltd',
  'co',
  'ing',
  'lic',
  'ud',
  'uds',
  'prof',
  'aprox',
]);
/** Longer sentences are cut, to bound the work for each. */
const MAX_LENGTH = 600;

/** Splits utterances into sentences. A sentence that continues in the same speaker's next cue stays whole. */
export function splitSentences(
  utterances: readonly Utterance[],
  sideOf: (speaker: string | null) => CallSide,
): Sentence[] {
  const sentences: Sentence[] = [];
  let turn = -1;
  let speaker: string | null | undefined;
  let open: { text: string; utterance: number; breaks: Sentence['breaks'] } | null = null;
  const push = (text: string, utterance: number, breaks: Sentence['breaks']) => {
    const lead = text.length - text.trimStart().length;
    const trimmed = text.trim();
    const tokens = tokenize(trimmed);
    if (tokens.length === 0) return;
    const isQuestion = trimmed.includes('?') || trimmed.includes('¿') || trimmed.includes('؟');
    const places = breaks.map(({ at, utterance: into }) => ({ at: at - lead, utterance: into }));
    sentences.push({
      utterance,
      speaker: speaker ?? null,
      side: sideOf(speaker ?? null),
      text: trimmed,
      tokens,
      isQuestion,
      breaks: places,
      turn,
    });
  };
  const flush = () => {
    if (open) push(open.text, open.utterance, open.breaks);
    open = null;
  };
  for (const [index, utterance] of utterances.entries()) {
    if (utterance.speaker !== speaker || utterance.speaker === null || speaker === undefined) {
      flush();
      speaker = utterance.speaker;
      turn++;
    }
    for (const part of cut(utterance.text)) {
      const goesOn: boolean =
        open !== null && /^[\p{Ll}\p{N}]/u.test(part.trimStart()) && open.text.length + part.length < MAX_LENGTH;
      if (open && goesOn) {
        open.breaks.push({ at: open.text.length + 1, utterance: index });
        open.text += ` ${part}`;
      } else {
        flush();
        open = { text: part, utterance: index, breaks: [] };
      }
      if (/[.!?…]["'”»)\]]?\s*$/.test(part.slice(-4)) || utterance.speaker === null) flush();
    }
  }
  flush();
  return sentences;
}

/** Splits a text after ".", "!", "?" and "…", but not inside numbers, abbreviations and addresses. */
export function cut(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    const isEnd = sign === '.' || sign === '!' || sign === '?' || sign === '…' || sign === '؟' || sign === '。';
    if (at - from >= MAX_LENGTH && (sign === ' ' || at - from >= 2 * MAX_LENGTH)) {
      parts.push(text.slice(from, at));
      from = at;
    }
    if (!isEnd) continue;
    const next = text[at + 1];
    if (next !== undefined && !/[\s"'”»)\]]/.test(next)) continue;
    if (sign === '.' && isAbbreviation(text, from, at)) continue;
    let end = at + 1;
    while (end < text.length && /["'”»)\]]/.test(text[end]!)) end++;
    parts.push(text.slice(from, end));
    from = end;
    at = end - 1;
  }
  if (text.slice(from).trim() !== '') parts.push(text.slice(from));
  return parts;
}

function isAbbreviation(text: string, from: number, at: number) {
  let start = at;
  while (start > from && at - start < 8 && /[\p{L}.]/u.test(text[start - 1]!)) start--;
  const word = text.slice(start, at).toLowerCase();
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return /^\s\p{Ll}/u.test(text.slice(at + 1, at + 3));
  return ABBREVIATIONS.has(word) && (word !== 'no' || /^\s\d/.test(text.slice(at + 1, at + 3)));
}

/** The utterance at an offset in a sentence's text. */
export function utteranceAt(sentence: Sentence, at: number): number {
  return sentence.breaks.findLast((one) => one.at <= at)?.utterance ?? sentence.utterance;
}
