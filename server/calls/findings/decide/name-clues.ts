import { GIVEN_NAMES, PLACES } from '../words/names.ts';
import { EVERYDAY, isFirst, isProduct, type Mention } from './name-mentions.ts';
import { asksWhich, JOINS, TITLES } from './name-score.ts';
import type { Reading } from './reading.ts';

export interface ScoredMention extends Mention {
  score: number;
  /** The best score of the same name anywhere in the call. */
  best: number;
  /** How often the call mentions it. */
  times: number;
}

/** Word classes that hint at what a nearby name is. */
const NEARBY =
  'use switch compare current past price currency decide_core role people must product name meet time_lack bad good propose weekday month number_any'.split(
    ' ',
  );
/** How many words before and after a name count as nearby. */
const REACH = { before: 5, after: 4 };
/** Score thresholds; each one reached is a clue. */
const STEPS = [-1, 0, 1, 2, 3, 4, 5];

/** Clues in and around a name, in the notation of the weights. Words are prefixed with their language. */
export function cluesOf(mention: ScoredMention, readings: readonly Reading[]): Set<string> {
  const { reading, index, from, to, score, best, times, isCertain } = mention;
  const { tokens, engine, language, prepared } = reading;
  const { words, classes } = prepared;
  const clues = new Set(['bias']);
  const add = (clue: string, holds: boolean) => void (holds && clues.add(clue));
  const own = words.slice(from, to);
  const isBare = words.length <= 3 || tokens[to]?.sign === ',' || /^(?:and|y|e|or|o)$/.test(words[to] ?? '');
  add('product', isProduct(reading, from));
  add('capitals', /^[A-Z0-9]{2,5}$/.test(mention.name));
  add('given', GIVEN_NAMES.has(words[from]!));
  add('surname', GIVEN_NAMES.has(words[from]!) && own.length > 1);
  add(
    'place',
    own.some((word) => PLACES.has(word)),
  );
  add(
    'everyday',
    own.some((word) => EVERYDAY.has(word)),
  );
  add('several words', own.length > 1);
  add('first', isFirst(reading, from));
  add('first, bare', isFirst(reading, from) && isBare);
  add('bare', isBare);
  add('short', words.length <= 2);
  add('long', words.length >= 20);
  add('last', to === words.length);
  add('comma before', tokens[from]!.sign === ',');
  add('comma after', tokens[to]?.sign === ',');
  add('possessive', words[to] === "'s");
  add(
    'joins',
    words.slice(Math.max(0, from - 4), to + 2).some((word) => JOINS.test(word)),
  );
  add('title', TITLES.has(words[from - 1] ?? ''));
  add('seller', reading.side === 'seller');
  add('question', reading.isQuestion);
  add('early', index < 6);
  add('twice', times > 1);
  add('thrice', times > 2);
  add('certain', isCertain);
  for (const name of NEARBY) {
    const id = engine.lexicon.ids.get(name)!;
    for (let at = Math.max(0, from - REACH.before); at < Math.min(words.length, to + REACH.after); at++)
      if (classes[at]!.has(id)) {
        clues.add(`near:${name}`);
        add(`next:${name}`, at >= from - 1 && at <= to);
      }
  }
  for (const rule of reading.rules) clues.add(`r:${rule}`);
  for (let distance = 1; distance <= 2; distance++) {
    clues.add(`-${distance}:${language}:${words[from - distance] ?? ''}`);
    clues.add(`+${distance}:${language}:${words[to + distance - 1] ?? ''}`);
  }
  for (let back = 1; back <= 3 && back <= index; back++) {
    const other = readings[index - back]!;
    if (other.turn < reading.turn - 1) break;
    if (other.turn === reading.turn || !other.isQuestion) continue;
    for (const rule of other.rules) clues.add(isBare ? `bare after:${rule}` : `after:${rule}`);
    add('bare after which', isBare && asksWhich(other));
  }
  for (const step of STEPS) {
    add(`score:${step}`, score >= step);
    add(`best:${step}`, best >= step);
  }
  return clues;
}
