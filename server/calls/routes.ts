import { routes } from '../platform/http/routes.ts';
import { analyzeCall } from './analyze-call.ts';
import { getCalendar } from './calendar.ts';
import { correctSides } from './correct-sides.ts';
import { deleteCall, restoreCall } from './delete-call.ts';
import { follow } from './follow.ts';
import { getCall, listLines } from './get-call.ts';
import { listCalls } from './list-calls.ts';

const { calls } = routes;

export const callRoutes = {
  analyzeCall: calls.analyzeCall.handler(({ context: { app, viewer }, input, signal }) =>
    app.analyses.during(viewer.userId, () => analyzeCall(app, viewer, input, { signal })),
  ),
  followAnalysis: calls.followAnalysis.handler(async ({ context: { app, viewer }, input, signal }) => {
    // Taken before the response starts, so that a refusal has its proper status.
    const leave = app.analyses.enter(viewer.userId);
    return follow((onProgress) => analyzeCall(app, viewer, input, { signal, onProgress }).finally(leave));
  }),
  listCalls: calls.listCalls.handler(({ context: { app, viewer }, input }) => listCalls(app, viewer, input)),
  getCall: calls.getCall.handler(({ context: { app, viewer }, input }) => getCall(app, viewer, input.callId)),
  listLines: calls.listLines.handler(({ context: { app, viewer }, input }) => listLines(app, viewer, input)),
  correctSides: calls.correctSides.handler(({ context: { app, viewer }, input, signal }) =>
    app.analyses.during(viewer.userId, () => correctSides(app, viewer, input, { signal })),
  ),
  deleteCall: calls.deleteCall.handler(async ({ context: { app, viewer }, input }) => {
    await deleteCall(app, viewer, input.callId);
    return {};
  }),
  restoreCall: calls.restoreCall.handler(async ({ context: { app, viewer }, input }) => {
    await restoreCall(app, viewer, input.callId);
    return {};
  }),
  getCalendar: calls.getCalendar.handler(({ context: { app, viewer }, input }) => getCalendar(app, viewer, input)),
};
