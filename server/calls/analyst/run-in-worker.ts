import { Worker } from 'node:worker_threads';
import type { CallAnalysis, CallRequest } from '#contract/calls/analysis.ts';
import { TranscriptError, type Progress, type WorkerMessage } from './progress.ts';

/** Other calls wait: the server needs its other core. */
const AT_ONCE = 1;
/** A worker is discarded above this heap size; a million words need about 180. */
const MAX_HEAP_MB = 280;

/** Space for short-lived objects; more would only make the process larger. */
const YOUNG_HEAP_MB = 32;

const waiting: (() => void)[] = [];
let running = 0;
/** Kept between calls, so that only the first one waits for modules and lexicons to load. */
let idle: Worker | undefined;

/** Runs the local analysis in a worker thread. Rejects with the signal's reason when aborted, also while queued. */
export async function runInWorker(
  request: CallRequest,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<CallAnalysis> {
  await takeTurn(signal);
  try {
    signal.throwIfAborted();
    return await ask(idle ?? startWorker(), request, signal, onProgress);
  } finally {
    running--;
    waiting.shift()?.();
  }
}

async function takeTurn(signal: AbortSignal) {
  signal.throwIfAborted();
  while (running >= AT_ONCE) {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    const place = waiting.indexOf(resolve);
    if (place >= 0) waiting.splice(place, 1);
    signal.throwIfAborted();
  }
  running++;
}

function startWorker() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
  worker.unref();
  return worker;
}

function ask(worker: Worker, request: CallRequest, signal: AbortSignal, onProgress: (progress: Progress) => void) {
  idle = undefined;
  const { promise, resolve, reject } = Promise.withResolvers<CallAnalysis>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  worker.on('message', (message: WorkerMessage) => {
    if (message.type === 'progress') onProgress(message.progress);
    else if (message.type === 'problem') reject(new TranscriptError(message.problem));
    else resolve(message.analysis as CallAnalysis);
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TranscriptError('too_long') : error),
  );
  worker.on('exit', () => reject(new Error('The worker of the call analyzer ended')));
  worker.ref();
  worker.postMessage(request);
  return promise
    .then(
      (analysis) => {
        release(worker);
        return analysis;
      },
      (error: unknown) => {
        if (error instanceof TranscriptError && error.problem !== 'too_long') release(worker);
        else void worker.terminate();
        throw error;
      },
    )
    .finally(() => signal.removeEventListener('abort', onAbort));
}

function release(worker: Worker) {
  // Don't remove all listeners: removing Node's own reopens the port.
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
  worker.once('exit', () => {
    if (idle === worker) idle = undefined;
  });
  worker.unref();
  idle = worker;
}
