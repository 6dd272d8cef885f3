import { withMinus } from '#web/i18n/number-texts.ts';

/** Tau-b of two rankings, rounded toward zero: only the same order reads 1. */
export const similarityText = (tauB: number, language: string) =>
  withMinus(new Intl.NumberFormat(language, { maximumFractionDigits: 2, roundingMode: 'trunc' }).format(tauB));
