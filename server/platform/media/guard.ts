import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MediaRefused } from './refused.ts';
import { childMessage, type ChildResult, type Job, type MediaStep } from './protocol.ts';

const childScript = fileURLToPath(new URL('./child.ts', import.meta.url));
const watchEveryMs = 100;

interface Work {
  /** The upload, opened read-only: becomes the child's standard input. */
  fd: number;
  job: Job;
  signal?: AbortSignal | undefined;
  onProgress?: ((step: MediaStep, fraction: number) => void) | undefined;
}

/**
 * Runs one job in a process of its own and bounds it: wall time, memory, no environment, lower priority than the
 * server. Whatever happens to the child (crash, hang, flood), this promise settles and the child is gone.
 */
export async function runChild({ fd, job, signal, onProgress }: Work): Promise<ChildResult> {
  signal?.throwIfAborted();
  const child = fork(childScript, [], {
    execArgv: ['--max-old-space-size=256', '--no-warnings'],
    // More threads than the default 4, so that decoding, scaling, encoding, sound and files never wait for a place.
    env: { UV_THREADPOOL_SIZE: '8', LC_ALL: 'C' },
    stdio: [fd, 'ignore', 'pipe', 'ipc'],
    serialization: 'json',
  });
  const stderr = collectTail(child);
  return new Promise<ChildResult>((resolve, reject) => {
    const finish = (act: () => void) => {
      clearInterval(memoryWatch);
      clearTimeout(wallClock);
      signal?.removeEventListener('abort', onAbort);
      for (const event of ['message', 'error', 'close']) child.removeAllListeners(event);
      // Settled only once the child is gone: nobody writes into the folder after the caller knows.
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return act();
      child.once('exit', act);
      child.on('error', () => {});
      child.kill('SIGKILL');
    };
    const refuse = (code: MediaRefused['code'], detail: string) => finish(() => reject(new MediaRefused(code, detail)));
    const onAbort = () => finish(() => reject(signal?.reason));
    const wallClock = setTimeout(() => refuse('timed_out', `${job.limits.maxWallMs} ms`), job.limits.maxWallMs);
    const memoryWatch = setInterval(() => {
      if (privateBytes(child.pid) > job.limits.maxMemoryBytes)
        refuse('out_of_memory', `${job.limits.maxMemoryBytes} bytes`);
    }, watchEveryMs);
    signal?.addEventListener('abort', onAbort, { once: true });

    child.on('message', (raw) => {
      const parsed = childMessage.safeParse(raw);
      if (!parsed.success) return refuse('unreadable', 'the child said something out of shape');
      const message = parsed.data;
      if (message.type === 'progress') onProgress?.(message.step, message.fraction);
      else if (message.type === 'done') finish(() => resolve(message.result));
      else if (message.type === 'refused') refuse(message.code, message.detail);
      else finish(() => reject(new Error(`Media child: ${message.detail} ${stderr()}`.trim())));
    });
    child.on('error', (error) => finish(() => reject(error)));
    // 'close' comes after the channel has drained, so a last message is never lost to an early exit.
    child.on('close', (code, killedBy) => {
      const detail = `child ended by ${killedBy ?? `exit ${code}`} ${stderr()}`.trim();
      // Killed from outside: the kernel's own memory limit is the only one who does that.
      if (killedBy === 'SIGKILL') refuse('out_of_memory', detail);
      else refuse('unreadable', detail);
    });
    if (child.pid) lowerPriority(child.pid);
    child.send(job, (error) => void error);
  });
}

/** Anonymous memory of a process, shared pages of the FFmpeg binary left out; 0 where /proc is missing. */
function privateBytes(pid: number | undefined): number {
  try {
    const kib = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return Number(kib ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 10);
  } catch {
    // Already gone, or not allowed here: only politeness is lost.
  }
}

function collectTail(child: ChildProcess): () => string {
  let tail = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    tail = (tail + chunk).slice(-2000);
  });
  return () => tail.trim();
}
