/**
 * The categories for impact ratios: those of Form EEO-1 (29 CFR Part 1602), in its order, as required by 6 RCNY § 5-300. Sealed
 * rows store the index of an answer, so never change these lists.
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

/** The answer of a person who prefers not to say. It counts as unknown. */
export const UNDISCLOSED = 'undisclosed' as const;
export const SEX_ANSWERS = [...SEXES, UNDISCLOSED] as const;
export const RACE_ANSWERS = [...RACES, UNDISCLOSED] as const;

/** Smaller groups are withheld. */
export const IMPACT_GROUP_MIN = 30;
/** Groups below this share of the data may be excluded from the ratios: 6 RCNY § 5-301(d). */
export const IMPACT_SHARE_MIN = 0.02;

/** What a rate measures: being among the matches of a campaign, or scoring above the median. */
export const IMPACT_MEASURES = ['selection', 'scoring'] as const;
export type ImpactMeasure = (typeof IMPACT_MEASURES)[number];
