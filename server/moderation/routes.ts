import { routes } from '../platform/http/routes.ts';
import { decideContest } from './contests/decide-contest.ts';
import { getContest, listContests } from './contests/list-contests.ts';
import { countWaiting } from './count-waiting.ts';
import { approveVideo, rejectVideo } from './decide.ts';
import { getModeratedVideo, listModeratedVideos } from './list-videos.ts';

const { moderation } = routes;

export const moderationRoutes = {
  listVideos: moderation.listVideos.handler(({ context: { app }, input }) => listModeratedVideos(app, input)),
  countWaiting: moderation.countWaiting.handler(({ context: { app } }) => countWaiting(app)),
  approveVideo: moderation.approveVideo.handler(async ({ context: { app, viewer }, input }) => {
    await approveVideo(app, viewer, input);
    return getModeratedVideo(app, input.videoId);
  }),
  rejectVideo: moderation.rejectVideo.handler(async ({ context: { app, viewer }, input }) => {
    await rejectVideo(app, viewer, input);
    return getModeratedVideo(app, input.videoId);
  }),
  listContests: moderation.listContests.handler(({ context: { app }, input }) => listContests(app, input)),
  getContest: moderation.getContest.handler(({ context: { app }, input }) => getContest(app, input.contestId)),
  decideContest: moderation.decideContest.handler(async ({ context: { app, viewer }, input }) => {
    await decideContest(app, viewer, input);
    return getContest(app, input.contestId);
  }),
};
