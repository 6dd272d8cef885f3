import { contentWords, fold, startsWithVowel, TITLE } from './language.ts';

const FLAWS: readonly RegExp[] = [
  /\S {2,}\S/g,
  / [,.;:!?](?![.\w])/g,
  /,\s*[,.;:!?]|[;:]\s*[,.;!?]|\(\s*\)|\(\s*,|,\s*\)/g,
  /[.!?]\s+[.!?]|(?:^|\n)\s*[,;:.!?]/g,
  /\b(?:and|or|but|y|e|o|u|ni|pero)\s*(?:[.,;:!?)]|\n|$)/gi,
  /(?:^|[.!?]\s+|\n|\()(?:and|or|y|e|o|u|pero)\s/gi,
  /\b(?:and|or|y|e|o|u)\s+(?:and|or|y|e|o|u)\b/gi,
  /(?<![\p{L}/])(?:an?|the|our|your|their|un|una|unos|unas|el|los|las|with|without|for|of|from|into|must|should|be|is|are|con|sin|para|de|del|al|en|entre|por|ser|sea|es|muy|very|have|has|as|como|no|not|only|solo)\s*(?:[.,;:!?)]|\n|$)/giu,
  /(?<![\p{L}/])(?:an|the|un|una|los|las)\s+(?:an?|the|and|or|with|for|of|to|in|un|una|los|las|y|o|con|para|de|en)\b/giu,
  /(?<![\p{L}/])a\s+(?:an?|the|and|or|with|for|of|to|in)\b/giu,
  /\b(?:with|for|of|to|be|con|para|de|ser)\s+(?:and|or|with|of|y|o|con|de|para)\b/gi,
  /(?:^|[.!?]\s+)\p{Ll}/gu,
  /(?:^|[.!?]\s+|\n)[-*•–·✔✅\s]*[\p{L}-]+\s*(?=[.!?\n]|$)/gu,
  /\b(\p{L}{4,})\s+(?:(?:and|or|y|o)\s+(?:an?\s+)?)?\1\b/giu,
  /\b(experien(?:ce|cia))\s+(?:\p{L}+\s+){0,2}\1\b/giu,
  /\d\s?[-–—]\s?experien/gi,
  /(?<!\p{L})an?\s+(?:persistence|(?:proven\s+)?experience)\b(?!\s+\p{L})/giu,
];
/** The second of two titles for one job: "salesman or saleswoman". */
const BOTH_SEXES = /(?<=\bsales(?:wo)?man or (?:a )?)sales(?:wo)?man\b/g;
const ARTICLE = /(?<![\p{L}./])(an?) ["“]?([\p{L}\d][\p{L}\d'’-]*)/giu;

/** The number of wrong articles ("a" for "an" or vice versa) in a text. */
const wrongArticles = (text: string) =>
  [...text.matchAll(ARTICLE)].filter(([, article, word]) => startsWithVowel(word!) !== (article!.length === 2)).length;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The number of unpaired quotes and brackets. */
const unpaired = (text: string) =>
  [/[«»]/g, /[“”]/g, /[()]/g, /"/g].reduce((sum, marks) => sum + (countOf(text, marks) % 2), 0);

/** Whether a changed text is as grammatical as before, and still names every job that it named. */
export function isSound(before: string, after: string, isSpanish: boolean): boolean {
  if (contentWords(fold(after)).length === 0) return false;
  if (FLAWS.some((flaw) => countOf(after, flaw) > countOf(before, flaw))) return false;
  if (unpaired(after) > unpaired(before)) return false;
  if (countOf(fold(after), TITLE) < countOf(fold(before).replace(BOTH_SEXES, ''), TITLE)) return false;
  return isSpanish || wrongArticles(after) <= wrongArticles(before);
}
