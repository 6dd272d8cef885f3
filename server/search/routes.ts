import { routes } from '../platform/http/routes.ts';
import { getTalent, listFeatured } from './featured.ts';
import { listFilters } from './filters.ts';
import { findTalents } from './find-talents.ts';

const { search } = routes;

export const searchRoutes = {
  findTalents: search.findTalents.handler(async ({ context: { app, viewer }, input }) =>
    findTalents(app, { ...input, domains: viewer.blockKeys, companyId: viewer.userId }),
  ),
  getTalent: search.getTalent.handler(async ({ context: { app, viewer }, input }) =>
    getTalent(app, input.positionId, viewer),
  ),
  listFilters: search.listFilters.handler(async ({ context: { app, viewer }, input }) =>
    listFilters(app, { ...input, domains: viewer.blockKeys }),
  ),
  listFeatured: search.listFeatured.handler(async ({ context: { app } }) => ({ items: await listFeatured(app) })),
};
