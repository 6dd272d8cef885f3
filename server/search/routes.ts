import { routes } from '../http.ts';
import { getTalent, listFeatured } from './featured.ts';
import { listFilters } from './filters.ts';
import { findTalents } from './find-talents.ts';

const { search } = routes;

export const searchRoutes = {
  findTalents: search.findTalents.handler(({ context: { app }, input }) => findTalents(app, input)),
  getTalent: search.getTalent.handler(({ context: { app }, input }) => getTalent(app, input.positionId)),
  listFilters: search.listFilters.handler(({ context: { app } }) => listFilters(app.pool)),
  listFeatured: search.listFeatured.handler(async ({ context: { app } }) => ({ items: await listFeatured(app) })),
};
