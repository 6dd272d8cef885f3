import type { Term } from './dictionary.ts';

const LANGUAGE_IDS = 2 ** 15;

const TITLE_IDS = 2 ** 16;

/**
 * Profession and language are what companies ask for together most, so an entry carries a tag for each such pair: the index then
 * reads the matches alone, not all that speak the language. Negative, beside the dictionary's ids; undefined for ids too large.
 */
export const pairTag = (titleId: number, languageId: number) =>
  titleId < TITLE_IDS && languageId < LANGUAGE_IDS ? -1 - (titleId * LANGUAGE_IDS + languageId) : undefined;

export const isTitle = ({ kind }: Term) => kind === 'title';

export const isTitles = (group: readonly Term[]) => group.every(isTitle);

const MOST_PAIRS = 400;

export interface Pairs {
  tags: number[];
  titles: readonly Term[];
  languages: readonly Term[];
  others: (readonly Term[])[];
}

/**
 * Titles and languages as the pairs that entries carry, which stand for both groups.
 * @returns null where the groups hold no such pair, or too many
 */
export function pairsIn(groups: readonly (readonly Term[])[]): Pairs | null {
  const titles = groups.find(isTitles);
  const languages = groups.find((group) => group.every(({ kind }) => kind === 'lang'));
  if (!titles || !languages || titles.length * languages.length > MOST_PAIRS) return null;
  const tags = titles.flatMap((title) => languages.map((language) => pairTag(title.id, language.id)));
  if (tags.includes(undefined)) return null;
  return { tags: tags as number[], titles, languages, others: groups.filter((g) => g !== titles && g !== languages) };
}
