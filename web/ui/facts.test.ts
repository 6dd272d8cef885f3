import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Facts } from './facts.tsx';

const WEB = join(import.meta.dirname, '..');

test('missing facts leave no gap, and without facts there is nothing', () => {
  const facts = ['Porto', null, false, '', createElement('b', { key: 'years' }, '7 years')];
  expect(renderToStaticMarkup(createElement(Facts, { children: facts }))).toBe(
    '<span class="facts"><span>Porto </span><span><b>7 years</b> </span></span>',
  );
  expect(renderToStaticMarkup(createElement(Facts, { children: [null, ''] }))).toBe('');
});

test('no other component joins facts with a dot, except in text that stays in one line', () => {
  const joining = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.tsx') &&
      /join\(\s*'(?:\\u00A0| )· ',?\s*\)|\{' · '\}/.test(readFileSync(join(WEB, name), 'utf8')),
  );
  expect(joining.toSorted()).toEqual([
    // The words that an analysis couldn't read, quoted inside a sentence.
    'features/fairness/advert-verdict.tsx',
    'features/home/featured/slide.tsx',
    'ui/portrait-meta.tsx',
  ]);
});
