import type { Random } from '../fixtures/random.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const SOME_ID = '00000000-0000-4000-8000-000000000000';

/** Texts that are known to break parsers, databases, logs or pages. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u0007\u001b[31m',
  'one\ntwo\r\nthree',
  'line\u2028separator\u2029',
  '\u202egnirts',
  '\ufeff',
  '\u{10ffff}\u{1f9d1}\u200d\u{1f680}',
  'e\u0301'.repeat(50),
  "'; DROP TABLE users; --",
  "' OR 1=1 --",
  '"}\']);',
  '%',
  '_%\\',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'C:\\con',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  '//evil.example',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1e309',
  '9223372036854775808',
  '-1',
  '1.5',
  '١٢٣',
  'true',
  '[]',
  '{}',
  '=1+1',
  '@SUM(A1)',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20',
  'infinity',
  '(a+)+$',
  'a'.repeat(41),
  'x'.repeat(5000),
  '\u00e9'.repeat(2048),
  SOME_ID,
  SOME_ID.toUpperCase(),
  `{${SOME_ID}}`,
  `${SOME_ID}\0`,
  '00000000-0000-0000-0000-000000000000',
];

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

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.5,
  -1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
] as const;

/** JSON that `JSON.stringify` never produces. */
export const HOSTILE_BODIES: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '[[[[[[[[[[]]]]]]]]]]',
  '{"a":',
  '{"a":1e999}',
  '{"a":-1e999}',
  '{"a":NaN}',
  "{'a':1}",
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '\ufeff{}',
  '{}{}',
  '{"a":1,"a":2}',
  '['.repeat(5000) + ']'.repeat(5000),
  '{"a":'.repeat(3000) + '1' + '}'.repeat(3000),
  `{"a":"${'x'.repeat(200_000)}"}`,
];

/** A value that violates the schema. */
export function hostileValue(random: Random): unknown {
  const kind = random.upTo(10);
  if (kind < 5) return random.pick(HOSTILE_TEXTS);
  if (kind < 7) return random.pick(NUMBERS);
  if (kind === 7) return random.pick([null, true, false, [], {}, [[]], [null], [{}]]);
  if (kind === 8) return nested(random.upTo(60));
  return random.pick<unknown>([
    Array.from({ length: 200 }, (_item, index) => index),
    { toString: 'x', valueOf: 1 },
    { constructor: { prototype: { isAdmin: true } } },
    { $gt: '' },
    { type: 'Buffer', data: [0] },
    random.bytes(30).toString('latin1'),
    random.bytes(30).toString('utf8'),
  ]);
}

const nested = (depth: number): unknown =>
  depth === 0 ? 'deep' : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };
