import type { Scores } from '#contract/feedback/shared-scores.ts';
import type { ScoreName } from '#contract/values/feedback.ts';

/** The three scores with one decimal, in the number format of a language. */
export function scoreTexts(scores: Scores, language: string): Record<ScoreName, string> {
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { communication, confidence, clarity } = scores;
  return {
    communication: number.format(communication),
    confidence: number.format(confidence),
    clarity: number.format(clarity),
  };
}
