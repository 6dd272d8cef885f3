import { z } from 'zod';
import { invalid } from '../failure.ts';

/** The last result of a page: its part of the order, and its place there. `at` is a timestamp as Postgres writes it. */
export interface Cursor {
  part: number;
  at: string;
  id: string;
}

const shape = z.tuple([
  z.int().min(0).max(3),
  z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/),
  z.uuid(),
]);

export const writeCursor = ({ part, at, id }: Cursor) =>
  Buffer.from(JSON.stringify([part, at, id])).toString('base64url');

/** @throws invalid_input where it is not one that `writeCursor` made. */
export function readCursor(text: string): Cursor {
  try {
    const [part, at, id] = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { part, at, id };
  } catch {
    throw invalid('cursor', 'invalid');
  }
}
