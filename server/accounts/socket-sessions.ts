import { addressOf, networkOf } from '../platform/http/network.ts';
import type { Context } from '../platform/context.ts';
import { isForeignPage } from '../platform/http/request.ts';
import type { SocketGuards } from '../platform/live/handshake.ts';
import { findLivingSessions, findViewer } from './find-viewer.ts';

/** What sockets need to know of accounts. */
export const socketGuards = (app: Pick<Context, 'env' | 'pool' | 'clock'>): SocketGuards => ({
  isForeignPage: ({ headers }) => isForeignPage(headers, app.env.PUBLIC_URL),
  networkOf: (request) => networkOf(addressOf(request, app.env.TRUSTED_PROXIES)),
  findSession: (cookie) => findViewer(app, new Headers({ cookie })),
  findLiving: (sessionIds) => findLivingSessions(app, sessionIds),
});
