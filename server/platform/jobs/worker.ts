import { EventEmitter } from 'node:events';
import { Logger, type TaskList, run, runMigrations, runOnce } from 'graphile-worker';
import type { Context } from '../context.ts';
import { describeError, log, redact } from '../log.ts';
import type { JobName, JobPayloads } from './enqueue.ts';

export interface JobHelpers {
  /** Aborts when the server stops; the job is released and runs again later. */
  signal: AbortSignal;
  isLastAttempt: boolean;
}
export type Jobs = {
  [Name in JobName]: (context: Context, payload: JobPayloads[Name], helpers: JobHelpers) => Promise<void>;
};
/** Jobs that run on a schedule, with their cron pattern. */
export type Schedules = Record<string, { pattern: string; work: (context: Context) => Promise<void> }>;

const quiet = new Logger(() => (level, text, meta) => {
  if (level === 'error') log('error', redact(text), { err: describeError(meta?.error) });
});

export const migrateJobs = (connectionString: string) => runMigrations({ connectionString, logger: quiet });

/** How many jobs of each lane run at once. Each lane has its own workers, so that nothing waits behind another lane. */
const LANES = { prompt: 3, transcodes: 3, analyses: 2, schedules: 2 };
type Lane = keyof typeof LANES;

/** Jobs that take minutes. All others are `prompt`. */
const LONG: Partial<Record<JobName, Lane>> = { process_video: 'transcodes', analyze_video: 'analyses' };

/** Runs jobs until stopped. Stopping lets short jobs finish and releases long ones. */
export async function startWorker(
  context: Context,
  databaseUrl: string,
  jobs: Jobs,
  schedules: Schedules,
  onPool: (poolId: string) => void,
) {
  const stopping = new AbortController();
  const events = new EventEmitter();
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => onPool(workerPool.id));
  const tasks = Object.entries(taskList(context, jobs, schedules, stopping.signal));
  const crontab = Object.entries(schedules)
    .map(([name, { pattern }]) => `${pattern} ${name}`)
    .join('\n');
  const laneOf = (name: string): Lane => (name in schedules ? 'schedules' : (LONG[name as JobName] ?? 'prompt'));
  const start = (lane: Lane) =>
    run({
      events,
      connectionString: databaseUrl,
      concurrency: LANES[lane],
      pollInterval: 1000,
      noHandleSignals: true,
      logger: quiet,
      taskList: Object.fromEntries(tasks.filter(([name]) => laneOf(name) === lane)),
      crontab: lane === 'schedules' ? crontab : '',
    });
  const runners = await Promise.all((Object.keys(LANES) as Lane[]).map(start));
  for (const { promise } of runners)
    promise.catch((error: unknown) => log('error', 'the job runner stopped', { err: describeError(error) }));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}

/** Runs every job that is due. For tests. */
export async function drainJobs(context: Context, jobs: Jobs) {
  await runOnce({
    pgPool: context.pool,
    logger: quiet,
    noHandleSignals: true,
    taskList: taskList(context, jobs, {}, new AbortController().signal),
  });
}

function taskList(context: Context, jobs: Jobs, schedules: Schedules, signal: AbortSignal): TaskList {
  const tasks: TaskList = {};
  for (const [name, job] of Object.entries(jobs) as [JobName, Jobs[JobName]][]) {
    tasks[name] = (payload, { job: { attempts, max_attempts } }) =>
      (job as (context: Context, payload: unknown, helpers: JobHelpers) => Promise<void>)(context, payload, {
        signal,
        isLastAttempt: attempts >= max_attempts,
      });
  }
  for (const [name, { work }] of Object.entries(schedules)) tasks[name] = () => work(context);
  return tasks;
}
