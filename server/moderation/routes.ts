import { routes } from '../platform/http/routes.ts';
import { approveVideo, rejectVideo } from './decide.ts';
import { getModeratedVideo, listModeratedVideos } from './list-videos.ts';

const { moderation } = routes;

export const moderationRoutes = {
  listVideos: moderation.listVideos.handler(({ context: { app }, input }) => listModeratedVideos(app, input)),
  approveVideo: moderation.approveVideo.handler(async ({ context: { app, viewer }, input }) => {
    await approveVideo(app, viewer, input);
    return getModeratedVideo(app, input.videoId);
  }),
  rejectVideo: moderation.rejectVideo.handler(async ({ context: { app, viewer }, input }) => {
    await rejectVideo(app, viewer, input);
    return getModeratedVideo(app, input.videoId);
  }),
};
