import { implement } from '@orpc/server';
import type { FastifyReply } from 'fastify';
import { contract } from '#contract/contract.ts';
import type { Caller, RouteMeta } from '#contract/route.ts';
import { isAdminGateOpen } from './accounts/admin-gate.ts';
import type { Refusals } from './audit/refusals.ts';
import type { Context } from './context.ts';
import { failure, invalidFields } from './failure.ts';
import type { Limiter } from './limiter.ts';
import type { Viewer } from './viewer.ts';
import { findMalformed } from './well-formed.ts';

/** What a route's handler gets. `visitor` is null for nobody; `viewer` is there wherever the route asks for an account. */
export interface RequestContext {
  app: Context;
  limiter: Limiter;
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
 * Implement the contract's routes with this: who may call and how often is enforced from the declaration alone.
 * Admin routes do not exist for others.
 */
export const routes = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, next, procedure, path }, input) => {
    const { caller, limit } = procedure['~orpc'].meta as RouteMeta;
    const { app, visitor, limiter, refusals, address } = context;
    const route = path.join('.');
    await limiter.take(route, visitor?.userId ?? address, limit);
    if (caller !== 'anyone') {
      const isAllowed = visitor !== null && may[caller](visitor);
      if (!isAllowed && (visitor || caller === 'admin'))
        refusals.note('access_refused', { actorId: visitor?.userId ?? null, address, route });
      if (!visitor) throw failure('unauthenticated');
      if (!isAllowed) throw failure(caller === 'admin' ? 'not_found' : 'forbidden');
      if (caller === 'admin' && !isAdminGateOpen(app.env, visitor)) throw failure('second_factor_needed');
    }
    const malformed = findMalformed(input);
    if (Object.keys(malformed).length > 0) throw invalidFields(malformed);
    return next({ context: { viewer: visitor as Viewer } });
  });
