import { requireRecentProof } from '../platform/http/viewer.ts';
import { routes } from '../platform/http/routes.ts';
import { exportEvents } from './export-events.ts';
import { listEvents } from './list-events.ts';

const { audit } = routes;

export const auditRoutes = {
  listEvents: audit.listEvents.handler(({ context: { app }, input: { cursor, ...filter } }) =>
    listEvents(app, filter, { cursor }),
  ),
  exportEvents: audit.exportEvents.handler(({ context: { app, viewer }, input }) => {
    requireRecentProof(app, viewer);
    return app.exports.during(viewer.userId, () => exportEvents(app, viewer, input));
  }),
};
