/**
 * The categories by which impact ratios are counted: those of Form EEO-1 (29 CFR Part 1602), in its order, as 6 RCNY § 5-300 asks.
 * Sealed rows hold the place of an answer in its list, so the lists never change.
 */
export const SEXES = ['male', 'female'] as const;
export type Sex = (typeof SEXES)[number];

export const RACES = [
  'hispanic_or_latino',
  'white',
  'black_or_african_american',
  'native_hawaiian_or_pacific_islander',
  'asian',
  'american_indian_or_alaska_native',
  'two_or_more',
] as const;
export type Race = (typeof RACES)[number];

/** What somebody answers who prefers not to say. It counts as unknown. */
export const UNDISCLOSED = 'undisclosed' as const;
export const SEX_ANSWERS = [...SEXES, UNDISCLOSED] as const;
export const RACE_ANSWERS = [...RACES, UNDISCLOSED] as const;

/** Groups of fewer people are held back. */
export const IMPACT_GROUP_MIN = 30;
/** A smaller share of the data may be left out of the ratios: 6 RCNY § 5-301(d). */
export const IMPACT_SHARE_MIN = 0.02;

/** What a rate counts: being among the matches of a campaign, or a match score above the median. */
export const IMPACT_MEASURES = ['selection', 'scoring'] as const;
export type ImpactMeasure = (typeof IMPACT_MEASURES)[number];
