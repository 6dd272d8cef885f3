import type pg from 'pg';
import type { Dictionary, Term } from '../query/dictionary.ts';
import { scoresOf } from '../flags.ts';
import type { SearchDocument } from './document-store.ts';

/** The columns of a document as text, which parses faster than the driver's typed values. */
export const COLUMNS = `s.boosted::text, (extract(epoch FROM s.updated_at) * 1000000)::bigint::text AS at,
  array_to_string(s.tags, ',') AS tags, array_to_string(s.words, ' ') AS words,
  s.score_communication::text AS communication, s.score_confidence::text AS confidence, s.score_clarity::text AS clarity`;

/** The keys of companies that can't find a position: the talent blocked the key, or the company has hidden the talent. */
export const exclusions = (where: string) => `SELECT p.id, b.domain AS key FROM talent_positions p
    JOIN talent_blocks b ON b.talent_id = p.talent_id ${where}
  UNION SELECT p.id, h.company_id::text FROM talent_positions p JOIN hidden_talents h ON h.talent_id = p.talent_id ${where}`;

export interface SearchDocumentRow {
  id: string;
  /** This and the following are null when the position is not searchable. */
  boosted: string | null;
  at: string | null;
  tags: string | null;
  words: string | null;
  communication: string | null;
  confidence: string | null;
  clarity: string | null;
}

const asText = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig;
export const rawQuery = async <Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  text: string,
  values: unknown[] = [],
) => (await client.query<Row>({ text, values, types: asText })).rows;

/** Reads the current documents of positions; null for a position that is not searchable. */
export async function readDocuments(client: pg.ClientBase, dictionary: Dictionary, ids: readonly string[]) {
  const rows = await rawQuery<SearchDocumentRow & { excluded: string }>(
    client,
    `SELECT wanted.id, ${COLUMNS}, array_to_string(ARRAY(SELECT key FROM (${exclusions('WHERE p.id = wanted.id')}) e), ' ') AS excluded
     FROM unnest($1::uuid[]) AS wanted(id) LEFT JOIN talent_search s ON s.position_id = wanted.id`,
    [ids],
  );
  await learnTerms(client, dictionary, rows);
  const documents = rows.map((row) => ({ id: row.id, document: documentOf(dictionary, row, keysIn(row.excluded)) }));
  return documents.toSorted((a, b) => (a.document?.at ?? 0) - (b.document?.at ?? 0) || (a.id < b.id ? -1 : 1));
}

export function documentOf(
  dictionary: Dictionary,
  row: SearchDocumentRow,
  excluded: readonly string[],
): SearchDocument | null {
  if (row.boosted === null) return null;
  const tags = tagsIn(row.tags!);
  return {
    id: row.id,
    at: Number(row.at),
    isBoosted: row.boosted === 'true',
    tags,
    title: tags.find((tag) => dictionary.get(tag)?.kind === 'title') ?? 0,
    words: row.words ?? '',
    scores: scoresIn(row),
    excluded,
  };
}

const numberIn = (text: string | null) => (text === null ? null : Number(text));

const scoresIn = ({ communication, confidence, clarity }: SearchDocumentRow) =>
  scoresOf({
    communication: numberIn(communication),
    confidence: numberIn(confidence),
    clarity: numberIn(clarity),
  });

export const keysIn = (text: string) => (text === '' ? [] : text.split(' '));

function tagsIn(text: string): number[] {
  const tags: number[] = [];
  let [value, sign] = [0, 1];
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? 44 : text.charCodeAt(at);
    if (code === 45) sign = -1;
    else if (code !== 44) value = 10 * value + code - 48;
    else if (value !== 0) {
      tags.push(sign * value);
      [value, sign] = [0, 1];
    }
  }
  return tags;
}

/** Loads terms that the documents carry and the dictionary lacks. */
async function learnTerms(client: pg.ClientBase, dictionary: Dictionary, rows: readonly SearchDocumentRow[]) {
  const tags = new Set(rows.flatMap((row) => (row.tags === null ? [] : tagsIn(row.tags))));
  const unknown = [...tags].filter((tag) => tag > 0 && !dictionary.get(tag));
  if (unknown.length === 0) return;
  const { rows: terms } = await client.query<Term>(
    'SELECT id, kind, norm, label, 0 AS frequency FROM search_terms WHERE id = ANY($1) ORDER BY id',
    [unknown],
  );
  dictionary.add(terms);
}
