/** Identifies the scorer in results and audit records. Every change to a number or a rule needs a new version. */
export const SCORER = { name: 'local', version: 'match-11' } as const;

/** The weight of each criterion. Criteria that a campaign does not use are dropped, and the rest are rescaled to the whole. */
export const WEIGHTS = {
  title: 30,
  skills: 35,
  languages: 20,
  years: 10,
  location: 10,
  workType: 5,
  salary: 5,
  availability: 5,
} as const;
export type Criterion = keyof typeof WEIGHTS;

/** The credit for meeting a requirement in part, such as with a related skill. */
export const PARTLY = 0.5;

/** Shared AI feedback closes at most this share of the gap to 100, times the score before it: at most 7.5 points. */
export const DELIVERY_LIFT = 0.3;

/** The share of the score lost by someone who speaks none of the required languages: the rest is of little use without them. */
export const UNSPOKEN_LOSS = 0.5;
