import { describe, expect, test } from 'vitest';
import { readCursor, writeCursor } from './keyset.ts';

const CURSOR = { part: 1, at: '2026-01-01 09:30:00.123456+01', id: '3f1c0f8e-3c9b-4a53-9d8e-0a8a6f4d2b11' };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a cursor is read back as it was written', () => {
  expect(readCursor(writeCursor(CURSOR))).toEqual(CURSOR);
});

describe('a cursor is refused as bad input', () => {
  test.each([
    ['empty', ''],
    ['not base64url', '%%%'],
    ['not JSON', Buffer.from('closeup').toString('base64url')],
    ['truncated', writeCursor(CURSOR).slice(0, -4)],
    ['of another shape', encode({ ...CURSOR })],
    ['with a part that does not exist', encode([4, CURSOR.at, CURSOR.id])],
    ['with a day that does not exist', encode([0, '2026-02-30 09:30:00+01', CURSOR.id])],
    ['with SQL in its timestamp', encode([0, "2026-01-01'; SELECT 1", CURSOR.id])],
    ['with an id that is no uuid', encode([0, CURSOR.at, '1'])],
    ['with an extra value', encode([CURSOR.part, CURSOR.at, CURSOR.id, 1])],
    ['encoded differently', Buffer.from(`[ 1,"${CURSOR.at}","${CURSOR.id}"]`).toString('base64url')],
    ['followed by other characters', `${writeCursor(CURSOR)}=`],
  ])('%s', (_name, text) => {
    expect(() => readCursor(text)).toThrowError(
      expect.objectContaining({ code: 'invalid_input', data: { fields: { cursor: 'invalid' } } }),
    );
  });
});
