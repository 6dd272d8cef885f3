import { routes } from '../platform/http/routes.ts';
import { deleteVideo } from './delete-video.ts';
import { getOwnVideo, toOwnVideo } from './own-video.ts';
import { retryVideo } from './retry-video.ts';
import { submitAgain } from './submit-again.ts';
import { startUpload } from './start-upload.ts';

const { videos } = routes;

export const videoRoutes = {
  startUpload: videos.startUpload.handler(({ context: { app, viewer }, input }) => startUpload(app, viewer, input)),
  getVideo: videos.getVideo.handler(async ({ context: { app, viewer }, input }) =>
    toOwnVideo(app, await getOwnVideo(app.db, viewer.userId, input.videoId)),
  ),
  retryVideo: videos.retryVideo.handler(({ context: { app, viewer }, input }) =>
    retryVideo(app, viewer, input.videoId),
  ),
  submitAgain: videos.submitAgain.handler(({ context: { app, viewer }, input }) =>
    submitAgain(app, viewer, input.videoId),
  ),
  deleteVideo: videos.deleteVideo.handler(async ({ context: { app, viewer }, input }) => {
    await deleteVideo(app, viewer, input.videoId);
    return {};
  }),
};
