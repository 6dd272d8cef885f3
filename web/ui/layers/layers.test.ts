import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const TOKENS = 'ui/styles/tokens.css';
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name) && !/\.test\.|^i18n/.test(name))
  .map((name) => ({ name: relative('.', name), text: readFileSync(join(WEB, name), 'utf8') }));

/** Every match of a pattern, as "file: text". */
const found = (pattern: RegExp, files = sources) =>
  files.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([match]) => `${name}: ${match.trim()}`));

const RAW = /(?<![\w-])-?z-(?:\d+|\[[^\]]*\])|z-?index['"]?\s*:\s*['"]?-?\d+/gi;

test.each(['z-50', 'md:-z-1', 'z-[60]', 'z-[-2]', 'zIndex: 3', "zIndex: '3'", 'z-index: 20;'])(
  '%s is a raw z-index',
  (text) => expect(found(RAW, [{ name: '', text: `"${text}"` }])).toHaveLength(1),
);
test.each(['z-(--z-bar)', 'z-index: var(--z-bar);', "zIndex: 'var(--z-bar)'", 'size-4', 'd-z-1'])(
  '%s is not a raw z-index',
  (text) => expect(found(RAW, [{ name: '', text: `"${text}"` }])).toEqual([]),
);

test('every z-index is a token', () => {
  expect(
    found(
      RAW,
      sources.filter(({ name }) => name !== TOKENS),
    ),
  ).toEqual([]);
  const tokens = new Set(found(/--z-[a-z]+(?=:)/g).map((line) => line.split(': ')[1]));
  const used = new Set(found(/(?<=\()--z-[a-z]+/g).map((line) => line.split(': ')[1]));
  expect([...used].filter((token) => !tokens.has(token))).toEqual([]);
  expect([...tokens].filter((token) => !used.has(token))).toEqual([]);
});

test('everything fixed over the page is listed in docs/layers.md', () => {
  const planned =
    /^(ui\/(layers\/(?:dialog|drawer)-panel|states\/slow-load|navigation\/skip-link|styles\/(?:tokens|parts))\.|features\/(home\/support|search\/reel|videos\/recorder\/stage))/;
  const fixed = found(
    /(?<=["'`\s:])fixed(?=[\s"'`!;])/g,
    sources.filter(({ name }) => /\.(css|tsx)$/.test(name)),
  );
  expect(fixed.length).toBeGreaterThan(3);
  expect(fixed.filter((place) => !planned.test(place))).toEqual([]);
});

test('bars at the bottom of the screen reserve their height', () => {
  // A bar inside a dialog is at the front of it, not over the page.
  const bars = sources.filter(({ text }) => /sticky[^"]*\bbottom-(?![^"]*z-\(--z-front\))/.test(text));
  expect(bars.map(({ name }) => name).toSorted()).toEqual([
    'features/moderation/video-row.tsx',
    'features/navigation/bottom-bar.tsx',
    'features/notices/notices.tsx',
    'features/search/selection/selection-bar.tsx',
    'features/talents/profile-form.tsx',
  ]);
  expect(bars.filter(({ text }) => !text.includes('ref={room.'))).toEqual([]);
});
