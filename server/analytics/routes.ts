import { routes } from '../platform/http/routes.ts';
import { readPlatform } from './platform.ts';
import { recordView } from './record-events.ts';

const { analytics } = routes;

export const analyticsRoutes = {
  recordView: analytics.recordView.handler(({ context: { app, viewer }, input }) => recordView(app, viewer, input)),
  readPlatform: analytics.readPlatform.handler(({ context: { app } }) => readPlatform(app)),
};
