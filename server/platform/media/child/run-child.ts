import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { z } from 'zod';
import type { Limits } from '../limits.ts';
import { MediaRefused, type ChildMessage } from './protocol.ts';

const watchEveryMs = 100;
const LONG_JOB_NICENESS = 19;

interface Work<Job extends { limits: Limits }, Step, Result> {
  /** Path of a script that calls `serveJob`. */
  script: string;
  /** The upload, opened read-only: becomes the child's standard input. */
  fd: number;
  /** The child's only message, as JSON. */
  job: Job;
  message: z.ZodType<ChildMessage<Step, Result>>;
  /** How far the child's priority is below the server's, from 0 to 19. A person waits for a short job; a long one yields. */
  niceness?: number;
  signal?: AbortSignal | undefined;
  onProgress?: ((step: Step, fraction: number) => void) | undefined;
}

/**
 * Runs one job in a child process with limits on time and memory, an empty environment and a lower priority than the
 * server. If the child crashes, hangs or floods, the promise still settles, and by then the child has exited.
 */
export async function runChild<Job extends { limits: Limits }, Step, Result>(
  work: Work<Job, Step, Result>,
): Promise<Result> {
  const { script, fd, job, signal, onProgress } = work;
  signal?.throwIfAborted();
  const child = fork(script, [], {
    execArgv: ['--max-old-space-size=256', '--no-warnings'],
    // More threads than the default of 4, so that decoding, scaling, encoding, sound and files never wait for each other.
    env: { UV_THREADPOOL_SIZE: '8', LC_ALL: 'C' },
    stdio: [fd, 'ignore', 'pipe', 'ipc'],
    serialization: 'json',
  });
  const stderr = collectTail(child);
  return new Promise<Result>((resolve, reject) => {
    const finish = (act: () => void) => {
      clearInterval(memoryWatch);
      clearTimeout(wallClock);
      signal?.removeEventListener('abort', onAbort);
      for (const event of ['message', 'error', 'close']) child.removeAllListeners(event);
      // Settles after the child has exited, so that nothing is written into the folder afterwards.
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
      const parsed = work.message.safeParse(raw);
      if (!parsed.success) return refuse('unreadable', 'the child sent a malformed message');
      const message = parsed.data;
      if (message.type === 'progress') onProgress?.(message.step, message.fraction);
      else if (message.type === 'done') finish(() => resolve(message.result));
      else if (message.type === 'refused') refuse(message.code, message.detail);
      else finish(() => reject(new Error(`Media child: ${message.detail} ${stderr()}`.trim())));
    });
    child.on('error', (error) => finish(() => reject(error)));
    // 'close' comes after the channel has drained, so the last message is never lost.
    child.on('close', (code, killedBy) => {
      const detail = `child ended by ${killedBy ?? `exit ${code}`} ${stderr()}`.trim();
      // Only the kernel kills the child from outside, for memory.
      if (killedBy === 'SIGKILL') refuse('out_of_memory', detail);
      else refuse('unreadable', detail);
    });
    if (child.pid) lowerPriority(child.pid, work.niceness ?? LONG_JOB_NICENESS);
    child.send(job, (error) => void error);
  });
}

/** Returns the anonymous memory of a process, without shared pages of the FFmpeg binary; 0 if there is no /proc. */
function privateBytes(pid: number | undefined): number {
  try {
    const kib = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return Number(kib ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // The child has exited, or the system does not allow it. The priority is optional.
  }
}

function collectTail(child: ChildProcess): () => string {
  let tail = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    tail = (tail + chunk).slice(-2000);
  });
  return () => tail.trim();
}
