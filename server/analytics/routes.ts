import { routes } from '../platform/http/routes.ts';
import { readCompany, setTimeZone } from './company-analytics.ts';
import { exportCompanyDays, listCompanyEvents } from './company-events.ts';
import { readPlatform } from './platform.ts';
import { recordView } from './record-events.ts';

const { analytics } = routes;

export const analyticsRoutes = {
  recordView: analytics.recordView.handler(({ context: { app, viewer }, input }) => recordView(app, viewer, input)),
  readCompany: analytics.readCompany.handler(({ context: { app, viewer }, input }) =>
    readCompany(app, viewer.userId, input),
  ),
  listCompanyEvents: analytics.listCompanyEvents.handler(({ context: { app, viewer }, input }) =>
    listCompanyEvents(app, viewer.userId, input),
  ),
  exportCompanyDays: analytics.exportCompanyDays.handler(({ context: { app, viewer }, input }) =>
    exportCompanyDays(app, viewer.userId, input),
  ),
  setTimeZone: analytics.setTimeZone.handler(async ({ context: { app, viewer }, input }) => {
    await setTimeZone(app, viewer.userId, input.timeZone);
    return {};
  }),
  readPlatform: analytics.readPlatform.handler(({ context: { app } }) => readPlatform(app)),
};
