import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type pg from 'pg';
import { type Dictionary, type Term, buildDictionary } from '../query/dictionary.ts';
import { DocumentStore } from './document-store.ts';
import { COLUMNS, type SearchDocumentRow, exclusions, keysIn, documentOf, rawQuery } from './read-documents.ts';

export interface Loaded {
  documents: DocumentStore;
  dictionary: Dictionary;
  /** All changes of transactions before this one are included. */
  horizon: string;
}

/** Documents loaded per batch: a few milliseconds of work, then other requests are served. */
const SLICE = 1000;

/** Loads all search documents from one snapshot, oldest first. */
export async function loadDocuments(client: pg.ClientBase, signal: AbortSignal): Promise<Loaded> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL work_mem = '64MB'");
  try {
    const [snapshot] = await rawQuery<{ horizon: string }>(
      client,
      'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon',
    );
    const { rows: terms } = await client.query<Term>('SELECT id, kind, norm, label, 0 AS frequency FROM search_terms');
    const dictionary = buildDictionary(terms, 0);
    const excluded = await readExcluded(client);
    const documents = new DocumentStore();
    await client.query(
      `DECLARE searchable NO SCROLL CURSOR FOR SELECT s.position_id AS id, ${COLUMNS} FROM talent_search s ORDER BY s.updated_at, s.position_id`,
    );
    let rows: SearchDocumentRow[];
    do {
      signal.throwIfAborted();
      rows = await rawQuery<SearchDocumentRow>(client, `FETCH ${SLICE} FROM searchable`);
      for (const row of rows) documents.put(documentOf(dictionary, row, excluded.get(row.id) ?? [])!);
      await yieldToEventLoop();
    } while (rows.length === SLICE);
    await documents.wordUnions.learn(dictionary, documents.slots);
    return { documents, dictionary, horizon: snapshot!.horizon };
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
}

async function readExcluded(client: pg.ClientBase) {
  const rows = await rawQuery<{ id: string; keys: string }>(
    client,
    `SELECT id, string_agg(key, ' ') AS keys FROM (${exclusions('')}) e GROUP BY id`,
  );
  return new Map(rows.map(({ id, keys }) => [id, keysIn(keys)]));
}
