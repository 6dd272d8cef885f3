import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/contract.ts';
import type { RouteMeta } from '#contract/route.ts';

export interface DeclaredRoute {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  meta: RouteMeta;
  errors: string[];
}

/** Every route of the contract. */
export const declaredRoutes: DeclaredRoute[] = Object.entries(contract).flatMap(([noun, routes]) =>
  Object.entries(routes).map(([verb, procedure]) => {
    if (!isContractProcedure(procedure)) throw new Error(`${noun}.${verb} is not a route`);
    const { route, meta, errorMap } = (procedure as AnyContractProcedure)['~orpc'];
    return {
      name: `${noun}.${verb}`,
      method: route.method as DeclaredRoute['method'],
      path: route.path!,
      meta: meta as RouteMeta,
      errors: Object.keys(errorMap),
    };
  }),
);

/** Calls a route over HTTP as the OpenAPI document describes: path parameters, then query or body. */
export function callRoute(
  server: FastifyInstance,
  route: DeclaredRoute,
  input: Record<string, unknown>,
  cookie?: string,
  remoteAddress = '127.0.0.1',
) {
  const rest = { ...input };
  const path = route.path.replace(/\{(\w+)\}/g, (_whole, key: string) => {
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value));
  });
  const query =
    route.method === 'GET'
      ? `?${new URLSearchParams(Object.entries(rest).flatMap(([key, value]) => (Array.isArray(value) ? value.map((one, index) => [`${key}[${index}]`, String(one)]) : [[key, String(value)]])))}`
      : '';
  return server.inject({
    method: route.method,
    url: `/api${path}${query}`,
    ...(route.method === 'GET' || (route.method === 'DELETE' && Object.keys(rest).length === 0)
      ? {}
      : { payload: rest }),
    headers: cookie ? { cookie } : {},
    remoteAddress,
  });
}
