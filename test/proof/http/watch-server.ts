import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Resident memory of a process. */
export const memoryMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** Polls from a separate thread, which isn't busy sending. */
export function probe(url: string) {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    let [slowest, isOver] = [0, false];
    parentPort.on('message', () => (isOver = true));
    (async () => {
      while (!isOver) {
        const startedAt = performance.now();
        await fetch(workerData).then((response) => response.text());
        slowest = Math.max(slowest, performance.now() - startedAt);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      parentPort.postMessage(Math.round(slowest));
      parentPort.close();
    })();`;
  const worker = new Worker(code, { eval: true, workerData: url });
  return {
    stop: () =>
      new Promise<number>((resolve) => {
        worker.once('message', resolve);
        worker.postMessage('stop');
      }),
  };
}
