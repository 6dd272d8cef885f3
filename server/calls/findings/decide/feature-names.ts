import type { RuleName } from '../rules/rules.ts';

/** Word classes that are evidence on their own. */
const CLASSES = `
  i my we you your they people must hedge not if wish want wh current past but agree refuse polite small_talk request number_any name weekday
  month day season span deadline like good better solve bad worse problem worried fail hard expensive cheap trust time_lack switch_cost
  security product function able lack use switch compare price per_time other_money decide role body task deliver big_number currency document deal buy
  start term_end meet meet_verb propose present`
  .trim()
  .split(/\s+/);

/** Kinds of question that predict what the answer contains. */
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
/** Topics of the last sentences. */
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
  'amount',
  'money_talk',
  'slot',
  'delight',
  'doubt',
] as const satisfies RuleName[];
/** Topics of the last turns. */
const FAR = ['price', 'meet', 'time_want', 'decider', 'wish_feature', 'money_talk', 'slot'] as const;
/** Feature pairs whose combination means something other than the parts. */
const PAIRS = `
  r:praise & r:praise_not / r:gripe & r:gripe_not / r:gripe & r:status_quo / r:promise & r:promise_not / r:task_ask & question / r:time_want &
  r:promise / r:time_plan & r:promise / r:meet & r:promise / r:time_want & r:meet / r:price & r:price_other / r:decider & r:decider_not /
  r:wish_feature & r:wish_not / r:wish_feature & c:function / r:praise & question / r:gripe & question / r:praise & c:not / r:praise & c:if /
  c:good & c:not / r:time_plan & r:meet / r:time_plan & c:start / r:gripe & c:not / r:praise & r:wish_feature / r:time_plan & c:must / r:promise &
  c:task / r:signal & r:promise / r:signal & question / r:wish_feature & question / r:ask & question / r:ask_not & question / after:q_meet &
  c:weekday / after:q_meet & c:agree / after:q_when & r:time_plan / after:q_decider & c:role / after:q_decider & c:name / after:q_price &
  c:number_any / topic:price & c:number_any / feedback & r:gripe / feedback & c:fail / topic:price & question / far:price & c:number_any /
  far:price & short / far:price & question / short & c:number_any / reacts & polarity+ / reacts & polarity- / reacts & c:not / c:not &
  call:negative / polarity- & call:negative / polarity+ & call:positive / echo & question / r:gripe & call:negative / r:praise & call:positive /
  feedback & polarity+ / feedback & polarity- / far:meet & c:weekday / far:meet & c:number_any / r:promise & c:deliver / r:promise & r:meet /
  r:decider & c:name / r:decider & c:role / r:gripe & r:praise / c:not & c:people / c:bad & c:product / c:good & c:product / short & question /
  c:not & i-we / r:amount & topic:price / r:amount & far:price / r:amount & c:big_number / r:amount & seller / r:amount & r:price / r:amount &
  topic:money_talk / r:amount & topic:amount / c:big_number & far:price / r:money_talk & far:price / r:money_talk & r:amount / r:money_talk &
  question / r:handover & question / r:handover & r:promise / r:handover & r:task_ask / r:handover & c:document / r:handover & c:task / r:handover
  & closing / r:slot & topic:meet / r:slot & topic:slot / r:slot & r:meet / r:slot & short / r:slot & closing / r:slot & question / r:slot &
  r:handover / r:slot & after:q_meet / r:when & r:time_want / r:when & r:time_plan / r:when & r:slot / r:when & after:q_when / r:when & c:start /
  r:when & r:handover / r:doubt & r:gripe / r:doubt & question / r:doubt & polarity- / r:doubt & call:negative / r:doubt & r:praise / r:doubt &
  buyer / r:doubt & polarity+ / r:delight & r:praise / r:delight & polarity+ / r:delight & question / r:delight & call:positive / r:delight & c:not
  / r:delight & feedback / r:delight & r:doubt / r:delight & buyer / r:need & r:wish_feature / r:need & question / r:need & c:function / r:need &
  r:handover / r:need & buyer / r:need & feedback / r:plan & r:signal / r:plan & buyer / r:plan & r:handover / r:plan & question / r:plan & closing
  / r:plan & r:slot / r:in_charge & r:decider / r:in_charge & after:q_decider / r:in_charge & c:role / r:in_charge & c:name / r:in_charge &
  r:decider_self / r:amount & buyer / r:praise & buyer / r:gripe & buyer / r:gripe & seller / r:wish_feature & buyer / r:signal & buyer / r:doubt &
  seller / r:meet & seller / r:slot & seller / r:slot & buyer / r:handover & seller / r:handover & buyer / r:when & buyer / r:when & seller /
  r:promise & seller / r:task_ask & buyer / r:doubt & call:positive / r:delight & call:negative / exclaims & call:negative / short & call:negative
  / r:amount & call:negative`
  .split('/')
  .map((pair) => pair.trim().split(/\s+&\s+/) as [string, string]);

/** Minimum sentence lengths, in words. */
export const LENGTHS = [5, 7, 10, 14];

/** Features without a generated name. */
const PLAIN = `
  bias buyer seller question words:5 words:7 words:10 words:14 short long first last feedback closing early i-we starts:but starts:not exclaims answers reacts echo bare
  call:negative call:positive call:asks after:agree polarity+ polarity- polarity++ polarity-- r:decider r:decider_self r:decider_not r:price
  r:price_other r:time_plan r:time_want r:task_ask r:task_refused r:meet r:meet_refused r:signal r:promise r:promise_not r:praise r:praise_not
  r:gripe r:gripe_not r:wish_feature r:wish_not r:ask r:ask_not r:status_quo r:seller r:buyer r:amount r:money_talk r:doubt r:delight r:need r:plan r:handover r:slot r:when r:in_charge 2:amount 2:money_talk 2:doubt 2:delight 2:need 2:plan 2:handover 2:slot 2:when 2:praise 2:gripe 2:price 2:time_want 2:signal
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
/** The index of a feature, or -1. */
export const idOf = (name: string): number => IDS.get(name) ?? -1;

/** Features known only after the whole call has been read. */
const LATE = ['buyer', 'seller', 'call:negative', 'call:positive', 'call:asks'];
const pairIds = (isLate: boolean) =>
  PAIRS.flatMap(([a, b], index) =>
    LATE.includes(b) === isLate ? [[idOf(a), idOf(b), FEATURES.length - PAIRS.length + index] as const] : [],
  );
/** Pairs of features, with the id of their combination. */
export const OWN_PAIRS = pairIds(false);
/** The same, for pairs whose second feature is known late. */
export const LATE_PAIRS = pairIds(true);
