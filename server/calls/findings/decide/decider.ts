import { fold } from '../text/tokens.ts';
import { GIVEN_NAMES } from '../words/names.ts';
import { isPerson } from './name-mentions.ts';
import type { Reading } from './reading.ts';
import type { Weighed } from './weigh.ts';

const TITLES = new Set(
  'mr mrs ms dr sr sra don dona doctor doctora licenciado licenciada ing sister father'.split(' '),
);

/**
 * The decision maker: the name if a sentence gives one, otherwise the role, otherwise the speaker who says "I decide".
 * @param onCall the words of the speakers' names
 */
export function nameDecider(weighed: readonly Weighed[], index: number, onCall: ReadonlySet<string>): string {
  const { reading } = weighed[index]!;
  const own = nameIn(reading) ?? roleIn(reading);
  if (own) return own;
  const meant = isAboutOther(reading) && namedBefore(weighed, index, onCall);
  if (meant) return meant;
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

const ABOUT_OTHER =
  /^(?:(?:y|and|but|pero|well|no|yes|si|bueno|pues) )*(?:he|she|el|ella) (?:decides?|signs|approves|makes|has|holds|firma|aprueba|autoriza|manda|tiene|pone)\b/;

/** "She decides, I recommend." */
const isAboutOther = ({ prepared: { words } }: Reading) => ABOUT_OTHER.test(words.slice(0, 6).join(' '));

const SENTENCES_BACK = 8;
const TURNS_BACK = 3;

/** The words of a name, folded. */
export const wordsOf = (name: string) => fold(name).split(' ');

/** The last person named before a sentence who isn't on the call. */
function namedBefore(weighed: readonly Weighed[], index: number, onCall: ReadonlySet<string>): string | null {
  const { turn } = weighed[index]!.reading;
  for (let back = 1; back <= SENTENCES_BACK && index - back >= 0; back++) {
    const before = weighed[index - back]!.reading;
    if (before.turn < turn - TURNS_BACK) return null;
    const named = nameIn(before);
    if (named && !wordsOf(named).some((word) => onCall.has(word))) return named;
  }
  return null;
}

function nameIn(reading: Reading): string | null {
  const { prepared, engine, tokens, text, rules } = reading;
  const { words, classes } = prepared;
  const role = engine.lexicon.ids.get('role')!;
  for (let at = 0; at < words.length; at++) {
    if (!classes[at]!.has(engine.nameId) || classes[at]!.has(role) || TITLES.has(words[at]!)) continue;
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
