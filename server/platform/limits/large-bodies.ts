import { isContractProcedure } from '@orpc/contract';
import { contract } from '#contract/contract.ts';
import type { RouteMeta } from '#contract/route.ts';
import { JSON_BYTES } from './bounds.ts';

/** The largest body in bytes, for paths of routes that declare more than the default. */
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

/** The largest body in bytes that an API URL accepts. The query string is ignored. */
export const bodyBytesOf = (url: string) => LARGE_BODIES.get(pathOf(url)) ?? JSON_BYTES;

function pathOf(url: string) {
  const end = url.indexOf('?');
  if (end < 0) return url;
  return url.slice(0, end);
}
