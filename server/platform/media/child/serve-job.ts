import { Worker } from 'node:worker_threads';
import { Log } from 'node-av/lib';
import { AV_LOG_ERROR } from 'node-av/constants';
import { type ChildMessage, MediaRefused } from './protocol.ts';

// A process that imports this reads hostile bytes. Descriptor 0 is the upload, and the job is the only message it receives.
export const upload = 0;

export type Report<Step> = (step: Step, fraction: number) => void;

/** Waits for the parent's job, does it, and reports steps, result or failure as the messages of `protocol.ts`. */
export function serveJob<Job, Step extends string, Result>(
  work: (job: Job, report: Report<Step>) => Promise<Result>,
): void {
  const send = (message: ChildMessage<Step, Result>) =>
    new Promise<void>((resolve) => process.send!(message, () => resolve()));
  const lastReported = new Map<Step, number>();
  const report: Report<Step> = (step, fraction) => {
    if (fraction < 1 && fraction - (lastReported.get(step) ?? -1) < 0.01) return;
    lastReported.set(step, fraction);
    void send({ type: 'progress', step, fraction });
  };
  process.once('message', (job: Job) => {
    Log.setLevel(AV_LOG_ERROR);
    work(job, report)
      .then((result) => send({ type: 'done', result }))
      .catch((error: unknown) =>
        error instanceof MediaRefused
          ? send({ type: 'refused', code: error.code, detail: error.detail.slice(0, 2000) })
          : send({ type: 'failed', detail: String((error as Error)?.stack ?? error).slice(0, 4000) }),
      );
  });
  // An orphan stops itself, between two frames or, if FFmpeg never returns, from a thread.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  const orphanWatch = `const parent = process.ppid;
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000);`;
  new Worker(orphanWatch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
}
