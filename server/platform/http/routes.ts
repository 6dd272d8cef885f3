import type { AuditKind } from '#contract/audit.ts';
import { implement } from '@orpc/server';
import type { FastifyReply } from 'fastify';
import { contract } from '#contract/contract.ts';
import type { Caller, RouteMeta } from '#contract/route.ts';
import type { Context } from '../context.ts';
import { failure, invalidFields } from './failure.ts';
import { type Viewer, isAdminGateOpen } from './viewer.ts';
import { findMalformed } from './well-formed.ts';

export type RefusalKind = Extract<AuditKind, 'access_refused' | 'foreign_origin_refused' | 'rate_limited'>;
export interface Refusal {
  actorId: string | null;
  address: string | null;
  /** The route's name, or the path's prefix if no route was matched. */
  route: string;
}

export interface Refusals {
  /** Returns at once and writes to the audit trail in the background. */
  note(kind: RefusalKind, refusal: Refusal): void;
  close(): Promise<void>;
}

/** What a route's handler gets. `visitor` is null without a session; routes that require an account get `viewer` too. */
export interface RequestContext {
  app: Context;
  refusals: Refusals;
  visitor: Viewer | null;
  address: string;
  headers: Headers;
  reply: FastifyReply;
}

const may: Record<Exclude<Caller, 'anyone'>, (viewer: Viewer) => boolean> = {
  user: () => true,
  talent: (viewer) => viewer.userType === 'talent',
  company: (viewer) => viewer.userType === 'company',
  admin: (viewer) => viewer.isAdmin,
};

/**
 * Implements the contract's routes. Caller and rate limit are enforced from the declaration, for the account and for the
 * address. Admin routes answer not_found to everyone else.
 */
export const routes = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, next, procedure, path }, input) => {
    const { caller, limit, scope } = procedure['~orpc'].meta as RouteMeta;
    const { app, visitor, refusals, address, reply } = context;
    const route = path.join('.');
    const isAllowed = caller === 'anyone' || (visitor !== null && may[caller](visitor));
    const noteRefusal = () => refusals.note('access_refused', { actorId: visitor?.userId ?? null, address, route });
    // This refusal costs nothing, so it is not counted.
    if (!isAllowed && !visitor) {
      if (caller === 'admin') noteRefusal();
      throw failure('unauthenticated');
    }
    const counted = { accountId: visitor?.userId ?? null, keyId: visitor?.apiKey?.id, address };
    await app.limiter.take(route, counted, limit, (name, value) => reply.header(name, value));
    if (!isAllowed) {
      noteRefusal();
      throw failure(caller === 'admin' ? 'not_found' : 'forbidden');
    }
    if (visitor?.apiKey && !scope) {
      noteRefusal();
      throw failure('forbidden');
    }
    if (visitor?.apiKey && !visitor.apiKey.scopes.includes(scope!)) throw failure('scope_missing');
    if (caller === 'admin' && !isAdminGateOpen(app.env, visitor!)) throw failure('second_factor_needed');
    const malformed = findMalformed(input);
    if (Object.keys(malformed).length > 0) throw invalidFields(malformed);
    return next({ context: { viewer: visitor as Viewer } });
  });
