import { routes } from '../platform/http/routes.ts';
import { getListedCompany, listCompanies } from './list-companies.ts';
import { setVerified } from './set-verified.ts';
import { replaceLogo, saveLogo } from './logo.ts';
import { getCompanyPage, publishCompanyPage } from './page.ts';
import { closeFirstSteps, getCompanyProfile, saveCompanyProfile } from './profile.ts';

const { companies } = routes;

export const companyRoutes = {
  getProfile: companies.getProfile.handler(({ context: { app, viewer } }) => getCompanyProfile(app, viewer)),
  saveProfile: companies.saveProfile.handler(async ({ context: { app, viewer }, input }) => {
    await saveCompanyProfile(app, viewer, input);
    return getCompanyProfile(app, viewer);
  }),
  closeFirstSteps: companies.closeFirstSteps.handler(async ({ context: { app, viewer } }) => {
    await closeFirstSteps(app, viewer);
    return getCompanyProfile(app, viewer);
  }),
  saveLogo: companies.saveLogo.handler(async ({ context: { app, viewer }, input }) => {
    await saveLogo(app, viewer, Buffer.from(input.picture, 'base64'));
    return getCompanyProfile(app, viewer);
  }),
  removeLogo: companies.removeLogo.handler(async ({ context: { app, viewer } }) => {
    await replaceLogo(app, viewer.userId, null);
    return getCompanyProfile(app, viewer);
  }),
  publishPage: companies.publishPage.handler(async ({ context: { app, viewer }, input }) => {
    await publishCompanyPage(app, viewer, input.isPublished);
    return getCompanyProfile(app, viewer);
  }),
  getPage: companies.getPage.handler(async ({ context: { app, visitor }, input }) => {
    const { page } = await getCompanyPage(app, visitor, input.publicId);
    return page;
  }),
  listCompanies: companies.listCompanies.handler(({ context: { app }, input }) => listCompanies(app, input)),
  setVerified: companies.setVerified.handler(async ({ context: { app, viewer }, input }) => {
    await setVerified(app, { ...input, adminId: viewer.userId });
    return getListedCompany(app, input.companyId);
  }),
};
