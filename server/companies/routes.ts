import { routes } from '../http.ts';
import { getCompanyProfile, saveCompanyProfile } from './profile.ts';

const { companies } = routes;

export const companyRoutes = {
  getProfile: companies.getProfile.handler(({ context: { app, viewer } }) => getCompanyProfile(app, viewer)),
  saveProfile: companies.saveProfile.handler(async ({ context: { app, viewer }, input }) => {
    await saveCompanyProfile(app, viewer, input);
    return getCompanyProfile(app, viewer);
  }),
};
