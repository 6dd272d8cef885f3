import type { CallAnalysis, CallRequest } from '#contract/calls/analysis.ts';
import { createModel } from '../platform/ai/model.ts';
import type { Context } from '../platform/context.ts';
import { askModel } from './analyst/ask-model.ts';
import type { Progress } from './analyst/progress.ts';
import { runInWorker } from './analyst/run-in-worker.ts';

interface Options {
  /** Aborting stops the worker thread and the model request, and rejects with the signal's reason. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/**
 * Finds what was said in a call, by whom, and the lines that prove it. The local analyst runs in its own thread; if the
 * operator has configured a model, it adds to the result. @throws TranscriptError when the text isn't a transcript.
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
