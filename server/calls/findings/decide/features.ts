import type { CallSide, CallType } from '#contract/values/calls.ts';
import { RULE_NAMES, type RuleName } from '../rules/rules.ts';
import type { Engine } from '../text/engine.ts';
import { FEATURES, idOf, LATE_PAIRS, LENGTHS, OWN_PAIRS } from './feature-names.ts';
import type { Vocabulary } from './grams.ts';
import { eachNeighbour, isEcho } from './nearby.ts';
import type { Reading } from './reading.ts';

/** Feature ids by rule name, one for each role that a rule plays. */
const BY_RULE = new Map(
  RULE_NAMES.map((name) => [
    name,
    {
      own: idOf(name.startsWith('q_') ? `self:${name}` : `r:${name}`),
      twice: idOf(`2:${name}`),
      after: idOf(`after:${name}`),
      topic: idOf(`topic:${name}`),
      next: idOf(`next:${name}`),
      far: idOf(`far:${name}`),
    },
  ]),
);
const LENGTH_IDS = LENGTHS.map((least) => [least, idOf(`words:${least}`)] as const);
const ID = Object.fromEntries(FEATURES.slice(0, 40).map((name, id) => [name, id])) as Record<string, number>;
/** The feature id of each class in an engine's lexicon. */
const byClass = new WeakMap<Engine, Int16Array>();

interface Place {
  index: number;
  count: number;
  callType: CallType;
  readings: readonly Reading[];
  polarity: number;
  vocabulary: Vocabulary;
  /** Receives one bit per entry of LATE_PAIRS whose early feature holds, starting at `lateAt`. */
  late: Uint32Array;
  lateAt: number;
}

/** How the buyers talk over the whole call, as shares of their sentences. */
export interface Mood {
  gripes: number;
  praise: number;
  questions: number;
}

/** How many sentences back are considered. */
const REACH = 8;
/** An upper bound on the number of fitted n-grams. */
const GRAMS_MAX = 30_000;
const marks = new Uint8Array(FEATURES.length + GRAMS_MAX);

/** The speaker-independent features of a sentence, as indices into FEATURES followed by n-gram ids. */
export function featuresOf(reading: Reading, place: Place): number[] {
  const found: number[] = [];
  const add = (id: number) => {
    if (id < 0 || marks[id] === 1) return;
    marks[id] = 1;
    found.push(id);
  };
  add(ID.bias!);
  const { length } = reading;
  const { readings, index } = place;
  const previous = readings[index - 1];
  if (reading.isQuestion) add(ID.question!);
  if (length <= 4) add(ID.short!);
  if (length <= 3) add(ID.bare!);
  if (length >= 20) add(ID.long!);
  for (const [least, id] of LENGTH_IDS) if (length >= least) add(id);
  if (previous?.turn !== reading.turn) add(ID.first!);
  if (readings[index + 1]?.turn !== reading.turn) add(ID.last!);
  if (place.callType === 'user_feedback') add(ID.feedback!);
  if (index > place.count * 0.75) add(ID.closing!);
  if (index < Math.min(12, place.count * 0.12)) add(ID.early!);
  if (reading.text.endsWith('!')) add(ID.exclaims!);
  if (place.polarity > 0.2) add(ID['polarity+']!);
  if (place.polarity < -0.2) add(ID['polarity-']!);
  if (place.polarity > 0.5) add(ID['polarity++']!);
  if (place.polarity < -0.5) add(ID['polarity--']!);
  if (previous && previous.turn !== reading.turn && !previous.isQuestion && previous.length > 5) add(ID.reacts!);
  if (previous && previous.turn !== reading.turn && previous.rules.has('meet')) add(ID['after:agree']!);
  addRules(reading, add);
  addClasses(reading, add);
  addContext(reading, place, add);
  for (let at = 0; at < OWN_PAIRS.length; at++) {
    const [a, b, id] = OWN_PAIRS[at]!;
    if (marks[a] === 1 && marks[b] === 1) found.push(id);
  }
  for (let at = 0; at < LATE_PAIRS.length; at++)
    if (marks[LATE_PAIRS[at]![0]] === 1) place.late[place.lateAt + (at >> 5)]! |= 1 << (at & 31);
  place.vocabulary.find(reading.tokens, reading.language, add);
  eachNeighbour(readings, index, (other, near) => place.vocabulary.findNear(other.tokens, other.language, near, add));
  for (const id of found) marks[id] = 0;
  return found;
}

/** The features that the speaker's side and the mood of the whole call add, given the bits of its late pairs. */
export function lateFeatures(bits: Uint32Array, at: number, side: CallSide, mood: Mood): number[] {
  const found: number[] = [];
  if (side === 'buyer') found.push(ID.buyer!);
  if (side === 'seller') found.push(ID.seller!);
  if (mood.gripes > 0.3) found.push(ID['call:negative']!);
  if (mood.praise > 0.25) found.push(ID['call:positive']!);
  if (mood.questions > 0.25) found.push(ID['call:asks']!);
  const late = [...found];
  for (let index = 0; index < LATE_PAIRS.length; index++) {
    const [, second, id] = LATE_PAIRS[index]!;
    if ((bits[at + (index >> 5)]! >>> (index & 31)) & 1 && late.includes(second)) found.push(id);
  }
  return found;
}

type Add = (id: number) => void;

function addRules({ hits }: Reading, add: Add) {
  const seen = new Set<RuleName>();
  for (const tag of hits) {
    const { own, twice } = BY_RULE.get(tag)!;
    add(seen.has(tag) ? twice : own);
    seen.add(tag);
  }
}

function addClasses({ prepared, engine }: Reading, add: Add) {
  let ids = byClass.get(engine);
  if (!ids) byClass.set(engine, (ids = Int16Array.from(engine.lexicon.names, (name) => idOf(`c:${name}`))));
  const { lexicon } = engine;
  for (const classes of prepared.classes) for (const classId of classes.keys()) add(ids[classId] ?? -1);
  if (marks[idOf('c:i')] === 1 || marks[idOf('c:we')] === 1) add(ID['i-we']!);
  if (prepared.classes[0]!.has(lexicon.ids.get('but')!)) add(ID['starts:but']!);
  if (prepared.classes[0]!.has(lexicon.ids.get('not')!)) add(ID['starts:not']!);
}

function addContext(reading: Reading, { readings, index }: Place, add: Add) {
  for (let back = 1; back <= REACH && back <= index; back++) {
    const other = readings[index - back]!;
    if (other.turn < reading.turn - 3) break;
    const isOther = other.turn !== reading.turn;
    const isNear = other.turn >= reading.turn - 1 && back <= 4;
    if (isNear && isOther && (other.isQuestion || other.speaker === null)) add(ID.answers!);
    for (const tag of other.rules) {
      const { far, after, topic } = BY_RULE.get(tag)!;
      add(far);
      if (isNear && back <= 3) add(topic);
      if (isNear && isOther && (other.isQuestion || other.speaker === null)) add(after);
    }
  }
  for (const tag of readings[index + 1]?.rules ?? []) add(BY_RULE.get(tag)!.next);
  if (reading.length <= 6 && isEcho(reading, readings, index)) add(ID.echo!);
}
