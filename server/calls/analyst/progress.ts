import type { AnalysisStage, TranscriptProblem } from '#contract/values/calls.ts';

export interface Progress {
  stage: AnalysisStage;
  /** From 0 to 1, over all stages. */
  done: number;
}

/** The text isn't a transcript that can be analyzed. */
export class TranscriptError extends Error {
  readonly problem: TranscriptProblem;

  constructor(problem: TranscriptProblem) {
    super(`No analysis: the transcript is ${problem}`);
    this.name = 'TranscriptError';
    this.problem = problem;
  }
}

/** Messages from the worker thread. */
export type WorkerMessage =
  | { type: 'progress'; progress: Progress }
  | { type: 'problem'; problem: TranscriptProblem }
  | { type: 'result'; analysis: unknown };
