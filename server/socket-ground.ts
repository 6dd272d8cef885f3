import { networkOf } from './accounts/network.ts';
import type { Context } from './context.ts';
import { isForeignPage } from './foreign-page.ts';
import { addressOf } from './limits/address.ts';
import type { SocketGround } from './live/handshake.ts';
import { findLivingSessions, findViewer } from './viewer.ts';

/** What sockets need to know of accounts. */
export const socketGround = (app: Pick<Context, 'env' | 'pool' | 'clock'>): SocketGround => ({
  isForeignPage: ({ headers }) => isForeignPage(headers, app.env.PUBLIC_URL),
  networkOf: (request) => networkOf(addressOf(request, app.env.TRUSTED_PROXIES)),
  findSession: (cookie) => findViewer(app, new Headers({ cookie })),
  findLiving: (sessionIds) => findLivingSessions(app, sessionIds),
});
