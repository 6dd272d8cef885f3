import { oc } from '@orpc/contract';
import { ERRORS, type ErrorCode } from './errors.ts';

/** Who may call a route. `anyone` includes visitors; `user` is any signed-in account. */
export type Caller = 'anyone' | 'user' | 'talent' | 'company' | 'admin';

/** At most `points` requests per `perSeconds` for an account, and for visitors at one address (IPv6: a /64 network). */
export interface RateLimit {
  points: number;
  perSeconds: number;
  /** What one address may do with all its accounts together: `points` if not given. */
  perAddress?: number;
  /** Exactly, in the database for all servers together (as if not given), or roughly, in the memory of each. */
  counted?: 'everywhere' | 'here';
}

export interface RouteMeta extends Record<string, unknown> {
  caller: Caller;
  limit: RateLimit;
}

export const LIMITS = {
  // An office shares its address, so there is room for ten; guessing and mailing have no such room.
  read: { points: 600, perSeconds: 60, perAddress: 6000, counted: 'here' },
  write: { points: 120, perSeconds: 60, perAddress: 1200 },
  credentials: { points: 20, perSeconds: 300 },
  mail: { points: 10, perSeconds: 3600 },
} as const satisfies Record<string, RateLimit>;

/** Errors that any route can answer with; the rest is declared route by route. */
const ALWAYS = ['invalid_input', 'unauthenticated', 'forbidden', 'rate_limited', 'unexpected'] as const;

/** Errors of every admin route. */
const ADMIN_ONLY = ['second_factor_needed'] as const;

interface Declaration<Code extends ErrorCode> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  tag: string;
  caller: Caller;
  limit: RateLimit;
  errors?: readonly Code[];
}

/** Declares a route. Add `.input(schema)` and `.output(schema)`. */
export function route<const Code extends ErrorCode = never>(declaration: Declaration<Code>) {
  const { method, path, summary, tag, caller, limit } = declaration;
  const codes: readonly ErrorCode[] = [
    ...ALWAYS,
    ...(caller === 'admin' ? ADMIN_ONLY : []),
    ...(declaration.errors ?? []),
  ];
  const errors = Object.fromEntries(codes.map((code) => [code, ERRORS[code]])) as Pick<
    typeof ERRORS,
    (typeof ALWAYS)[number] | (typeof ADMIN_ONLY)[number] | Code
  >;
  return oc
    .$meta<RouteMeta>({ caller, limit })
    .route({ method, path, summary, tags: [tag] })
    .errors(errors);
}
