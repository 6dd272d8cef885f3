import { oc } from '@orpc/contract';
import { ERRORS, type ErrorCode } from './errors.ts';
import type { SCOPES } from './values/integrations.ts';

/** Who may call a route. `anyone` includes visitors; `user` is any signed-in account; `company` includes admins. */
export type Caller = 'anyone' | 'user' | 'talent' | 'company' | 'admin';

/** What an API key must be allowed to do before it may call a route. */
export type Scope = (typeof SCOPES)[number];

/** At most `points` requests per `perSeconds`, counted per account or API key, or per address for visitors (an IPv6 address counts as its /64 network). */
export interface RateLimit {
  points: number;
  perSeconds: number;
  /** The limit for all accounts at one address together. Defaults to `points`. */
  perAddress?: number;
  /** `everywhere` (the default) counts exactly, in the database, for all servers; `here` counts in the memory of each server. */
  counted?: 'everywhere' | 'here';
}

export interface RouteMeta extends Record<string, unknown> {
  caller: Caller;
  limit: RateLimit;
  /** Without one, no API key may call the route. */
  scope?: Scope | undefined;
  /** The maximum body size, if larger than the default. Such bodies are read for signed-in accounts only. */
  bodyBytes?: number | undefined;
}

export const LIMITS = {
  // An office shares one address, so reads and writes leave room for ten accounts. Routes open to guessing, and routes that
  // send mail, don't.
  read: { points: 600, perSeconds: 60, perAddress: 6000, counted: 'here' },
  write: { points: 120, perSeconds: 60, perAddress: 1200 },
  analysis: { points: 30, perSeconds: 60, perAddress: 300 },
  credentials: { points: 20, perSeconds: 300 },
  mail: { points: 10, perSeconds: 3600 },
} as const satisfies Record<string, RateLimit>;

/** Errors that any route can answer with. Each route declares the rest. */
const ALWAYS = ['invalid_input', 'unauthenticated', 'forbidden', 'rate_limited', 'unexpected'] as const;
/** Errors of every admin route. */
const ADMIN_ONLY = ['second_factor_needed'] as const;
/** Errors of every route that API keys may call. */
const KEYS_ONLY = ['scope_missing'] as const;

interface Declaration<Code extends ErrorCode> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  description: string;
  tag: string;
  caller: Caller;
  limit: RateLimit;
  scope?: Scope;
  bodyBytes?: number;
  errors?: readonly Code[];
}

/** Declares a route. Add `.input(schema)` and `.output(schema)`. */
export function route<const Code extends ErrorCode = never>(declaration: Declaration<Code>) {
  const { method, path, summary, description, tag, caller, limit, scope, bodyBytes } = declaration;
  const codes: readonly ErrorCode[] = [
    ...ALWAYS,
    ...(caller === 'admin' ? ADMIN_ONLY : []),
    ...(scope ? KEYS_ONLY : []),
    ...(declaration.errors ?? []),
  ];
  const errors = Object.fromEntries(codes.map((code) => [code, ERRORS[code]])) as Pick<
    typeof ERRORS,
    (typeof ALWAYS)[number] | (typeof ADMIN_ONLY)[number] | (typeof KEYS_ONLY)[number] | Code
  >;
  return oc
    .$meta<RouteMeta>({ caller, limit, scope, bodyBytes })
    .route({ method, path, summary, description, tags: [tag] })
    .errors(errors);
}
