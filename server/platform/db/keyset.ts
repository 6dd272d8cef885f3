import { z } from 'zod';
import { invalid } from '../http/failure.ts';

/**
 * The last row of a page, for keyset pagination: `part` is its section of the order (0 when there is only one), `at` its timestamp
 * in Postgres's own text format and `id` the tie-breaker.
 */
export interface Cursor {
  part: number;
  at: string;
  id: string;
}

/** A valid timestamp, with a year and an offset that Postgres accepts: "2026-01-01 09:30:00.123456+01". */
const timestamp = z
  .string()
  .regex(/^[12]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/)
  .refine((text) => z.iso.datetime({ offset: true }).safeParse(toIso(text)).success);
/** The default last part of an order. */
const PART_MAX = 3;
const cursorSchema = z.tuple([z.int().min(0), timestamp, z.uuid()]);

const toIso = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

export const writeCursor = ({ part, at, id }: Cursor) =>
  Buffer.from(JSON.stringify([part, at, id])).toString('base64url');

/** @throws invalid_input unless the text is exactly what `writeCursor` returns for a valid position. */
export function readCursor(text: string, partMax = PART_MAX): Cursor {
  const read = cursorSchema.safeParse(parse(Buffer.from(text, 'base64url').toString()));
  if (!read.success || read.data[0] > partMax) throw invalid('cursor', 'invalid');
  const [part, at, id] = read.data;
  const cursor = { part, at, id };
  if (writeCursor(cursor) !== text) throw invalid('cursor', 'invalid');
  return cursor;
}

/** A page of a ranking that is short enough to be ranked as a whole. @throws invalid_input for a malformed cursor */
export function pageOfRanking<Item>(ranking: readonly Item[], cursor: string | undefined, size: number) {
  if (cursor !== undefined && !/^\d{1,4}$/.test(cursor)) throw invalid('cursor', 'invalid');
  const from = Number(cursor ?? 0);
  return {
    items: ranking.slice(from, from + size),
    nextCursor: from + size < ranking.length ? String(from + size) : null,
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
