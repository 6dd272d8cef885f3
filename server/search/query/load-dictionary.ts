import type pg from 'pg';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { type Term, type Dictionary, buildDictionary } from './dictionary.ts';

const PROBE_EVERY_MS = 1000;

const RELOAD_EVERY_MS = MINUTE_MS;

const cached = new WeakMap<pg.Pool, { dictionary: Dictionary; version: string; probedAt: number; loadedAt: number }>();

/** Returns the current dictionary. New terms appear within a second. */
export async function loadDictionary(pool: pg.Pool): Promise<Dictionary> {
  const known = cached.get(pool);
  if (known && performance.now() - known.probedAt < PROBE_EVERY_MS) return known.dictionary;
  const probedAt = performance.now();
  const { rows: probe } = await pool.query<{ version: string; written_since: number }>(
    `SELECT count(*) || '/' || coalesce(max(id), 0) AS version,
       coalesce(pg_stat_get_mod_since_analyze('talent_search'::regclass), 0) AS written_since FROM search_terms`,
  );
  const { version, written_since: writtenSince } = probe[0]!;
  if (known?.version === version && probedAt - known.loadedAt < RELOAD_EVERY_MS) {
    known.probedAt = probedAt;
    known.dictionary.writtenSince = writtenSince;
    return known.dictionary;
  }
  const { rows } = await pool.query<Term>(TERMS);
  const { rows: sizes } = await pool.query<{ documents: number; boosted: number }>(SIZES);
  const { rows: pairs } = await pool.query<{ id: number; frequency: number }>(PAIRS);
  const { documents, boosted } = sizes[0]!;
  const dictionary: Dictionary = Object.assign(buildDictionary(rows, documents), {
    writtenSince,
    boostedShare: boosted,
    pairFrequencies: new Map(pairs.map(({ id, frequency }) => [id, frequency])),
  });
  cached.set(pool, { dictionary, version, probedAt, loadedAt: probedAt });
  return dictionary;
}

/** Postgres's statistics on the most frequent tags. */
const TAGS = `SELECT unnest(most_common_elems::text::int[]) AS id, unnest(most_common_elem_freqs) AS frequency
  FROM pg_stats WHERE schemaname = 'public' AND tablename = 'talent_search' AND attname = 'tags'`;

const TERMS = `
  SELECT t.id, t.kind, t.norm, t.label, coalesce(f.frequency, 0) AS frequency FROM search_terms t
  LEFT JOIN (${TAGS}) f ON f.id = t.id`;

const PAIRS = `SELECT id, frequency FROM (${TAGS}) AS sampled WHERE id < 0`;

const SIZES = `
  SELECT greatest(c.reltuples, 0)::float8 AS documents, coalesce((
    SELECT sampled.frequency FROM pg_stats s, unnest(s.most_common_vals::text::bool[], s.most_common_freqs) AS sampled(is_boosted, frequency)
    WHERE s.schemaname = 'public' AND s.tablename = 'talent_search' AND s.attname = 'boosted' AND sampled.is_boosted), 0)::float8 AS boosted
  FROM pg_class c WHERE c.oid = 'talent_search'::regclass`;
