import type { CallType } from '#contract/values/calls.ts';
import { LATE_PAIRS } from './feature-names.ts';
import { featuresOf, lateFeatures, type Mood } from './features.ts';
import { COLUMNS, IS_OF_BUYER, SELLER, WEIGHED_LISTS, type WeighedList } from './lists.ts';
import type { Model } from './model.ts';
import { polarityOf } from './polarity.ts';
import type { Reading } from './reading.ts';
import { lookAgain } from './second-look.ts';
import { lookAtPassages, TOLD_LISTS, type ToldList } from './third-look.ts';

export interface Weighed {
  reading: Reading;
  polarity: number;
  lists: ReadonlySet<WeighedList>;
  /** The passages whose strongest sentence this is, by list; `to` is exclusive. */
  told?: Partial<Record<ToldList, { from: number; to: number }>>;
  /** The probability of each of WEIGHED_LISTS. */
  chances: Float32Array;
}

/** A neighboring sentence above this probability is part of the passage. */
const PART_OF_PASSAGE = 0.05;
const IS_TOLD: readonly boolean[] = WEIGHED_LISTS.map((list) => TOLD_LISTS.some((told) => told === list));
const NONE: ReadonlySet<WeighedList> = new Set();
/** 32-bit words needed for the late pairs of one sentence. */
export const LATE_WORDS = Math.ceil(LATE_PAIRS.length / 32);

/** How many recent sentences keep their words, since a long call has a hundred thousand. Features look back this far. */
const KEPT = 4;

/** All sentences with everything known before sides are: one row per sentence in each array. */
export interface Featured {
  readings: readonly Reading[];
  polarity: Float32Array;
  sums: Float32Array;
  late: Uint32Array;
}

export function featureAll(
  readings: readonly Reading[],
  callType: CallType,
  model: Model,
  onProgress: (done: number) => void,
): Featured {
  const count = readings.length;
  const featured: Featured = {
    readings,
    polarity: new Float32Array(count),
    sums: new Float32Array(count * COLUMNS),
    late: new Uint32Array(count * LATE_WORDS),
  };
  const { vocabulary } = model;
  for (let index = 0; index < count; index++) {
    if (index % 2000 === 0) onProgress(index / count);
    const reading = readings[index]!;
    const polarity = polarityOf(reading);
    const place = {
      index,
      count,
      callType,
      readings,
      polarity,
      vocabulary,
      late: featured.late,
      lateAt: index * LATE_WORDS,
    };
    featured.polarity[index] = polarity;
    model.add(featuresOf(reading, place), featured.sums, index * COLUMNS);
    readings[index - KEPT]?.release();
  }
  return featured;
}

/** The log-odds of each sentence being the seller's. */
export const sellerOdds = ({ readings, sums }: Featured): number[] =>
  readings.map((_, index) => sums[index * COLUMNS + SELLER]!);

/** Assigns every sentence to its lists. */
export function weigh({ readings, polarity, sums, late }: Featured, model: Model): Weighed[] {
  const mood = moodOf(readings);
  for (const [index, { side }] of readings.entries())
    model.add(lateFeatures(late, index * LATE_WORDS, side, mood), sums, index * COLUMNS);
  const lists = WEIGHED_LISTS.length;
  const all = new Float32Array(readings.length * lists);
  const weighed: Weighed[] = [];
  lookAgain({ readings, polarity, odds: sums, columns: COLUMNS }, (inputs, index) => {
    const reading = readings[index]!;
    const chances = all.subarray(index * lists, (index + 1) * lists);
    let chosen: Set<WeighedList> | null = null;
    for (let column = 0; column < lists; column++) {
      if (IS_OF_BUYER[column] && reading.side === 'seller') continue;
      const odds = model.oddsOf(column, inputs);
      chances[column] = 1 / (1 + Math.exp(-odds));
      if (!IS_TOLD[column] && odds >= model.limits[column]!) (chosen ??= new Set()).add(WEIGHED_LISTS[column]!);
    }
    if (saysWorry(reading) || putsOff(reading)) (chosen ??= new Set()).add('concerns');
    if (asksAboutOffer(reading)) (chosen ??= new Set()).add('questions');
    if (saysWhoDecides(reading)) (chosen ??= new Set()).add('decisionMakers');
    if (reading.rules.has('price_said')) (chosen ??= new Set()).add('pricing');
    if (reading.side !== 'seller' && reading.rules.has('time_said')) (chosen ??= new Set()).add('timeline');
    if (requestsFeature(reading)) (chosen ??= new Set()).add('featureRequests');
    else if (onlyDenies(reading)) chosen?.delete('featureRequests');
    if (saysNextStep(reading)) (chosen ??= new Set()).add('nextSteps');
    if (isReady(reading) || asksToBuy(reading)) (chosen ??= new Set()).add('buyingSignals');
    if (asksForTask(reading)) (chosen ??= new Set()).add('actionItems');
    if (isOverBudget(reading)) (chosen ??= new Set()).add('concerns').add('pricing');
    weighed.push({ reading, polarity: polarity[index]!, lists: chosen ?? NONE, chances });
  });
  const second = { readings, polarity, chance: (index: number, list: number) => weighed[index]!.chances[list]! };
  for (const [row, list] of TOLD_LISTS.entries()) {
    const column = WEIGHED_LISTS.indexOf(list);
    lookAtPassages(second, list, (inputs, from, to) => {
      const odds = inputs.reduce((sum, input, at) => sum + input * model.third[row]![at]!, 0);
      if (odds >= model.limits[column]!) tellPassage(weighed, list, from, to);
    });
  }
  return weighed;
}

/** Adds a passage to a list under its strongest sentence, extended by similarly likely neighbors. */
function tellPassage(weighed: readonly Weighed[], list: ToldList, start: number, end: number) {
  const column = WEIGHED_LISTS.indexOf(list);
  const chanceOf = (index: number) => weighed[index]!.chances[column]!;
  let strongest = start;
  for (let index = start; index < end; index++) if (chanceOf(index) > chanceOf(strongest)) strongest = index;
  const { reading } = weighed[strongest]!;
  if (list === 'concerns' && deniesWorry(reading)) return;
  if (list === 'positivePoints' && isOverBudget(reading)) return;
  const belongs = (index: number) => chanceOf(index) >= Math.min(PART_OF_PASSAGE, chanceOf(strongest) / 2);
  let [from, to] = [strongest, strongest + 1];
  while (from > start && belongs(from - 1)) from--;
  while (to < end && belongs(to)) to++;
  // "So four hundred a month. That's not as bad as I feared."
  const isRelieved = weighed.slice(strongest + 1, to).some((after) => deniesWorry(after.reading));
  if (list === 'concerns' && isRelieved && !reading.rules.has('worry')) return;
  for (let index = from; index < to; index++) {
    const one = weighed[index]!;
    const lists = new Set(one.lists);
    if (index === strongest) lists.add(list);
    else lists.delete(list);
    one.lists = lists;
  }
  const one = weighed[strongest]!;
  one.told = { ...one.told, [list]: { from, to } };
}

/** A concern in the first person always counts, whatever the context. */
const saysWorry = ({ side, rules, isQuestion }: Reading) =>
  side !== 'seller' && rules.has('worry') && !rules.has('worry_not') && !isQuestion;

/** A question about the offer always counts, whatever the context. */
const asksAboutOffer = ({ side, rules, isQuestion, length }: Reading) =>
  side !== 'seller' && isQuestion && length > 3 && rules.has('asks_offer') && !rules.has('ask_not');

/** "We'd need to be able to export …", but not "it would be great if we could talk on Monday". */
const requestsFeature = ({ side, rules }: Reading) =>
  side !== 'seller' && rules.has('request') && !rules.has('request_not');

/** "A polished minute doesn't mean they can handle a customer" asks for nothing. */
const onlyDenies = ({ rules, isQuestion }: Reading) => rules.has('denial') && !isQuestion;

/** A contact with its date: "let's talk again in February", "nos vemos el martes". */
const saysNextStep = ({ rules }: Reading) =>
  rules.has('next_step') && !rules.has('next_not') && !rules.has('meet_refused');

/** "We're ready to sign this month" from the buyer. */
const isReady = ({ side, rules, isQuestion }: Reading) =>
  side !== 'seller' && !isQuestion && rules.has('ready') && !rules.has('ready_not');

/** "Where do I sign?" from the buyer. */
const asksToBuy = ({ side, rules }: Reading) => side !== 'seller' && rules.has('asks_to_buy');

/** "Could you send me two references?", but not "could you share your screen?". */
const asksForTask = ({ rules }: Reading) => rules.has('asks_task') && !rules.has('asks_task_not');

/** "I need to think about it", "we already have one" from the buyer. */
const putsOff = ({ side, rules, isQuestion }: Reading) => side !== 'seller' && !isQuestion && rules.has('puts_off');

/** "That's way over our budget" from the buyer. */
const isOverBudget = ({ side, rules, isQuestion }: Reading) =>
  side !== 'seller' && !isQuestion && rules.has('over_budget');

const DECIDES =
  /^(?:(?:y|and|but|pero) )?(?:he|she|el|ella) (?:decides?|signs|approves|firma|aprueba|autoriza|manda)(?:$| (?:i|we|yo|nosotros)\b)/;

/** "Ella decide.", "She decides, I recommend.": a short sentence about the person named before. */
const saysWhoDecides = ({ side, isQuestion, length, rules, tokens }: Reading) =>
  side !== 'seller' &&
  !isQuestion &&
  ((rules.has('decides') && !rules.has('decides_not')) ||
    (length <= 8 && DECIDES.test(tokens.map(({ word }) => word).join(' '))));

/** "I'm not worried about that", but not "not about the price, but about the contract". */
const deniesWorry = ({ rules, tokens }: Reading) =>
  (rules.has('worry_not') || (rules.has('gripe_not') && !rules.has('worry'))) &&
  !tokens.some(({ word }) => /^(?:but|pero|though|aunque|except|salvo)$/.test(word));

/** The mood of everyone but the seller, as shares of their sentences. */
export function moodOf(readings: readonly Reading[]): Mood {
  const buyers = readings.filter(({ side }) => side !== 'seller');
  const part = (holds: (reading: Reading) => boolean) => buyers.filter(holds).length / (buyers.length || 1);
  return {
    gripes: part(({ rules, isQuestion }) => rules.has('gripe') && !isQuestion),
    praise: part(({ rules }) => rules.has('praise') && !rules.has('praise_not')),
    questions: part(({ isQuestion }) => isQuestion),
  };
}
