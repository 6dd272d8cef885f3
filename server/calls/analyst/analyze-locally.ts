import type { CallAnalysis, CallRequest } from '#contract/calls/analysis.ts';
import { TranscriptError, type Progress } from './progress.ts';

/** The analyst without a network: the same transcript gives the same result. */
export function analyzeLocally(request: CallRequest, onProgress: (progress: Progress) => void): CallAnalysis {
  onProgress({ stage: 'reading', done: 0 });
  throw new TranscriptError('empty');
}
