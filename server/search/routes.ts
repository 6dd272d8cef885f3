import { routes } from '../http.ts';
import { getTalent, listFeatured } from './featured.ts';
import { listFilters } from './filters.ts';
import { findTalents } from './find-talents.ts';
import { companyDomains } from './hidden.ts';

const { search } = routes;

export const searchRoutes = {
  findTalents: search.findTalents.handler(async ({ context: { app, viewer }, input }) =>
    findTalents(app, { ...input, domains: companyDomains(viewer) }),
  ),
  getTalent: search.getTalent.handler(async ({ context: { app, viewer }, input }) =>
    getTalent(app, input.positionId, companyDomains(viewer)),
  ),
  listFilters: search.listFilters.handler(async ({ context: { app, viewer }, input }) =>
    listFilters(app, { ...input, domains: companyDomains(viewer) }),
  ),
  listFeatured: search.listFeatured.handler(async ({ context: { app } }) => ({ items: await listFeatured(app) })),
};
