import { routes } from '../platform/http/routes.ts';
import { startPractice } from '../videos/uploads/start-upload.ts';
import { contestScore } from './sharing/contest-score.ts';
import { listScoreViews } from './sharing/list-score-views.ts';
import { getSharedScores } from './sharing/get-shared-scores.ts';
import { recordShown } from '../search/documents/score-views.ts';
import { listSharing, setSharing } from './sharing/share-scores.ts';
import { agreeToAnalysis, hasAgreed, withdrawAgreement } from './takes/agreement.ts';
import { analyzeTake, publishPracticeTake } from './takes/manage-take.ts';
import { getTake, listTakes } from './takes/read-takes.ts';

const { feedback } = routes;

export const feedbackRoutes = {
  getAgreement: feedback.getAgreement.handler(async ({ context: { app, viewer } }) => ({
    hasAgreed: await hasAgreed(app, viewer.userId),
  })),
  agree: feedback.agree.handler(async ({ context: { app, viewer } }) => {
    await agreeToAnalysis(app, viewer);
    return { hasAgreed: true };
  }),
  withdraw: feedback.withdraw.handler(async ({ context: { app, viewer } }) => {
    await withdrawAgreement(app, viewer);
    return { hasAgreed: false };
  }),
  listTakes: feedback.listTakes.handler(({ context: { app, viewer }, input }) => listTakes(app, viewer, input)),
  getTake: feedback.getTake.handler(({ context: { app, viewer }, input }) => getTake(app, viewer, input.videoId)),
  startPractice: feedback.startPractice.handler(({ context: { app, viewer }, input }) =>
    startPractice(app, viewer, input),
  ),
  analyzeTake: feedback.analyzeTake.handler(async ({ context: { app, viewer }, input }) => {
    await analyzeTake(app, viewer, input.videoId);
    return getTake(app, viewer, input.videoId);
  }),
  publishTake: feedback.publishTake.handler(async ({ context: { app, viewer }, input }) => {
    await publishPracticeTake(app, viewer, input);
    return getTake(app, viewer, input.videoId);
  }),
  listSharing: feedback.listSharing.handler(async ({ context: { app, viewer } }) => ({
    items: await listSharing(app, viewer),
  })),
  shareScores: feedback.shareScores.handler(({ context: { app, viewer }, input }) => setSharing(app, viewer, input)),
  contestScore: feedback.contestScore.handler(async ({ context: { app, viewer }, input }) => {
    await contestScore(app, viewer, input);
    return {};
  }),
  getSharedScores: feedback.getSharedScores.handler(async ({ context: { app, viewer }, input }) => {
    const shared = await getSharedScores(app, viewer, input.positionId);
    await recordShown(app, viewer, [shared]);
    return shared;
  }),
  listScoreViews: feedback.listScoreViews.handler(({ context: { app, viewer }, input }) =>
    listScoreViews(app, viewer, input),
  ),
};
