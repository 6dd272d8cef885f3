import type { CallAnalysis, CallRequest } from '#contract/calls/analysis.ts';
import type { Context } from '../platform/context.ts';
import { runInWorker } from './analyst/run-in-worker.ts';
import type { Progress } from './analyst/progress.ts';

interface Options {
  /** Aborting ends the worker thread and rejects with the signal's reason. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Finds what was said in a call, who said it, and the lines that prove it. Works in a thread of its own. Throws a TranscriptError when
 * the text is no transcript.
 */
export async function analyzeTranscript(
  context: Pick<Context, 'env'>,
  request: CallRequest,
  { signal, onProgress }: Options = {},
): Promise<CallAnalysis> {
  void context;
  return runInWorker(request, signal, onProgress ?? (() => {}));
}
