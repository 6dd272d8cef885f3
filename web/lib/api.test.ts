import { createORPCClient, DynamicLink } from '@orpc/client';
import { isContractProcedure } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { contract } from '#contract/contract.ts';
import { api, PAGES } from './api.ts';

const library = createTanstackQueryUtils(
  createORPCClient<Client>(new DynamicLink(() => Promise.reject(new Error('Nobody calls it')))),
);
const input = { positionId: '0' };
const pages = { ...PAGES, staleTime: 1000 };

test('keys equal those of the library that the utilities replace', () => {
  expect(api.chats.key()).toEqual(library.chats.key());
  expect(api.talents.getProfile.key()).toEqual(library.talents.getProfile.key());
  expect(api.talents.getProfile.queryKey()).toEqual(library.talents.getProfile.queryKey());
  expect(api.talents.removePosition.queryKey({ input })).toEqual(library.talents.removePosition.queryKey({ input }));
});

test('options equal those of the library, with a function each', () => {
  const names = (options: object) => Object.keys(options).toSorted();
  const [query, ofLibrary] = [api, library].map(({ talents }) =>
    talents.removePosition.queryOptions({ input, staleTime: 1 }),
  );
  expect(query).toEqual({ ...ofLibrary, queryFn: expect.any(Function) });
  const [mutation, mutationOfLibrary] = [api, library].map(({ talents }) => talents.saveProfile.mutationOptions());
  expect(mutation).toEqual({ ...mutationOfLibrary, mutationFn: expect.any(Function) });
  const [paged, pagedOfLibrary] = [api, library].map(({ unlocks }) => unlocks.listContacts.infiniteOptions(pages));
  expect(paged!.queryKey).toEqual(pagedOfLibrary!.queryKey);
  expect(names(paged!)).toEqual(names(pagedOfLibrary!));
});

test('a custom key replaces the route’s', () => {
  const mutationKey = ['moves'];
  expect(api.talents.saveProfile.mutationOptions({ mutationKey }).mutationKey).toEqual(mutationKey);
  expect(library.talents.saveProfile.mutationOptions({ mutationKey }).mutationKey).toEqual(mutationKey);
});

test('no route shares a name with a property of functions or of options', () => {
  const taken = (node: object): string[] =>
    Object.entries(node).flatMap(([name, child]) => [
      ...(name in Function.prototype || name in api.talents.getProfile ? [name] : []),
      ...(isContractProcedure(child) ? [] : taken(child as object)),
    ]);
  expect(taken(contract)).toEqual([]);
});
