import type { CallType } from '#contract/values/calls.ts';
import type { RuleName } from '../rules/rules.ts';
import type { Reading } from './read-sentences.ts';

/** Classes of words that are evidence by themselves. */
const CLASSES = [
  'i', 'my', 'we', 'you', 'your', 'they', 'people', 'must', 'hedge', 'not', 'if', 'wish', 'want', 'wh', 'current', 'past', 'but', 'agree', 'refuse', 'polite', 'small_talk', 'request',
  'number_any', 'name', 'weekday', 'month', 'day', 'season', 'span', 'deadline', 'like', 'good', 'better', 'solve', 'bad', 'worse', 'problem', 'worried', 'fail', 'hard', 'expensive', 'cheap',
  'trust', 'time_lack', 'switch_cost', 'security', 'product', 'function', 'able', 'lack', 'use', 'switch', 'compare', 'price', 'currency', 'per_time', 'other_money', 'decide', 'role', 'body', 'task',
  'deliver', 'document', 'deal', 'buy', 'start', 'term_end', 'meet', 'meet_verb', 'propose', 'present',
] as const;

/** What a question of the other side makes likely in the answer. */
const EXPECTATIONS = ['q_decider', 'q_when', 'q_price', 'q_current', 'q_missing', 'q_worry', 'q_liked', 'q_meet', 'q_compare'] as const;
/** What the last sentences were about. */
const TOPICS = ['price', 'meet', 'time_want', 'wish_feature', 'praise', 'gripe', 'task_ask', 'promise', 'signal'] as const satisfies RuleName[];
/** What the last turns were about. */
const FAR = ['price', 'meet', 'time_want', 'decider', 'wish_feature'] as const;
/** Evidence that means something else where it is not alone. */
const PAIRS: [string, string][] = [
  ['r:praise', 'r:praise_not'], ['r:gripe', 'r:gripe_not'], ['r:gripe', 'r:status_quo'], ['r:promise', 'r:promise_not'], ['r:task_ask', 'question'], ['r:time_want', 'r:promise'], ['r:time_plan', 'r:promise'],
  ['r:meet', 'r:promise'], ['r:time_want', 'r:meet'], ['r:price', 'r:price_other'], ['r:decider', 'r:decider_not'], ['r:wish_feature', 'r:wish_not'], ['r:wish_feature', 'c:function'], ['r:praise', 'question'],
  ['r:gripe', 'question'], ['r:praise', 'c:not'], ['r:praise', 'c:if'], ['c:good', 'c:not'], ['r:time_plan', 'r:meet'], ['r:time_plan', 'c:start'], ['r:gripe', 'c:not'], ['r:praise', 'r:wish_feature'],
  ['r:time_plan', 'c:must'], ['r:promise', 'c:task'], ['r:signal', 'r:promise'], ['r:signal', 'question'], ['r:wish_feature', 'question'], ['r:ask', 'question'], ['r:ask_not', 'question'], ['after:q_meet', 'c:weekday'], ['after:q_meet', 'c:agree'],
  ['after:q_when', 'r:time_plan'], ['after:q_decider', 'c:role'], ['after:q_decider', 'c:name'], ['after:q_price', 'c:number_any'], ['topic:price', 'c:number_any'], ['feedback', 'r:gripe'], ['feedback', 'c:fail'], ['topic:price', 'question'], ['far:price', 'c:number_any'], ['far:price', 'short'], ['far:price', 'question'], ['short', 'c:number_any'], ['reacts', 'polarity+'], ['reacts', 'polarity-'], ['reacts', 'c:not'], ['call:negative', 'c:not'], ['call:negative', 'polarity-'], ['call:positive', 'polarity+'], ['echo', 'question'], ['call:negative', 'r:gripe'], ['call:positive', 'r:praise'], ['feedback', 'polarity+'], ['feedback', 'polarity-'], ['far:meet', 'c:weekday'], ['far:meet', 'c:number_any'],
  ['r:promise', 'c:deliver'], ['r:promise', 'r:meet'], ['r:decider', 'c:name'], ['r:decider', 'c:role'], ['r:gripe', 'r:praise'], ['c:not', 'c:people'], ['c:bad', 'c:product'], ['c:good', 'c:product'], ['short', 'question'], ['c:not', 'i-we'],
];

export const FEATURES: readonly string[] = [
  'bias', 'buyer', 'seller', 'question', 'short', 'long', 'first', 'last', 'feedback', 'closing', 'early', 'i-we', 'starts:but', 'starts:not', 'exclaims', 'answers', 'reacts', 'echo', 'bare', 'call:negative', 'call:positive', 'call:asks', 'after:agree',
  'polarity+', 'polarity-', 'polarity++', 'polarity--',
  'r:decider', 'r:decider_self', 'r:decider_not', 'r:price', 'r:price_other', 'r:time_plan', 'r:time_want', 'r:task_ask', 'r:task_refused', 'r:meet', 'r:meet_refused', 'r:signal', 'r:promise', 'r:promise_not',
  'r:praise', 'r:praise_not', 'r:gripe', 'r:gripe_not', 'r:wish_feature', 'r:wish_not', 'r:ask', 'r:ask_not', 'r:status_quo', 'r:seller', 'r:buyer',
  '2:praise', '2:gripe', '2:price', '2:time_want', '2:signal', '2:promise', '2:meet', '2:decider', '2:wish_feature', '2:task_ask',
  ...CLASSES.map((name) => `c:${name}`),
  ...EXPECTATIONS.flatMap((name) => [`after:${name}`, `self:${name}`]),
  ...TOPICS.map((name) => `topic:${name}`),
  ...TOPICS.map((name) => `next:${name}`),
  ...FAR.map((name) => `far:${name}`),
  ...PAIRS.map(([a, b]) => `${a} & ${b}`),
];
const IDS = new Map(FEATURES.map((name, id) => [name, id]));
const PAIR_IDS = PAIRS.map(([a, b], index) => [IDS.get(a)!, IDS.get(b)!, FEATURES.length - PAIRS.length + index] as const);

export interface Place {
  index: number;
  count: number;
  callType: CallType;
  before: readonly Reading[];
  next: Reading | undefined;
  polarity: number;
  mood: Mood;
}

/** What the side that may buy does over the whole call, as parts of its sentences. */
export interface Mood {
  gripes: number;
  praise: number;
  questions: number;
}

/** The features of a sentence that hold, as places in FEATURES. */
export function featuresOf(reading: Reading, place: Place): number[] {
  const found = new Set<number>();
  const add = (name: string) => {
    const id = IDS.get(name);
    if (id !== undefined) found.add(id);
  };
  add('bias');
  if (reading.side !== 'unknown') add(reading.side);
  if (reading.isQuestion) add('question');
  const { length } = reading.tokens;
  if (length <= 4) add('short');
  if (length >= 20) add('long');
  if (place.before.at(-1)?.turn !== reading.turn) add('first');
  if (place.next?.turn !== reading.turn) add('last');
  if (place.callType === 'user_feedback') add('feedback');
  if (place.index > place.count * 0.75) add('closing');
  if (place.index < Math.min(12, place.count * 0.12)) add('early');
  if (reading.text.endsWith('!')) add('exclaims');
  if (place.polarity > 0.2) add('polarity+');
  if (place.polarity < -0.2) add('polarity-');
  if (place.polarity > 0.5) add('polarity++');
  if (place.polarity < -0.5) add('polarity--');
  if (place.mood.gripes > 0.3) add('call:negative');
  if (place.mood.praise > 0.25) add('call:positive');
  if (place.mood.questions > 0.25) add('call:asks');
  addRules(reading, add);
  addClasses(reading, add);
  addContext(reading, place, add);
  for (const [a, b, id] of PAIR_IDS) if (found.has(a) && found.has(b)) found.add(id);
  return [...found];
}

function addRules(reading: Reading, add: (name: string) => void) {
  const counts = new Map<string, number>();
  for (const { tag } of reading.hits) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  for (const [tag, count] of counts) {
    add(tag.startsWith('q_') ? `self:${tag}` : `r:${tag}`);
    if (count >= 2) add(`2:${tag}`);
  }
}

function addClasses({ prepared, engine }: Reading, add: (name: string) => void) {
  const { names } = engine.lexicon;
  for (const [at, classes] of prepared.classes.entries())
    for (const classId of classes.keys()) {
      const name = names[classId]!;
      add(`c:${name}`);
      if (name === 'i' || name === 'we') add('i-we');
      if (at === 0 && (name === 'but' || name === 'not')) add(`starts:${name}`);
    }
}

function addContext(reading: Reading, { before, next }: Place, add: (name: string) => void) {
  const words = new Set<string>();
  for (let back = 1; back <= 8 && back <= before.length; back++) {
    const other = before[before.length - back]!;
    if (other.turn < reading.turn - 3) break;
    for (const name of FAR) if (other.rules.has(name as RuleName)) add(`far:${name}`);
    if (back <= 3 && other.turn !== reading.turn) for (const { word } of other.tokens) words.add(word);
  }
  if (words.size > 0 && reading.tokens.length <= 6 && reading.tokens.every(({ word }) => word.length < 3 || words.has(word))) add('echo');
  const previous = before.at(-1);
  if (previous && previous.turn !== reading.turn && !previous.isQuestion && previous.tokens.length > 5) add('reacts');
  if (previous?.turn !== reading.turn && previous?.rules.has('meet')) add('after:agree');
  if (reading.tokens.length <= 3) add('bare');
  for (let back = 1; back <= 4 && back <= before.length; back++) {
    const other = before[before.length - back]!;
    if (other.turn < reading.turn - 1) break;
    if (other.turn !== reading.turn && (other.isQuestion || other.speaker === null)) {
      add('answers');
      for (const name of EXPECTATIONS) if (other.rules.has(name)) add(`after:${name}`);
    }
    if (back <= 3) for (const name of TOPICS) if (other.rules.has(name)) add(`topic:${name}`);
  }
  if (next) for (const name of TOPICS) if (next.rules.has(name)) add(`next:${name}`);
}
