const LANGUAGE_IDS = 2 ** 15;
const TITLE_IDS = 2 ** 16;

/**
 * Profession and language are what companies ask for together most, so an entry carries a tag for each such pair: the index then
 * reads the matches alone, not all that speak the language. Negative, beside the dictionary's ids; undefined for ids too large.
 */
export const pairTag = (titleId: number, languageId: number) =>
  titleId < TITLE_IDS && languageId < LANGUAGE_IDS ? -1 - (titleId * LANGUAGE_IDS + languageId) : undefined;
