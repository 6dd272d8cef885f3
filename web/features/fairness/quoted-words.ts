import type { TFunction } from 'i18next';

/** Lists quoted words of a job description: “young”, “native” and “ninja”. */
export const quotedWords = (t: TFunction<'fairness'>, language: string, words: readonly { word: string }[]) =>
  new Intl.ListFormat(language).format(words.map(({ word }) => t('advert.quoted', { words: word })));
