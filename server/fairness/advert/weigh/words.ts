import { type Span, sentencesOf } from '../../../search/reading/plain-text.ts';
import type { Mark } from '../find-cues.ts';
import { classesOf } from './word-classes.ts';

export interface Word extends Span {
  text: string;
  /** The shared stem of a word's forms, or the magnitude of a number. */
  stem: string;
  /** Its role in a sentence: the first of its classes, or "SUBJECT" for a listed word. */
  role: string | undefined;
  marks: readonly string[];
}

/** A sentence with its words, and the listed words in it. */
export interface Sentence extends Span {
  words: readonly Word[];
  marks: readonly Mark[];
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)?|[^\s\p{L}\p{N}]/gu;
const STEM_LETTERS = 5;
/** Longer sentences are read in pieces. */
const MOST_LETTERS = 400;
const SUBJECT = /^(?:topic|theme|group|phrase)/;
const NUMBERS: [below: number, name: string][] = [
  [5, '#1'],
  [10, '#5'],
  [18, '#10'],
  [31, '#18'],
  [66, '#31'],
  [1900, '#66'],
  [2100, '#year'],
];

export const sentencesWith = (plain: string, marks: readonly Mark[]): Sentence[] =>
  sentencesOf(plain)
    .flatMap((span) => piecesOf(plain, span))
    .map((span) => {
      const within = marks.filter(({ start, end }) => start < span.end && span.start < end);
      return { ...span, marks: within, words: wordsOf(plain, span, within) };
    });

function piecesOf(plain: string, { start, end }: Span): Span[] {
  const pieces: Span[] = [];
  for (let from = start; from < end;) {
    const blank = plain.lastIndexOf(' ', from + MOST_LETTERS);
    const to = from + MOST_LETTERS >= end ? end : blank > from ? blank : from + MOST_LETTERS;
    pieces.push({ start: from, end: to });
    from = to;
  }
  return pieces;
}

const wordsOf = (plain: string, { start: from, end: to }: Span, marks: readonly Mark[]): Word[] =>
  [...plain.slice(from, to).matchAll(WORD)].map(({ index, 0: text }) => {
    const [start, end] = [from + index, from + index + text.length];
    const own = marks.filter((mark) => mark.start < end && start < mark.end).map(({ name }) => name);
    const role = classesOf(text)[0] ?? (own.some((name) => SUBJECT.test(name)) ? 'SUBJECT' : undefined);
    return { text, start, end, stem: stemOf(text), role, marks: own };
  });

function stemOf(text: string) {
  if (!/^\d/.test(text)) return text.slice(0, STEM_LETTERS);
  const value = Number(text);
  return Number.isNaN(value) ? '#' : (NUMBERS.find(([below]) => value < below)?.[1] ?? '#more');
}
