import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measurePages, overBudget } from '../bin/budgets.mjs';

const DIST = join(import.meta.dirname, '../dist/web');
const read = (path: string) => readFileSync(join(DIST, path), 'utf8');
/** A property of every zod schema, which minifiers don't rename. */
const hasZod = (script: string) => read(script).includes('_zod');
const scriptsOf = (page: string) => [
  ...new Set([...read(page).matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path!)),
];

test('zod is detected in the built scripts', () => {
  const scripts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts.some((name) => hasZod(`assets/${name}`))).toBe(true);
});

test.each(['home', 'companies', 'talent', 'privacy'])('the scripts of the page %s contain no zod', (name) => {
  const scripts = scriptsOf(`prerendered/${name}.en.html`);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter(hasZod)).toEqual([]);
});

test('the initial scripts of every other page contain no zod', () => {
  expect(scriptsOf('index.html').filter(hasZod)).toEqual([]);
});

test('every page is within its budget of scripts, fonts and pictures', () => {
  expect(measurePages().filter(({ what }) => what === 'scripts').length).toBeGreaterThan(80);
  expect(overBudget()).toEqual([]);
});
