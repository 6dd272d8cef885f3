import type { Term } from './dictionary.ts';

const LANGUAGE_IDS = 2 ** 15;

const TITLE_IDS = 2 ** 16;

/**
 * Companies most often combine a profession with a language, so each document carries a tag for every such pair. The index
 * then reads only the matches instead of everyone who speaks the language. Pair tags are negative, unlike dictionary ids.
 * @returns undefined when an id is too large.
 */
export const pairTag = (titleId: number, languageId: number) =>
  titleId < TITLE_IDS && languageId < LANGUAGE_IDS ? -1 - (titleId * LANGUAGE_IDS + languageId) : undefined;

export const isTitle = ({ kind }: Term) => kind === 'title';

export const isTitles = (group: readonly Term[]) => group.every(isTitle);

const MOST_PAIRS = 400;

export interface Pairs {
  /** The pair tags of each title. */
  byTitle: number[][];
  titles: readonly Term[];
  languages: readonly Term[];
  others: (readonly Term[])[];
}

/**
 * Replaces groups of titles and languages with the pair tags that documents carry.
 * @returns null when the groups form no pairs, or too many.
 */
export function pairsIn(groups: readonly (readonly Term[])[]): Pairs | null {
  const titles = groups.find(isTitles);
  const languages = groups.find((group) => group.every(({ kind }) => kind === 'lang'));
  if (!titles || !languages || titles.length * languages.length > MOST_PAIRS) return null;
  const byTitle = titles.map((title) => languages.map((language) => pairTag(title.id, language.id)));
  if (byTitle.flat().includes(undefined)) return null;
  const others = groups.filter((group) => group !== titles && group !== languages);
  return { byTitle: byTitle as number[][], titles, languages, others };
}
