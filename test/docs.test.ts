import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PAGES = [
  ...readdirSync(ROOT).filter((file) => file.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('recipes'))
    .map((file) => `docs/${file}`),
  'demo/README.md',
  'tools/characters/README.md',
];
/** Paths in backticks, without placeholders such as <noun>. */
const PATH = /`((?:server|web|contract|test|bin|bench|demo|tools|docs)\/[\w./$-]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#]+)/g;

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');

  test('names files that exist', () => {
    const missing = [...text.matchAll(PATH)].map(([, path]) => path!).filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });

  test('links to files that exist', () => {
    const folder = join(ROOT, page, '..');
    const missing = [...text.matchAll(LINK)].map(([, path]) => path!).filter((path) => !existsSync(join(folder, path)));
    expect(missing).toEqual([]);
  });
});
