import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HELD_OUT = ['demo/calls/held-out', 'demo/calls/held-out-2', 'demo/calls/held-out-3'];
const HELD_OUT_LINES = 'demo/calls/held-out-lines';
/** Everything that shapes the analyst: its rules and words, its weights and the tools that fit them, and their tests. */
const SHAPES_THE_ANALYST = ['server/calls', 'tools/call-weights', 'contract/calls'];

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

test.each(HELD_OUT)('nothing that shapes the call analyzer mentions a call of %s, or a held-out folder', (folder) => {
  const ids = readdirSync(folder).map((file) => file.split('.')[0]!);
  const named = SHAPES_THE_ANALYST.flatMap(filesIn).filter((file) => {
    const text = readFileSync(file, 'utf8');
    return text.includes('held-out') || ids.some((id) => text.includes(id));
  });
  expect(new Set(ids).size).toBeGreaterThanOrEqual(15);
  expect(named).toEqual([]);
});

test('the held-out calls and lines are unchanged: none was edited, added or removed since they were set aside', () => {
  const digests = [...HELD_OUT, HELD_OUT_LINES].map((folder) => {
    const digest = createHash('sha256');
    for (const file of readdirSync(folder).toSorted()) digest.update(file).update(readFileSync(join(folder, file)));
    return `${digest.digest('hex')}  ${folder}\n`;
  });
  expect(digests.join('')).toBe(readFileSync('test/calls/held-out.sha256', 'utf8'));
});
