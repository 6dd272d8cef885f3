import type pg from 'pg';
import { normalise, wordsOf } from './normalise.ts';

export type TermKind = 'title' | 'skill' | 'lang' | 'loc' | 'work' | 'flag';

export interface Term {
  id: number;
  kind: TermKind;
  norm: string;
  label: string;
  /** The share of entries that carry it, as Postgres last sampled it; 0 for rare and new ones. */
  frequency: number;
}

/** Every term that positions carry, in memory: hundreds to some thousands of strings. Terms are only ever added. */
export interface Dictionary {
  /** About how many entries there are. */
  entries: number;
  /** How many were written since the frequencies were sampled. */
  writtenSince: number;
  /** Titles and skills, which the text is looked up in. */
  searched: readonly Term[];
  /** The words of `searched`, each with the terms it stands in. */
  words: ReadonlyMap<string, readonly Term[]>;
  find(kind: TermKind, label: string): Term | undefined;
}

const PROBE_EVERY_MS = 1000;
const RELOAD_EVERY_MS = 60_000;
const kept = new WeakMap<pg.Pool, { dictionary: Dictionary; version: string; probedAt: number; loadedAt: number }>();

/** The current dictionary; a new term is seen within a second. */
export async function loadDictionary(pool: pg.Pool): Promise<Dictionary> {
  const known = kept.get(pool);
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
  const { rows: sizes } = await pool.query<{ entries: number }>(
    `SELECT greatest(reltuples, 0)::float8 AS entries FROM pg_class WHERE oid = 'talent_search'::regclass`,
  );
  const dictionary = { ...buildDictionary(rows, sizes[0]!.entries), writtenSince };
  kept.set(pool, { dictionary, version, probedAt, loadedAt: probedAt });
  return dictionary;
}

const TERMS = `
  SELECT t.id, t.kind, t.norm, t.label, coalesce(f.frequency, 0) AS frequency FROM search_terms t
  LEFT JOIN (SELECT unnest(most_common_elems::text::int[]) AS id, unnest(most_common_elem_freqs) AS frequency
    FROM pg_stats WHERE schemaname = 'public' AND tablename = 'talent_search' AND attname = 'tags') f ON f.id = t.id`;

export function buildDictionary(terms: readonly Term[], entries: number): Dictionary {
  const searched = terms.filter(({ kind }) => kind === 'title' || kind === 'skill');
  const words = new Map<string, Term[]>();
  for (const term of searched) {
    for (const word of new Set(wordsOf(term.norm))) words.set(word, [...(words.get(word) ?? []), term]);
  }
  const byName = new Map(terms.map((term) => [`${term.kind} ${term.norm}`, term]));
  return {
    entries,
    writtenSince: 0,
    searched,
    words,
    find: (kind, label) => byName.get(`${kind} ${normalise(label)}`),
  };
}
