import { expect, test } from 'vitest';
import { titleName } from '#contract/values/names/title-name.ts';
import { POSITION_TITLES } from '#contract/values/position-titles.ts';
import { readTitle } from './titles.ts';

test('the Spanish name of a listed title is read as that title', () => {
  const named = POSITION_TITLES.filter((title) => title !== 'Other');
  const read = named.map((title) => readTitle(titleName(title, 'es'))?.names);
  expect(read).toEqual(named.map((title) => [title]));
});
