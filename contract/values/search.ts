export const SEARCH_PAGE_SIZE = 20;
/** The minimum AI scores, out of 10, that a search can ask for: average, good, excellent. */
export const LEAST_SCORES = [5, 6, 7] as const;
