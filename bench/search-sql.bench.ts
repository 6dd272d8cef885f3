import { openApp } from './fixtures/app.ts';
import { fillMarketplace } from './fixtures/marketplace.ts';
import { type BenchResult, quantile, timed } from './fixtures/measure.ts';
import { findInPostgres, mixedQueries, searchWithIlike } from './fixtures/queries.ts';

const ROWS = 1_000_000;
const RUNS = 5;
/** The baseline takes seconds per query, so both are measured on every eighth query only. */
const EVERY = 8;
const CLIENTS = 16;
const SORT = 'clarity';
const TARGETS = { p50: 400, p99: 80 };

/** A page with its count, compared with the usual implementation: ILIKE over joined tables and an exact count. */
export async function run({ rows = ROWS }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const { app, close } = await openApp(`bench-search-${rows}`);
  try {
    await fillMarketplace(app.pool, rows);
    const sample = mixedQueries().filter((_, index) => index % EVERY === index % 5);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (const { query } of sample) await findInPostgres(app, query);
    for (const { query } of sample) {
      theirs.push(await timed(() => searchWithIlike(app.pool, query)));
      for (let times = 0; times < RUNS; times++) ours.push(await timed(() => findInPostgres(app, query)));
    }
    const sorted = { ours: [] as number[], theirs: [] as number[] };
    for (const { query } of sample) {
      sorted.theirs.push(await timed(() => searchWithIlike(app.pool, query, SORT)));
      for (let times = 0; times < RUNS; times++) sorted.ours.push(await timed(() => findInPostgres(app, query, SORT)));
    }
    const all = mixedQueries();
    const seconds =
      (await timed(() => Promise.all(Array.from({ length: CLIENTS }, (_, client) => askAll(client))))) / 1000;
    async function askAll(client: number) {
      for (let index = 0; index < all.length; index++)
        await findInPostgres(app, all[(index + client * 13) % all.length]!.query);
    }
    const ratio = {
      p50: quantile(theirs, 0.5) / quantile(ours, 0.5),
      p99: quantile(theirs, 0.99) / quantile(ours, 0.99),
    };
    const line = (label: string, times: number[]) => ({
      label,
      value: `p50 ${quantile(times, 0.5).toFixed(2)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
    });
    return {
      target: `${TARGETS.p50}x the ILIKE query at p50, ${TARGETS.p99}x at p99`,
      ok: rows < ROWS || (ratio.p50 >= TARGETS.p50 && ratio.p99 >= TARGETS.p99),
      rows: [
        line(`findTalents, ${rows.toLocaleString('en')} positions`, ours),
        line(`ILIKE over joins, exact count (${sample.length} of 200 queries)`, theirs),
        { label: 'ratio', value: `${ratio.p50.toFixed(0)}x at p50, ${ratio.p99.toFixed(0)}x at p99` },
        line(`the same, sorted by ${SORT}`, sorted.ours),
        line('ILIKE over joins, sorted', sorted.theirs),
        { label: `${CLIENTS} clients`, value: `${((CLIENTS * all.length) / seconds).toFixed(0)} queries/s` },
      ],
    };
  } finally {
    await close();
  }
}
