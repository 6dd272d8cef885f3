import type pg from 'pg';
import { normalise, wordsOf } from './normalise.ts';

export type TermKind = 'title' | 'skill' | 'lang' | 'loc' | 'work' | 'flag';

export interface Term {
  id: number;
  kind: TermKind;
  norm: string;
  label: string;
}

/** Every term that positions carry, in memory: hundreds to some thousands of strings. Terms are only ever added. */
export interface Dictionary {
  /** Titles and skills, which the text is looked up in. */
  searched: readonly Term[];
  /** The words of `searched`, each with the terms it stands in. */
  words: ReadonlyMap<string, readonly Term[]>;
  find(kind: TermKind, label: string): Term | undefined;
}

const PROBE_EVERY_MS = 1000;
const kept = new WeakMap<pg.Pool, { dictionary: Dictionary; version: string; probedAt: number }>();

/** The current dictionary; a new term is seen within a second. */
export async function loadDictionary(pool: pg.Pool): Promise<Dictionary> {
  const known = kept.get(pool);
  if (known && performance.now() - known.probedAt < PROBE_EVERY_MS) return known.dictionary;
  const probedAt = performance.now();
  const { rows: probe } = await pool.query<{ version: string }>(
    `SELECT count(*) || '/' || coalesce(max(id), 0) AS version FROM search_terms`,
  );
  const { version } = probe[0]!;
  if (known?.version === version) {
    known.probedAt = probedAt;
    return known.dictionary;
  }
  const { rows } = await pool.query<Term>('SELECT id, kind, norm, label FROM search_terms');
  const dictionary = buildDictionary(rows);
  kept.set(pool, { dictionary, version, probedAt });
  return dictionary;
}

export function buildDictionary(terms: readonly Term[]): Dictionary {
  const searched = terms.filter(({ kind }) => kind === 'title' || kind === 'skill');
  const words = new Map<string, Term[]>();
  for (const term of searched) {
    for (const word of new Set(wordsOf(term.norm))) words.set(word, [...(words.get(word) ?? []), term]);
  }
  const byName = new Map(terms.map((term) => [`${term.kind} ${term.norm}`, term]));
  return { searched, words, find: (kind, label) => byName.get(`${kind} ${normalise(label)}`) };
}
