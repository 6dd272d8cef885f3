/** Statistics about fewer people or companies than this are not shown. */
export const LEAST_GROUP = 5;
/** Unlocks per talent profile, in percent. */
export const CONVERSION_LEVELS = { excellent: 15, good: 10 } as const;
/** The share of surveys reporting bias above which an alert is shown. */
export const BIAS_ALERT_SHARE = 0.2;
/** The maximum number of candidates in one bias analysis. */
export const BIAS_CANDIDATES_MAX = 50;
