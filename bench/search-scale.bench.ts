import { openApp } from './fixtures/app.ts';
import { fillMarketplace } from './fixtures/marketplace.ts';
import { type BenchResult, quantile, timed } from './fixtures/measure.ts';
import { findInPostgres, mixedQueries } from './fixtures/queries.ts';

const SIZES = [10_000, 1_000_000];
const RUNS = 3;
const MOST = 4;

/** Growth of the median latency with a hundred times the data. The baseline is the small marketplace. */
export async function run({ rows }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const sizes = rows ? [SIZES[0]!, rows] : SIZES;
  const medians: number[] = [];
  for (const size of sizes) {
    const { app, close } = await openApp(`bench-search-${size}`);
    try {
      await fillMarketplace(app.pool, size);
      const times: number[] = [];
      for (const { query } of mixedQueries()) await findInPostgres(app, query);
      for (let round = 0; round < RUNS; round++)
        for (const { query } of mixedQueries()) times.push(await timed(() => findInPostgres(app, query)));
      medians.push(quantile(times, 0.5));
    } finally {
      await close();
    }
  }
  const growth = medians[1]! / medians[0]!;
  return {
    target: `p50 grows at most ${MOST}x from 10 thousand to 1 million`,
    ok: growth <= MOST,
    rows: [
      ...sizes.map((size, index) => ({
        label: `p50 at ${size.toLocaleString('en')}`,
        value: `${medians[index]!.toFixed(2)} ms`,
      })),
      { label: 'growth', value: `${growth.toFixed(2)}x` },
    ],
  };
}
