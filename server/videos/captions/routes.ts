import { routes } from '../../platform/http/routes.ts';
import { getCaptions, saveCaptions } from './captions.ts';

const { captions } = routes;

export const captionRoutes = {
  getCaptions: captions.getCaptions.handler(async ({ context: { app, viewer }, input }) => ({
    cues: await getCaptions(app, viewer, input.videoId),
  })),
  saveCaptions: captions.saveCaptions.handler(async ({ context: { app, viewer }, input }) => ({
    cues: await saveCaptions(app, viewer, input.videoId, input.cues),
  })),
};
