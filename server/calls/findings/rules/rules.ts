/** Names of groups of patterns. Both languages have all of them; what they mean for a list is decided in one place for both. */
export const RULE_NAMES = [
  'decider', 'decider_self', 'decider_not', 'price', 'price_other', 'time_plan', 'time_want', 'task_ask', 'task_refused', 'meet', 'meet_refused', 'signal', 'promise', 'promise_not',
  'praise', 'praise_not', 'gripe', 'gripe_not', 'wish_feature', 'wish_not', 'ask', 'ask_not', 'status_quo',
  'q_decider', 'q_when', 'q_price', 'q_current', 'q_missing', 'q_worry', 'q_liked', 'q_meet', 'q_compare',
  'seller', 'buyer',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];
export type Rules = Partial<Record<RuleName, string[]>>;
