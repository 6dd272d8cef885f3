import type { Analysis } from '#contract/feedback/analysis.ts';
import { type PartName, SCORE_NAMES } from '#contract/values/feedback.ts';

const PARTS: Record<PartName, string> = {
  rate: 'pace',
  articulation: 'articulation rate',
  pauseShare: 'share of pauses',
  meanPause: 'length of pauses',
  longPauses: 'number of long pauses',
  level: 'loudness',
  levelSpread: 'changes in loudness',
  steadiness: 'changes in pace',
  snr: 'distance from background noise',
  clipping: 'clipping',
};

/**
 * The result in one or two sentences, as the stored `feedback_summary`: "Communication 8.0, confidence 8.8, clarity 7.7. Lower: length
 * of pauses." Screens word it in the reader's language.
 */
export function summarize(analysis: Analysis): string {
  if (analysis.outcome === 'insufficient_speech') return 'There was too little speech to score.';
  const scores = SCORE_NAMES.map((name) => `${name} ${analysis.scores[name].value.toFixed(1)}`).join(', ');
  const result = `${scores[0]!.toUpperCase()}${scores.slice(1)}.`;
  const { advice } = analysis;
  return advice ? `${result} ${advice.change === 'raise' ? 'Raise' : 'Lower'}: ${PARTS[advice.part]}.` : result;
}
