import { GIVEN_NAMES } from '../words/names.ts';
import { isPerson } from './name-mentions.ts';
import type { Reading } from './reading.ts';
import type { Weighed } from './weigh.ts';

const TITLES = new Set(
  'mr mrs ms dr sr sra don dona doctor doctora licenciado licenciada ing sister father'.split(' '),
);

/** The decision maker: the name if a sentence gives one, otherwise the role, otherwise the speaker who says "I decide". */
export function nameDecider(weighed: readonly Weighed[], index: number): string {
  const { reading } = weighed[index]!;
  const own = nameIn(reading) ?? roleIn(reading);
  if (own) return own;
  const isSelf =
    reading.rules.has('decider_self') ||
    reading.prepared.words.some((word) => /^(?:i|me|my|yo|mi|nobody|nadie|myself)$/.test(word));
  if (isSelf && reading.speaker) return reading.speaker;
  // "Would Mr. Nowak want to see it?" - "He signs."
  for (let back = 1; back <= 3 && index - back >= 0; back++) {
    const before = weighed[index - back]!.reading;
    const named = before.turn < reading.turn - 1 ? null : (nameIn(before) ?? roleIn(before));
    if (named) return named;
  }
  return reading.speaker ?? reading.text;
}

function nameIn(reading: Reading): string | null {
  const { prepared, engine, tokens, text, rules } = reading;
  const { words, classes } = prepared;
  const role = engine.lexicon.ids.get('role')!;
  for (let at = 0; at < words.length; at++) {
    if (!classes[at]!.has(engine.nameId) || classes[at]!.has(role)) continue;
    const isNamed =
      isPerson(reading, at) ||
      GIVEN_NAMES.has(words[at]!) ||
      TITLES.has(words[at - 1] ?? '') ||
      (rules.has('decider') && tokens[at]!.isCapital);
    if (!isNamed) continue;
    const from = TITLES.has(words[at - 1] ?? '') ? at - 1 : at;
    let to = at + 1;
    while (to < words.length && classes[to]!.has(engine.nameId) && tokens[to]!.sign === '') to++;
    return text.slice(tokens[from]!.from, tokens[to - 1]!.to).replace(/['’]s$/, '');
  }
  return null;
}

function roleIn({ prepared: { words, classes }, engine, tokens, text }: Reading): string | null {
  const role = engine.lexicon.ids.get('role')!;
  for (let at = 0; at < words.length; at++) {
    let length = classes[at]!.get(role) ?? 0;
    if (length === 0) continue;
    // "finance committee", "head of operations"
    while (
      at + length < words.length &&
      (classes[at + length]!.has(role) ||
        (/^(?:of|de)$/.test(words[at + length]!) && at + length + 1 < words.length && ++length > 0))
    )
      length++;
    return text.slice(tokens[at]!.from, tokens[Math.min(at + length, words.length) - 1]!.to);
  }
  return null;
}
