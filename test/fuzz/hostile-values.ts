import type { Random } from '../fixtures/random.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

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
