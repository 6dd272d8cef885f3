import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const JOINED = /join\(\s*'(?:\\u00A0| )· ',?\s*\)|\{' · '\}/;

test('facts are set in a row by the class of that name, and joined with a dot only where text never wraps', () => {
  const joining = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && JOINED.test(readFileSync(join(WEB, name), 'utf8')),
  );
  expect(joining.toSorted()).toEqual([
    // Words quoted inside a sentence.
    'features/fairness/advert-verdict.tsx',
    'features/home/featured/slide.tsx',
    'ui/people/portrait-meta.tsx',
  ]);
});
