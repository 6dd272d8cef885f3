import type { Span } from '../../search/reading/plain-text.ts';
import type { Patterns } from './patterns.ts';

/** How many characters around a mention are searched for words of preference and exclusion. */
const REACH = 60;
/** Longer sentences are cut at this distance on both sides. */
const SENTENCE_MAX = 400;

export interface Surroundings extends Span {
  /** The part of the sentence around the words, up to a "but". */
  part: string;
  /** The position of the words in that part. */
  at: Span;
  /** The text before the words in that part. */
  lead: string;
  before: string;
  after: string;
  /** What follows: the next sentence, or the part after a "but". */
  next: string;
  /** The text between the surrounding commas. */
  clause: string;
  words: string;
}

export function surroundings(
  plain: string,
  span: Span,
  sentences: readonly Span[],
  { turning }: Patterns,
): Surroundings {
  const index = sentences.findIndex((sentence) => sentence.start <= span.start && span.start < sentence.end);
  const sentence = sentences[index] ?? span;
  const following = sentences[index + 1];
  let start = Math.max(sentence.start, span.start - SENTENCE_MAX);
  let end = Math.min(sentence.end, span.end + SENTENCE_MAX);
  let turn: number | undefined;
  const from = start;
  for (const { index, 0: word } of plain.slice(start, end).matchAll(turning)) {
    const at = from + index;
    if (at + word.length <= span.start) start = at + word.length;
    else if (at >= span.end && at < end) {
      end = at;
      turn = at + word.length;
    }
  }
  end = Math.max(end, span.end);
  const before = plain.slice(Math.max(start, span.start - REACH), span.start);
  const after = plain.slice(span.end, Math.min(end, span.end + REACH));
  const words = plain.slice(span.start, span.end);
  return {
    ...span,
    part: plain.slice(start, end),
    at: { start: span.start - start, end: span.end - start },
    lead: plain.slice(start, span.start),
    next:
      turn !== undefined
        ? plain.slice(turn, turn + REACH)
        : following
          ? plain.slice(following.start, Math.min(following.end, following.start + REACH))
          : '',
    before,
    after,
    words,
    clause:
      /[^,;:()]*$/.exec(plain.slice(start, span.start))![0] + words + /^[^,;:()]*/.exec(plain.slice(span.end, end))![0],
  };
}

const COMMA = /[,;:()]/;
/** List items have at most this many words. */
const ITEM_WORDS = 6;

/**
 * Whether a rule's match applies to the words: it is in their clause, introduces a list that contains them ("regardless of age,
 * sex or faith"), or ends one ("age, sex and faith play no role"). `leads` and `closes` match the words that do so, `demands`
 * what interrupts them.
 */
export function isSaid(
  rule: RegExp,
  { part, at }: Pick<Surroundings, 'part' | 'at'>,
  { leads, closes, demands }: { leads: RegExp; closes: RegExp | null; demands: RegExp },
): boolean {
  const clause = clauseAt(part, at);
  return [...part.matchAll(rule)].some(({ index, 0: words }) => {
    const end = index + words.length;
    if (index < clause.end && end > clause.start) return true;
    if (end <= clause.start) return leads.test(words) && !demands.test(part.slice(end, at.start));
    const gap = part.slice(at.end, index);
    return (
      closes?.test(words) === true &&
      !demands.test(gap) &&
      gap.split(COMMA).every((item) => item.split(/\s+/).filter(Boolean).length <= ITEM_WORDS)
    );
  });
}

function clauseAt(part: string, { start, end }: Span): Span {
  const from = /[^,;:()]*$/.exec(part.slice(0, start))!.index;
  return { start: from, end: end + /^[^,;:()]*/.exec(part.slice(end))![0].length };
}
