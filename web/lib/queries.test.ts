import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { cacheSaved, createQueries } from './queries.ts';

test('saved data is not overwritten by the answer to an earlier request', async () => {
  const queries = createQueries();
  const queryKey = ['visibility'];
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = queries.fetchQuery({ queryKey, queryFn: () => promise });
  cacheSaved(queries, queryKey as never, 'paused');
  resolve('visible');
  await asked;
  expect(queries.getQueryData(queryKey)).toBe('paused');
});

test('a transient error is retried once, a permanent one never', async () => {
  const asked = async (code: string) => {
    const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new ORPCError(code, { defined: true })));
    const queries = createQueries();
    await queries
      .fetchQuery({ ...queries.getDefaultOptions().queries, queryKey: [code], queryFn })
      .catch(() => undefined);
    return queryFn.mock.calls.length;
  };
  expect(await asked('overloaded')).toBe(2);
  expect(await asked('not_found')).toBe(1);
});
