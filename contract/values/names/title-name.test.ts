import { expect, test } from 'vitest';
import { POSITION_TITLES, titleOptions } from '../position-titles.ts';
import { titleName } from './title-name.ts';

test('every listed title has a Spanish name of its own; other titles stay as they were written', () => {
  const spanish = POSITION_TITLES.map((title) => titleName(title, 'es'));
  expect(spanish.filter((name, index) => name === POSITION_TITLES[index])).toEqual([]);
  expect(new Set(spanish).size).toBe(POSITION_TITLES.length);
  expect(POSITION_TITLES.map((title) => titleName(title, 'en'))).toEqual(POSITION_TITLES);
  expect(titleName('Head of Phones', 'es')).toBe('Head of Phones');
  expect(titleName('constructor', 'es')).toBe('constructor');
});

test('the default title stands first and “other” last in both languages', () => {
  const ends = (language: string) => [titleOptions(language)[0], titleOptions(language).at(-1)];
  expect(ends('en')).toEqual([
    { value: 'Sales Closer', label: 'Sales Closer' },
    { value: 'Other', label: 'Other' },
  ]);
  expect(ends('es')).toEqual([
    { value: 'Sales Closer', label: 'Closer de ventas' },
    { value: 'Other', label: 'Otro puesto' },
  ]);
});
