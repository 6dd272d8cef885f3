import { expect, test } from 'vitest';
import { cacheSaved, createQueries } from './queries.ts';

test('what was saved is not overwritten by the answer to an earlier question', async () => {
  const queries = createQueries();
  const queryKey = ['visibility'];
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = queries.fetchQuery({ queryKey, queryFn: () => promise });
  cacheSaved(queries, queryKey as never, 'paused');
  resolve('visible');
  await asked;
  expect(queries.getQueryData(queryKey)).toBe('paused');
});
