import { routes } from '../platform/http/routes.ts';
import { getListedCompany, listCompanies } from './list-companies.ts';
import { setVerified } from './set-verified.ts';
import { getCompanyProfile, saveCompanyProfile } from './profile.ts';

const { companies } = routes;

export const companyRoutes = {
  getProfile: companies.getProfile.handler(({ context: { app, viewer } }) => getCompanyProfile(app, viewer)),
  saveProfile: companies.saveProfile.handler(async ({ context: { app, viewer }, input }) => {
    await saveCompanyProfile(app, viewer, input);
    return getCompanyProfile(app, viewer);
  }),
  listCompanies: companies.listCompanies.handler(({ context: { app }, input }) => listCompanies(app, input)),
  setVerified: companies.setVerified.handler(async ({ context: { app, viewer }, input }) => {
    await setVerified(app, { ...input, adminId: viewer.userId });
    return getListedCompany(app, input.companyId);
  }),
};
