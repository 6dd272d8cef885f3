import { parentPort } from 'node:worker_threads';
import type { CallRequest } from '#contract/calls/analysis.ts';
import { analyzeLocally } from './analyze-locally.ts';
import { TranscriptError, type Progress, type WorkerMessage } from './progress.ts';

/** Minimum time between two progress reports, so that a short call sends few. */
const REPORT_EVERY_MS = 100;

const send = (message: WorkerMessage) => parentPort!.postMessage(message);

parentPort!.on('message', (request: CallRequest) => {
  let reportedAt = performance.now();
  const onProgress = (progress: Progress) => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    send({ type: 'progress', progress });
  };
  try {
    send({ type: 'result', analysis: analyzeLocally(request, onProgress) });
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error;
    send({ type: 'problem', problem: error.problem });
  }
});
