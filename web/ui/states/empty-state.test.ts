import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
/** Before compression. */
const BYTES_MAX = 8 * 1024;
const PICTURES = join(WEB, 'public/cast/states');
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('stories/'))
  .map((name) => readFileSync(join(WEB, name), 'utf8'));

test('every empty state has its own drawing, and every drawing an empty state', () => {
  const used = sources.flatMap((text) =>
    [...text.matchAll(/\bdrawing(?:=|: )["']([\w-]+)["']/g)].map(([, name]) => name!),
  );
  const drawn = readdirSync(PICTURES).map((name) => name.replace('.svg', ''));
  expect(used.toSorted()).toEqual(drawn.toSorted());
  expect(drawn.length).toBeGreaterThan(40);
});

test('no two drawings are alike, and each is small', () => {
  const pictures = readdirSync(PICTURES).map((name) => readFileSync(join(PICTURES, name), 'utf8'));
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(Math.max(...pictures.map((picture) => picture.length))).toBeLessThan(BYTES_MAX);
});
