import { routes } from '../platform/http/routes.ts';
import { getReach } from './insights.ts';
import { blockDomain, getVisibility, pauseProfile, unblockDomain } from './visibility.ts';

const { reach } = routes;

export const reachRoutes = {
  getReach: reach.getReach.handler(({ context: { app, viewer }, input }) => getReach(app, viewer.userId, input)),
  getVisibility: reach.getVisibility.handler(({ context: { app, viewer } }) => getVisibility(app, viewer.userId)),
  pauseProfile: reach.pauseProfile.handler(async ({ context: { app, viewer }, input }) => {
    await pauseProfile(app, viewer.userId, input.isPaused);
    return getVisibility(app, viewer.userId);
  }),
  blockDomain: reach.blockDomain.handler(async ({ context: { app, viewer }, input }) => {
    await blockDomain(app, viewer.userId, input.domain);
    return getVisibility(app, viewer.userId);
  }),
  unblockDomain: reach.unblockDomain.handler(async ({ context: { app, viewer }, input }) => {
    await unblockDomain(app, viewer.userId, input.domain);
    return getVisibility(app, viewer.userId);
  }),
};
