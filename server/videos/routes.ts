import { routes } from '../platform/http/routes.ts';
import { getOwnVideo, toOwnVideo } from './own-video.ts';
import { retryVideo, submitAgain, deleteVideo } from './manage-video.ts';
import { startUpload } from './uploads/start-upload.ts';
import { getCaptions, saveCaptions } from './captions/captions.ts';

const { captions, videos } = routes;

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

export const captionRoutes = {
  getCaptions: captions.getCaptions.handler(async ({ context: { app, viewer }, input }) => ({
    cues: await getCaptions(app, viewer, input.videoId),
  })),
  saveCaptions: captions.saveCaptions.handler(async ({ context: { app, viewer }, input }) => ({
    cues: await saveCaptions(app, viewer, input.videoId, input.cues),
  })),
};
