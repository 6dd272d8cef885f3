import type { AnalysisStage, TranscriptProblem } from '#contract/values/calls.ts';

export interface Progress {
  stage: AnalysisStage;
  /** From 0 to 1, over all stages. */
  done: number;
}

/** The text is no transcript that anybody could analyze. */
export class TranscriptError extends Error {
  readonly problem: TranscriptProblem;

  constructor(problem: TranscriptProblem) {
    super(`No analysis: the transcript is ${problem}`);
    this.name = 'TranscriptError';
    this.problem = problem;
  }
}

/** What the worker thread answers with. */
export type WorkerMessage =
  | { type: 'progress'; progress: Progress }
  | { type: 'problem'; problem: TranscriptProblem }
  | { type: 'result'; analysis: unknown };
