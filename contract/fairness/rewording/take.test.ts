import { expect, test } from 'vitest';
import type { AdvertFinding } from '../adverts.ts';
import { marked, taken } from './take.ts';

const finding = (text: string, kind: AdvertFinding['kind'], words: string): AdvertFinding => ({
  kind,
  words,
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
  severity: 'discourages',
  source: 'local',
  edit: null,
});
const TEXT = 'She must be young, unmarried and able-bodied. We want a salesman who sells to engineers.';
const read = () =>
  marked(TEXT, [
    finding(TEXT, 'gender', 'She'),
    finding(TEXT, 'age', 'young'),
    finding(TEXT, 'family', 'unmarried'),
    finding(TEXT, 'disability', 'able-bodied'),
    finding(TEXT, 'gender', 'salesman'),
  ]);
const take = (before: ReturnType<typeof read>, words: string) =>
  taken(
    before,
    before.open.find((one) => one.words.toLowerCase() === words)!,
  );

test('findings follow their words through an edit, and are offered edits that fit the new text', () => {
  const first = take(read(), 'unmarried');
  expect(first.text).toBe('She must be young and able-bodied. We want a salesman who sells to engineers.');
  for (const { words, start, end } of first.open) expect(first.text.slice(start, end)).toBe(words);
  const second = take(take(first, 'she'), 'able-bodied');
  expect(second.text).toBe('They must be young. We want a salesman who sells to engineers.');
  const third = take(take(second, 'salesman'), 'young');
  expect(third).toEqual({ text: 'We want a salesperson who sells to engineers.', open: [] });
});

test('a finding whose sentence was removed is gone, and one without an edit changes nothing', () => {
  const text = 'Closer wanted. Young men only. Paid weekly.';
  const before = marked(text, [finding(text, 'age', 'Young'), finding(text, 'gender', 'men only')]);
  const after = take(before, 'men only');
  expect(after).toEqual({ text: 'Closer wanted. Paid weekly.', open: [] });
  const fixed = { ...before.open[0]!, edit: null };
  expect(taken({ text, open: [fixed] }, fixed)).toEqual({ text, open: [fixed] });
});

test('the part of a finding that an edit leaves in place stays marked', () => {
  const text = 'Rockstar ninja closer wanted! Young hungry guys, too.';
  const before = marked(text, [
    finding(text, 'culture', 'Rockstar ninja closer wanted'),
    finding(text, 'age', 'Young hungry guys'),
  ]);
  const after = take(take(before, 'rockstar ninja closer wanted'), 'young hungry guys');
  expect(after.open.map(({ words }) => words)).toEqual(['ninja closer wanted', 'Young hungry']);
});
