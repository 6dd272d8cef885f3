import type { CallType } from '#contract/values/calls.ts';
import { RULE_NAMES, type RuleName } from '../rules/rules.ts';
import type { Engine } from '../text/engine.ts';
import type { Reading } from './read-sentences.ts';

/** Classes of words that are evidence by themselves. */
const CLASSES = `
  i my we you your they people must hedge not if wish want wh current past but agree refuse polite small_talk request number_any name weekday
  month day season span deadline like good better solve bad worse problem worried fail hard expensive cheap trust time_lack switch_cost
  security product function able lack use switch compare price currency per_time other_money decide role body task deliver document deal buy
  start term_end meet meet_verb propose present`
  .trim()
  .split(/\s+/);

/** What a question of the other side makes likely in the answer. */
const EXPECTATIONS = [
  'q_decider',
  'q_when',
  'q_price',
  'q_current',
  'q_missing',
  'q_worry',
  'q_liked',
  'q_meet',
  'q_compare',
] as const;
/** What the last sentences were about. */
const TOPICS = [
  'price',
  'meet',
  'time_want',
  'wish_feature',
  'praise',
  'gripe',
  'task_ask',
  'promise',
  'signal',
] as const satisfies RuleName[];
/** What the last turns were about. */
const FAR = ['price', 'meet', 'time_want', 'decider', 'wish_feature'] as const;
/** Evidence that means something else where it is not alone. */
const PAIRS = `
  r:praise & r:praise_not / r:gripe & r:gripe_not / r:gripe & r:status_quo / r:promise & r:promise_not / r:task_ask & question /
  r:time_want & r:promise / r:time_plan & r:promise / r:meet & r:promise / r:time_want & r:meet / r:price & r:price_other /
  r:decider & r:decider_not / r:wish_feature & r:wish_not / r:wish_feature & c:function / r:praise & question / r:gripe & question /
  r:praise & c:not / r:praise & c:if / c:good & c:not / r:time_plan & r:meet / r:time_plan & c:start / r:gripe & c:not /
  r:praise & r:wish_feature / r:time_plan & c:must / r:promise & c:task / r:signal & r:promise / r:signal & question /
  r:wish_feature & question / r:ask & question / r:ask_not & question / after:q_meet & c:weekday / after:q_meet & c:agree /
  after:q_when & r:time_plan / after:q_decider & c:role / after:q_decider & c:name / after:q_price & c:number_any / topic:price & c:number_any /
  feedback & r:gripe / feedback & c:fail / topic:price & question / far:price & c:number_any / far:price & short / far:price & question /
  short & c:number_any / reacts & polarity+ / reacts & polarity- / reacts & c:not / call:negative & c:not / call:negative & polarity- /
  call:positive & polarity+ / echo & question / call:negative & r:gripe / call:positive & r:praise / feedback & polarity+ /
  feedback & polarity- / far:meet & c:weekday / far:meet & c:number_any / r:promise & c:deliver / r:promise & r:meet / r:decider & c:name /
  r:decider & c:role / r:gripe & r:praise / c:not & c:people / c:bad & c:product / c:good & c:product / short & question / c:not & i-we`
  .split(' /')
  .map((pair) => pair.trim().split(' & ') as [string, string]);

/** Features that stand for themselves. */
const PLAIN = `
  bias buyer seller question short long first last feedback closing early i-we starts:but starts:not exclaims answers reacts echo bare
  call:negative call:positive call:asks after:agree polarity+ polarity- polarity++ polarity-- r:decider r:decider_self r:decider_not r:price
  r:price_other r:time_plan r:time_want r:task_ask r:task_refused r:meet r:meet_refused r:signal r:promise r:promise_not r:praise r:praise_not
  r:gripe r:gripe_not r:wish_feature r:wish_not r:ask r:ask_not r:status_quo r:seller r:buyer 2:praise 2:gripe 2:price 2:time_want 2:signal
  2:promise 2:meet 2:decider 2:wish_feature 2:task_ask`
  .trim()
  .split(/\s+/);

export const FEATURES: readonly string[] = [
  ...PLAIN,
  ...CLASSES.map((name) => `c:${name}`),
  ...EXPECTATIONS.flatMap((name) => [`after:${name}`, `self:${name}`]),
  ...TOPICS.map((name) => `topic:${name}`),
  ...TOPICS.map((name) => `next:${name}`),
  ...FAR.map((name) => `far:${name}`),
  ...PAIRS.map(([a, b]) => `${a} & ${b}`),
];
const IDS = new Map(FEATURES.map((name, id) => [name, id]));
const idOf = (name: string) => IDS.get(name) ?? -1;
const pairIds = (isOfCall: boolean) =>
  PAIRS.flatMap(([a, b], index) =>
    a.startsWith('call:') === isOfCall ? [[idOf(a), idOf(b), FEATURES.length - PAIRS.length + index] as const] : [],
  );
const OWN_PAIRS = pairIds(false);
const CALL_PAIRS = pairIds(true);
/** The features of a pattern's name in each role. */
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
const ID = Object.fromEntries(FEATURES.slice(0, 40).map((name, id) => [name, id])) as Record<string, number>;
/** The feature of each class of an engine's lexicon. */
const byClass = new WeakMap<Engine, Int16Array>();

interface Place {
  index: number;
  count: number;
  callType: CallType;
  readings: readonly Reading[];
  polarity: number;
}

/** What the side that may buy does over the whole call, as parts of its sentences. */
export interface Mood {
  gripes: number;
  praise: number;
  questions: number;
}

/** How many sentences back count. */
const REACH = 8;
const marks = new Uint8Array(FEATURES.length);

/** The features of a sentence that hold whoever says it, as places in FEATURES. */
export function featuresOf(reading: Reading, place: Place): number[] {
  const found: number[] = [];
  const add = (id: number) => {
    if (id < 0 || marks[id] === 1) return;
    marks[id] = 1;
    found.push(id);
  };
  add(ID.bias!);
  const { length } = reading.tokens;
  const { readings, index } = place;
  const previous = readings[index - 1];
  if (reading.isQuestion) add(ID.question!);
  if (length <= 4) add(ID.short!);
  if (length <= 3) add(ID.bare!);
  if (length >= 20) add(ID.long!);
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
  if (previous && previous.turn !== reading.turn && !previous.isQuestion && previous.tokens.length > 5) add(ID.reacts!);
  if (previous && previous.turn !== reading.turn && previous.rules.has('meet')) add(ID['after:agree']!);
  addRules(reading, add);
  addClasses(reading, add);
  addContext(reading, place, add);
  for (const [a, b, id] of OWN_PAIRS) if (marks[a] === 1 && marks[b] === 1) found.push(id);
  for (const id of found) marks[id] = 0;
  return found;
}

/** Adds what the side and the mood of the whole call say. */
export function withCall(features: Iterable<number>, { side }: Reading, mood: Mood): number[] {
  const found = [...features];
  if (side === 'buyer') found.push(ID.buyer!);
  if (side === 'seller') found.push(ID.seller!);
  if (mood.gripes > 0.3) found.push(ID['call:negative']!);
  if (mood.praise > 0.25) found.push(ID['call:positive']!);
  if (mood.questions > 0.25) found.push(ID['call:asks']!);
  for (const [a, b, id] of CALL_PAIRS) if (found.includes(a) && found.includes(b)) found.push(id);
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
  if (reading.tokens.length <= 6 && isEcho(reading, readings, index)) add(ID.echo!);
}

/** Whether a short sentence only repeats what the other side has just said. */
function isEcho(reading: Reading, readings: readonly Reading[], index: number) {
  const words = new Set<string>();
  for (let back = 1; back <= 3 && back <= index; back++) {
    const other = readings[index - back]!;
    if (other.turn !== reading.turn) for (const { word } of other.tokens) words.add(word);
  }
  return words.size > 0 && reading.tokens.every(({ word }) => word.length < 3 || words.has(word));
}
