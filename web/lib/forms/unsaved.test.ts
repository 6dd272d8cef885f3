import { expect, test } from 'vitest';
import { withChanges } from './unsaved.ts';

const opened = { city: 'Lima', bio: 'Old', skills: ['a'], positions: { one: { title: 'Closer', skills: ['x'] } } };

test('what another tab saved stays, unless it was changed here too', () => {
  const saved = { ...opened, bio: 'New', city: 'Cusco' };
  expect(withChanges(saved, opened, { ...opened, city: 'Quito' })).toEqual({ ...saved, city: 'Quito' });
});

test('the fields of a position are merged individually', () => {
  const saved = { ...opened, positions: { one: { title: 'Setter', skills: ['x'] } } };
  const typed = { ...opened, positions: { one: { title: 'Closer', skills: ['x', 'y'] } } };
  expect(withChanges(saved, opened, typed).positions).toEqual({ one: { title: 'Setter', skills: ['x', 'y'] } });
});

test('a position that was removed or added elsewhere stays removed or added', () => {
  const added = { title: 'Trainer', skills: [] };
  const saved = { ...opened, positions: { two: added } as unknown as typeof opened.positions };
  expect(withChanges(saved, opened, { ...opened, bio: 'Mine' })).toEqual({
    ...opened,
    bio: 'Mine',
    positions: { two: added },
  });
});

test('a position that was added elsewhere is as it was saved, even if its empty fields are already on the page', () => {
  const saved = { ...opened, positions: { ...opened.positions, two: { title: 'Trainer', skills: ['z'] } } };
  const typed = {
    ...opened,
    positions: { ...opened.positions, two: { title: '' } } as unknown as typeof opened.positions,
  };
  expect(withChanges(saved, opened, typed)).toEqual(saved);
});
