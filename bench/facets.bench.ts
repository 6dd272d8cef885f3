import type pg from 'pg';
import type { SearchQuery } from '#contract/search/query.ts';
import { listFilters } from '#server/search/filters.ts';
import { openApp } from './fixtures/app.ts';
import { startIndex } from './fixtures/indexed.ts';
import { fillMarketplace } from './fixtures/marketplace.ts';
import { type BenchResult, quantile, timed } from './fixtures/measure.ts';

const ROWS = 1_000_000;
const RUNS = 20;
const LEAST = 100;
/** From all positions to a few hundred matches, with and without filters. */
const QUERIES: SearchQuery[] = [
  {},
  { text: 'sales' },
  { text: 'closing', languages: ['English'] },
  { professions: ['Sales Closer'], languages: ['Spanish', 'German'] },
  { workTypes: ['remote'], minClarity: 6 },
  { text: 'saas', locations: ['C7', 'City 12'] },
];

/** The counts of every option of every filter, compared with one GROUP BY over the joined tables for each filter. */
export async function run({ rows = ROWS }: { rows?: number | undefined } = {}): Promise<BenchResult> {
  const { app, close } = await openApp(`bench-search-${rows}`);
  try {
    await fillMarketplace(app.pool, rows);
    const theirs: number[] = [];
    for (const query of QUERIES) theirs.push(await timed(() => groupBy(app.pool, query)));
    await startIndex(app);
    const ours: number[] = [];
    let choices = 0;
    for (let round = 0; round < RUNS; round++)
      for (const query of QUERIES)
        ours.push(
          await timed(async () => {
            // Counts are cached until a document changes, so no query is repeated.
            const unread = [`round ${round}`];
            const { isSampled: _is, ...filters } = await listFilters(app, { ...query, unread, domains: [] });
            choices = Math.max(choices, Object.values(filters).flat().length);
          }),
        );
    const ratio = quantile(theirs, 0.5) / quantile(ours, 0.5);
    const line = (label: string, times: number[]) => ({
      label,
      value: `p50 ${quantile(times, 0.5).toFixed(2)} ms, longest ${Math.max(...times).toFixed(1)} ms`,
    });
    return {
      target: `${LEAST}x GROUP BY at p50`,
      ok: rows < ROWS || ratio >= LEAST,
      rows: [
        line(`counts beside ${choices} choices`, ours),
        line('GROUP BY over the joined tables', theirs),
        { label: 'ratio', value: `${ratio.toFixed(0)}x` },
      ],
    };
  } finally {
    await close();
  }
}

/** Counts the values of five filters, each with the other filters applied. The baseline omits scores. */
async function groupBy(pool: pg.Pool, query: SearchQuery) {
  const { text, professions, languages, locations, workTypes, minClarity } = query;
  const from = (but: keyof SearchQuery) => {
    const wanted = { professions, languages, locations, workTypes, [but]: undefined };
    const values = [text, wanted.professions, wanted.languages, wanted.locations, wanted.workTypes, minClarity];
    return {
      values: values.map((value) => value ?? null),
      text: `FROM talent_positions p JOIN talent_profiles tp ON tp.user_id = p.talent_id JOIN videos v ON v.position_id = p.id
        LEFT JOIN shared_scores s ON s.video_id = v.id
        WHERE v.state = 'ready' AND v.rejected_at IS NULL AND tp.paused_at IS NULL
        AND ($1::text IS NULL OR p.position_title ILIKE '%' || $1 || '%' OR array_to_string(p.skills, ' ') ILIKE '%' || $1 || '%')
        AND ($2::text[] IS NULL OR p.position_title = ANY($2)) AND ($3::text[] IS NULL OR tp.languages && $3)
        AND ($4::text[] IS NULL OR tp.city = ANY($4) OR tp.country = ANY($4)) AND ($5::text[] IS NULL OR p.work_type = ANY($5))
        AND ($6::int IS NULL OR s.clarity >= $6)`,
    };
  };
  for (const [column, filter] of [
    ['p.position_title', 'professions'],
    ['unnest(tp.languages)', 'languages'],
    ['tp.city', 'locations'],
    ['tp.country', 'locations'],
    ['p.work_type', 'workTypes'],
  ] as const) {
    const { text: source, values } = from(filter);
    await pool.query(`SELECT ${column} AS value, count(*) ${source} GROUP BY 1`, values);
  }
}
