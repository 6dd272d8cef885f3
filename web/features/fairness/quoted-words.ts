import type { TFunction } from 'i18next';

/** Words of a job description within a sentence: “young”, “native” and “ninja”. */
export const quotedWords = (t: TFunction<'fairness'>, language: string, words: readonly { word: string }[]) =>
  new Intl.ListFormat(language).format(words.map(({ word }) => t('advert.quoted', { words: word })));
