import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { loadJson } from './fixtures/json-load.ts';
import { type BenchResult, median, pairs } from './fixtures/measure.ts';
import { type Measured, isExport } from './fixtures/route-inputs.ts';

const ROWS = 200_000;
const CLIENTS = 16;
const ROUNDS = 3;
/** Rounds for a route outside its limits, which often only met a busy moment of the machine. */
const MORE_ROUNDS = 9;
const SECONDS = 0.4;
const MOST = { statements: 4, buffers: 1000, bytes: 64 * 1024 };
/** Bounds relative to the requests/s and p99 of /healthz, which is loaded alternately with each route. */
const OF_HEALTH = { least: 0.03, p99: 150 };

/** Calls every GET route of the contract as its usual caller, on a marketplace with a million messages and events. */
export async function run({ rows = ROWS }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const server = fork(join(import.meta.dirname, 'servers', 'routes.ts'), [`bench-routes-${rows}`, String(rows)]);
  const failed = once(server, 'exit').then(() => {
    throw new Error('the server has failed');
  });
  const [{ port, routes }] = (await Promise.race([once(server, 'message'), failed])) as [
    { port: number; routes: Measured[] },
  ];
  const loading = (path: string, cookie: string) => {
    const p99s: number[] = [];
    const perSecond = async () => {
      const load = await loadJson({ port, path, cookies: [cookie] }, CLIENTS, SECONDS);
      p99s.push(load.p99Ms);
      return load.perSecond;
    };
    return { perSecond, p99Ms: () => median(p99s) };
  };
  const lines: BenchResult['rows'] = [];
  let missed = 0;
  try {
    for (const { name, path, cookie, statements, buffers, sqlMs, bytes } of routes) {
      const read = `${statements} statements, ${sqlMs.toFixed(2)} ms, ${buffers} buffers, ${(bytes / 1024).toFixed(1)} KB`;
      if (isExport(name)) {
        lines.push({ label: name, value: read });
        continue;
      }
      const measure = async (rounds: number) => {
        const [ours, health] = [loading(path, cookie), loading('/healthz', cookie)];
        const { subject, ratio } = await pairs(rounds, ours.perSecond, health.perSecond);
        const p99Ms = ours.p99Ms();
        const p99Ratio = p99Ms / health.p99Ms();
        const isFast = ratio >= OF_HEALTH.least && p99Ratio <= OF_HEALTH.p99;
        return {
          isFast,
          speed: `${subject.toFixed(0)}/s, ${ratio.toFixed(3)}x, p99 ${p99Ms.toFixed(0)} ms (${p99Ratio.toFixed(0)}x)`,
        };
      };
      let measured = await measure(ROUNDS);
      if (!measured.isFast) measured = await measure(MORE_ROUNDS);
      const isWithin =
        measured.isFast && statements <= MOST.statements && buffers <= MOST.buffers && bytes <= MOST.bytes;
      if (!isWithin) missed++;
      lines.push({ label: `${isWithin ? '' : 'MISSED '}${name}`, value: `${read}; ${measured.speed}` });
    }
  } finally {
    failed.catch(() => undefined);
    server.disconnect();
    await once(server, 'exit');
  }
  const isSmall = rows < ROWS;
  if (isSmall) lines.push({ label: 'too few rows', value: `limits hold from ${ROWS} positions on` });
  return {
    target: `at most ${MOST.statements} statements, ${MOST.buffers} buffers, 64 KB; ${OF_HEALTH.least}x of /healthz, p99 at most ${OF_HEALTH.p99}x its own`,
    ok: !isSmall && missed === 0,
    rows: [...lines, { label: 'routes outside their limits', value: `${missed} of ${routes.length}` }],
  };
}
