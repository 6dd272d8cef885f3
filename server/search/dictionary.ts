import type pg from 'pg';
import { lettersOf } from './distance.ts';
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

/** A word of titles and skills: the terms it stands in, and its letters as a set (see `lettersOf`). */
export interface Word {
  terms: Term[];
  letters: number;
}

/** Every term that positions carry, in memory: hundreds to some thousands of strings. Terms are only ever added. */
export interface Dictionary {
  /** About how many entries there are. */
  entries: number;
  /** How many were written since the frequencies were sampled. */
  writtenSince: number;
  /** Titles and skills, which the text is looked up in. */
  searched: readonly Term[];
  /** The terms that are filters. */
  counted: readonly Term[];
  /** The words of `searched`. */
  words: ReadonlyMap<string, Word>;
  /** Goes up whenever terms are added. */
  readonly version: number;
  find(kind: TermKind, label: string): Term | undefined;
  get(id: number): Term | undefined;
  /** The largest id. */
  readonly lastId: number;
  add(terms: readonly Term[]): void;
}

/** Skills are searched by text alone; all else is a filter. */
export const isCounted = ({ kind }: Pick<Term, 'kind'>) => kind !== 'skill';

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
  const dictionary = buildDictionary(rows, sizes[0]!.entries);
  dictionary.writtenSince = writtenSince;
  kept.set(pool, { dictionary, version, probedAt, loadedAt: probedAt });
  return dictionary;
}

const TERMS = `
  SELECT t.id, t.kind, t.norm, t.label, coalesce(f.frequency, 0) AS frequency FROM search_terms t
  LEFT JOIN (SELECT unnest(most_common_elems::text::int[]) AS id, unnest(most_common_elem_freqs) AS frequency
    FROM pg_stats WHERE schemaname = 'public' AND tablename = 'talent_search' AND attname = 'tags') f ON f.id = t.id`;

export function buildDictionary(terms: readonly Term[], entries: number): Dictionary {
  const searched: Term[] = [];
  const counted: Term[] = [];
  const words = new Map<string, Word>();
  let lastId = 0;
  const byName = new Map<string, Term>();
  const byId = new Map<number, Term>();
  let version = 0;
  const add = (added: readonly Term[]) => {
    for (const term of added) {
      lastId = Math.max(lastId, term.id);
      byName.set(`${term.kind} ${term.norm}`, term);
      byId.set(term.id, term);
      if (isCounted(term)) counted.push(term);
      if (term.kind !== 'title' && term.kind !== 'skill') continue;
      searched.push(term);
      for (const word of new Set(wordsOf(term.norm))) {
        const known = words.get(word);
        if (known) known.terms.push(term);
        else words.set(word, { terms: [term], letters: lettersOf(word) });
      }
    }
    version++;
  };
  add(terms);
  return {
    entries,
    writtenSince: 0,
    searched,
    counted,
    words,
    get version() {
      return version;
    },
    find: (kind, label) => byName.get(`${kind} ${normalise(label)}`),
    get: (id) => byId.get(id),
    get lastId() {
      return lastId;
    },
    add,
  };
}
