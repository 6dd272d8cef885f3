import type pg from 'pg';

export interface FilterOptions {
  professions: { value: string; count: number }[];
  languages: { value: string; count: number }[];
}

const LEAST_KEPT_MS = 5000;
/** Counting may take at most this share of the database's time. */
const KEPT_TIMES_LONGER = 20;
const kept = new WeakMap<pg.Pool, { options: Promise<FilterOptions>; until: number }>();

/** Professions and languages with how many searchable videos each has; a few seconds old, longer where counting takes long. */
export function listFilters(pool: pg.Pool): Promise<FilterOptions> {
  const known = kept.get(pool);
  if (known && performance.now() < known.until) return known.options;
  const startedAt = performance.now();
  const entry = { options: countFilters(pool), until: Infinity };
  kept.set(pool, entry);
  entry.options.then(
    () =>
      (entry.until = performance.now() + Math.max(LEAST_KEPT_MS, (performance.now() - startedAt) * KEPT_TIMES_LONGER)),
    () => kept.delete(pool),
  );
  return entry.options;
}

async function countFilters(pool: pg.Pool): Promise<FilterOptions> {
  const { rows } = await pool.query<{ kind: string; value: string; count: number }>(
    `SELECT t.kind, t.label AS value, c.count FROM (SELECT unnest(tags) AS id, count(*) FROM talent_search GROUP BY 1) AS c
     JOIN search_terms t USING (id) WHERE t.kind IN ('title', 'lang') ORDER BY c.count DESC, t.label`,
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ value, count }) => ({ value, count }));
  return { professions: of('title'), languages: of('lang') };
}
