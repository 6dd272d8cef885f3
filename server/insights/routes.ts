import { routes } from '../platform/http/routes.ts';
import { getInsights } from './insights.ts';
import { blockDomain, getVisibility, pauseProfile, unblockDomain } from './visibility.ts';

const { insights } = routes;

export const insightsRoutes = {
  getInsights: insights.getInsights.handler(({ context: { app, viewer }, input }) =>
    getInsights(app, viewer.userId, input),
  ),
  getVisibility: insights.getVisibility.handler(({ context: { app, viewer } }) => getVisibility(app, viewer.userId)),
  pauseProfile: insights.pauseProfile.handler(async ({ context: { app, viewer }, input }) => {
    await pauseProfile(app, viewer.userId, input.isPaused);
    return getVisibility(app, viewer.userId);
  }),
  blockDomain: insights.blockDomain.handler(async ({ context: { app, viewer }, input }) => {
    await blockDomain(app, viewer.userId, input.domain);
    return getVisibility(app, viewer.userId);
  }),
  unblockDomain: insights.unblockDomain.handler(async ({ context: { app, viewer }, input }) => {
    await unblockDomain(app, viewer.userId, input.domain);
    return getVisibility(app, viewer.userId);
  }),
};
