import type { Caller } from '#contract/route.ts';
import { declaredRoutes } from '../http/call-route.ts';
import type { Random } from '../fixtures/random.ts';
import type { Known } from './make-input.ts';
import { type FuzzRequest, makeApiRequest } from './make-request.ts';
import type { ApiRoute } from './routes-of.ts';
import { ROLES, type Role } from './world.ts';
import { DOORS } from './doors.ts';

/** One in this many requests goes over a connection, and one in this many to an endpoint outside the API. */
const OVER_HTTP = 4;
const TO_DOORS = 6;

/** Counts of requests and responses by "POST /session". */
export const CALLERS_OF = new Map<string, readonly Role[]>(
  declaredRoutes.map(({ method, path, meta }) => [`${method} ${path}`, rolesOf(meta.caller)]),
);

export function makeRequest(index: number, random: Random, routes: ApiRoute[], known: Known) {
  if (index % TO_DOORS > 0) {
    const route = routes[random.upTo(routes.length)]!;
    const request = makeApiRequest(route, random, known);
    return { request, name: `${route.method} ${route.path}`, isOverHttp: index % OVER_HTTP === 0 };
  }
  const door = random.pick(Object.keys(DOORS));
  // The responses of these two do not pass through the router.
  return { request: DOORS[door]!(random, known), name: door, isOverHttp: true };
}

export const describe = ({ method, url, headers, body }: FuzzRequest) => {
  const { cookie: _cookie, 'x-forwarded-for': _address, ...told } = headers;
  return `${method} ${url.slice(0, 300)} ${JSON.stringify(told)} ${JSON.stringify(String(body ?? '')).slice(0, 400)}`;
};

function rolesOf(caller: Caller): readonly Role[] {
  if (caller === 'anyone' || caller === 'user') return ROLES;
  return caller === 'company' ? ['company', 'admin'] : [caller];
}
