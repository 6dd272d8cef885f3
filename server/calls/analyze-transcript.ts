import type { CallAnalysis, CallRequest } from '#contract/calls/analysis.ts';
import { createModel } from '../platform/ai/model.ts';
import type { Context } from '../platform/context.ts';
import { askModel } from './analyst/ask-model.ts';
import type { Progress } from './analyst/progress.ts';
import { runInWorker } from './analyst/run-in-worker.ts';

interface Options {
  /** Aborting ends the worker thread and the model's answer, and rejects with the signal's reason. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Finds what was said in a call, who said it, and the lines that prove it. The local analyst works in a thread of its own; if the operator has set a
 * model, the model adds to its result. Throws a TranscriptError when the text is no transcript.
 */
export async function analyzeTranscript(
  context: Pick<Context, 'env'>,
  request: CallRequest,
  { signal = new AbortController().signal, onProgress = () => {} }: Options = {},
): Promise<CallAnalysis> {
  const local = await runInWorker(request, signal, onProgress);
  const model = createModel(context.env);
  if (!model) return local;
  return askModel(model, local, signal, (done) => onProgress({ stage: 'asking', done }), request.textLanguage);
}
