import type { SearchQuery } from '#contract/search/query.ts';
import { openApp } from './fixtures/app.ts';
import { startIndex } from './fixtures/indexed.ts';
import { fillMarketplace } from './fixtures/marketplace.ts';
import { type BenchResult, quantile } from './fixtures/measure.ts';
import { mixedQueries, searchWithIlike } from './fixtures/queries.ts';

const ROWS = 1_000_000;
const RUNS = 50;
const SORTED_RUNS = 5;
/** As in search-sql, the comparison uses every eighth query. */
const EVERY = 8;
const TARGETS = { p50: 50_000, p99Ms: 1, megabytes: 300 };

const MICRO = 1000;

/** The ids of a page and the exact count from the index, compared with an ILIKE query with an exact count. */
export async function run({ rows = ROWS }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const { app, close } = await openApp(`bench-search-${rows}`);
  try {
    await fillMarketplace(app.pool, rows);
    const sample = mixedQueries().filter((_, index) => index % EVERY === index % 5);
    const theirs: number[] = [];
    for (const { query } of sample) theirs.push(await timed(() => searchWithIlike(app.pool, query)));
    const { buildMs, megabytes } = await startIndex(app);
    const ask = (query: SearchQuery) => app.searchIndex.find({ query, domains: [], after: undefined })!;
    const first: number[] = [];
    for (const { query } of mixedQueries()) first.push(await timed(() => ask(query)));
    const ours: number[] = [];
    const same: number[] = [];
    const sampled = new Set(sample.map(({ query }) => JSON.stringify(query)));
    for (let round = 0; round < RUNS; round++)
      for (const { query } of mixedQueries()) {
        const startedAt = performance.now();
        ask(query);
        const ms = performance.now() - startedAt;
        ours.push(ms);
        if (sampled.has(JSON.stringify(query))) same.push(ms);
        if (ours.length % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    const sorted: number[] = [];
    for (let round = 0; round < SORTED_RUNS; round++)
      for (const { query } of [...mixedQueries(), { query: {} }])
        sorted.push(await timed(() => app.searchIndex.find({ query, domains: [], after: undefined, sort: 'clarity' })));
    const ratio = quantile(theirs, 0.5) / quantile(same, 0.5);
    const p99 = quantile(ours, 0.99);
    const line = (label: string, times: number[]) => ({
      label,
      value: `p50 ${(quantile(times, 0.5) * MICRO).toFixed(1)} µs, p99 ${(quantile(times, 0.99) * MICRO).toFixed(0)} µs`,
    });
    return {
      target: `${TARGETS.p50.toLocaleString('en')}x the ILIKE query at p50, p99 at most ${TARGETS.p99Ms} ms, at most ${TARGETS.megabytes} MB`,
      ok: rows < ROWS || (ratio >= TARGETS.p50 && p99 <= TARGETS.p99Ms && megabytes <= TARGETS.megabytes),
      rows: [
        line('page ids and exact count, 200 queries', ours),
        line('the same, asked for the first time', first),
        line('the same and all positions, sorted by a score', sorted),
        {
          label: `ILIKE over joins, exact count (${sample.length} of 200)`,
          value: `p50 ${quantile(theirs, 0.5).toFixed(0)} ms, p99 ${quantile(theirs, 0.99).toFixed(0)} ms`,
        },
        { label: 'ratio on the same queries', value: `${Math.round(ratio).toLocaleString('en')}x at p50` },
        { label: 'memory of the process for the index', value: `${megabytes.toFixed(0)} MB` },
        { label: 'built in', value: `${(buildMs / 1000).toFixed(1)} s` },
      ],
    };
  } finally {
    await close();
  }
}

async function timed(work: () => unknown) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
