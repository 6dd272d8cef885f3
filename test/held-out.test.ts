import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModules } from '../bin/module-graph.mjs';

const MANIFEST = 'demo/held-out.sha256';
const FOLDERS = [
  'demo/adverts/held-out',
  'demo/adverts/held-out-2',
  'demo/adverts/held-out-3',
  'demo/adverts/held-out-4',
  'demo/adverts/held-out-5',
  'demo/adverts/held-out-6',
  'demo/queries/held-out',
  'demo/campaigns/held-out',
];

test('rules are not written from held-out cases: only proofs mention them', () => {
  const named = [...readModules()].filter(
    ([file, { text }]) => /held-out/.test(text) && !/^test\/(?:proof\/|(?:calls\/)?held-out)/.test(file),
  );
  expect(named.map(([file]) => file)).toEqual([]);
});

test('held-out cases are unchanged since the figures were published', () => {
  const pinned = new Map(
    readFileSync(MANIFEST, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/).toReversed() as [string, string]),
  );
  const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  expect([...pinned.keys()].toSorted()).toEqual(files.toSorted());
  for (const file of files)
    expect([file, createHash('sha256').update(readFileSync(file)).digest('hex')]).toEqual([file, pinned.get(file)]);
});
