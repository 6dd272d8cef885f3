import { expect, test } from 'vitest';
import { openFrame, pathsOfPages, viewersOf } from './prerender.tsx';

test('a page without a title can’t be a document', () =>
  expect(openFrame('/admin', 'en')).rejects.toThrow('/admin has no title'));

test.each(pathsOfPages().others.filter((path) => viewersOf(path).length > 0))('%s has a title', async (path) =>
  expect((await openFrame(path, 'es')).title).toMatch(/^(?!title\.).+ · Closeup$/),
);
