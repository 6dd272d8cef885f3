import { routes } from '../platform/http/routes.ts';
import { getMailPreferences, saveMailPreferences } from './preferences.ts';
import { unsubscribe } from './unsubscribe.ts';

const { mails } = routes;

export const mailRoutes = {
  getPreferences: mails.getPreferences.handler(({ context: { app, viewer } }) => getMailPreferences(app, viewer)),
  savePreferences: mails.savePreferences.handler(async ({ context: { app, viewer }, input }) => {
    await saveMailPreferences(app, viewer, input);
    return getMailPreferences(app, viewer);
  }),
  unsubscribe: mails.unsubscribe.handler(async ({ context: { app }, input }) => ({
    kind: await unsubscribe(app, input.token),
  })),
};
