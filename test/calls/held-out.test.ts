import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HELD_OUT = 'demo/calls/held-out';
/** All that shapes the analyst: its rules and words, its weights and what fits them, and their tests. */
const SHAPES_THE_ANALYST = ['server/calls', 'tools/call-weights', 'contract/calls'];

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

test('nothing that shapes the call analyzer names a held-out call, or the folder', () => {
  const ids = readdirSync(HELD_OUT).map((file) => file.split('.')[0]!);
  const named = SHAPES_THE_ANALYST.flatMap(filesIn).filter((file) => {
    const text = readFileSync(file, 'utf8');
    return text.includes('held-out/') || text.includes(HELD_OUT) || ids.some((id) => text.includes(id));
  });
  expect(new Set(ids).size).toBeGreaterThanOrEqual(15);
  expect(named).toEqual([]);
});

test('the held-out calls are the ones that were set aside: nobody changed, added or took one away since', () => {
  const digest = createHash('sha256');
  for (const file of readdirSync(HELD_OUT).toSorted()) digest.update(file).update(readFileSync(join(HELD_OUT, file)));
  expect(digest.digest('hex')).toBe(readFileSync('test/calls/held-out.sha256', 'utf8').trim());
});
