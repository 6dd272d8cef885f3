import { isContractProcedure } from '@orpc/contract';
import { contract } from '#contract/contract.ts';
import type { RouteMeta } from '#contract/route.ts';
import { JSON_BYTES } from './bounds.ts';

/** The addresses of the routes that declare a larger body than others, with its bytes. */
export const LARGE_BODIES: ReadonlyMap<string, number> = new Map(
  Object.values(contract)
    .flatMap((routes) => Object.values(routes))
    .flatMap((procedure) => {
      if (!isContractProcedure(procedure)) return [];
      const { meta, route } = procedure['~orpc'];
      const { bodyBytes } = meta as RouteMeta;
      return bodyBytes === undefined ? [] : [[`/api${route.path}`, bodyBytes] as const];
    }),
);

/** The largest body that an address of the API takes, in bytes. A query after it doesn't count. */
export const bodyBytesOf = (url: string) => LARGE_BODIES.get(pathOf(url)) ?? JSON_BYTES;

function pathOf(url: string) {
  const end = url.indexOf('?');
  if (end < 0) return url;
  return url.slice(0, end);
}
