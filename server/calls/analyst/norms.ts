import type { CallMeasureResult } from '#contract/calls/analysis.ts';
import type { CallMeasure, CallType } from '#contract/values/calls.ts';

type Range = { from: number; to: number };

/** Change this whenever rules, words, weights or norms change: results record which analyst made them. */
export const ANALYST_VERSION = '2.15';

export const MEASURE_UNITS: Record<CallMeasure, CallMeasureResult['unit']> = {
  talk_ratio: 'ratio',
  longest_monologue: 'seconds',
  interactivity: 'switches_per_hour',
  patience: 'seconds',
  question_rate: 'questions_per_hour',
};

const GONG_TALK = {
  title: 'Gong Labs: the talk-to-listen ratio',
  url: 'https://gong.io/resources/labs/talk-to-listen-conversion-ratio',
};
const GONG_STATS = {
  title: 'Gong: analyze team performance',
  url: 'https://help.gong.io/v1/docs/analyze-team-performance',
};

/** Where each measure is defined, and what its range is based on. */
export const SOURCES: Record<CallMeasure, CallMeasureResult['source']> = {
  talk_ratio: GONG_TALK,
  longest_monologue: GONG_STATS,
  interactivity: GONG_STATS,
  patience: GONG_STATS,
  question_rate: GONG_STATS,
};

/**
 * The usual ranges. Gong's 43% talk ratio is the middle for a discovery call, and over 65% is too much in any call. Demos
 * involve showing, so their ranges are wider; by how much is our own assumption, not fitted to data. docs/call-analyzer.md says
 * so too.
 */
export const NORMS: Record<CallMeasure, Record<CallType, Range>> = {
  talk_ratio: byType(
    { from: 0.35, to: 0.55 },
    { product_demo: { from: 0.45, to: 0.65 }, user_feedback: { from: 0.2, to: 0.45 } },
  ),
  longest_monologue: byType(
    { from: 0, to: 120 },
    { product_demo: { from: 0, to: 150 }, user_feedback: { from: 0, to: 75 }, discovery_call: { from: 0, to: 90 } },
  ),
  interactivity: byType({ from: 60, to: 360 }, { product_demo: { from: 45, to: 360 } }),
  patience: byType(
    { from: 0.6, to: 1.5 },
    { user_feedback: { from: 0.8, to: 2.5 }, discovery_call: { from: 0.8, to: 2 } },
  ),
  question_rate: byType(
    { from: 11, to: 40 },
    { discovery_call: { from: 20, to: 60 }, user_feedback: { from: 20, to: 60 } },
  ),
};

function byType(usual: Range, others: Partial<Record<CallType, Range>>): Record<CallType, Range> {
  return {
    product_demo: usual,
    sales_call: usual,
    user_feedback: usual,
    discovery_call: usual,
    follow_up: usual,
    ...others,
  };
}
