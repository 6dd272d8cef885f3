import { SOME_ID } from './hostile-texts.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Valid base64, but not a cursor that any list has returned. */
export const HOSTILE_CURSORS: readonly string[] = [
  '',
  '-',
  '=',
  'AAAA',
  base64url(null),
  base64url({}),
  base64url([]),
  base64url([0, '2026-01-01 00:00:00+00', 'no-id']),
  base64url([9, '2026-01-01 00:00:00+00', SOME_ID]),
  base64url(['0', '2026-01-01 00:00:00+00', SOME_ID]),
  base64url([0, '9999-99-99 99:99:99+99', SOME_ID]),
  base64url([0, '2026-02-30 00:00:00+00', SOME_ID]),
  base64url([0, '0000-01-01 00:00:00+00', SOME_ID]),
  base64url([0, '2026-01-01 24:00:00+00', SOME_ID]),
  base64url([0, '2026-01-01 00:00:60+00', SOME_ID]),
  base64url([0, '2026-01-01 00:00:00+99:99', SOME_ID]),
  base64url([0, '2026-01-01 00:00:00+23:59', SOME_ID]),
  base64url([0, 'infinity', SOME_ID]),
  base64url([0, '2026-01-01 00:00:00+00', `${SOME_ID}\0`]),
  base64url([0, '2026-01-01 00:00:00+00\0', SOME_ID]),
  base64url(['2026-01-01 00:00:00+00', SOME_ID]),
  base64url([0, '2026-01-01 00:00:00+00', SOME_ID, 'more']),
  base64url({ part: 0, at: '2026-01-01 00:00:00+00', id: SOME_ID }),
  base64url([Number.POSITIVE_INFINITY, '2026-01-01 00:00:00+00', SOME_ID]),
  `${base64url([0, '2026-01-01 00:00:00+00', SOME_ID])}=`,
  ` ${base64url([0, '2026-01-01 00:00:00+00', SOME_ID])}`,
  base64url([0, '2026-01-01 00:00:00+00', SOME_ID]),
];
