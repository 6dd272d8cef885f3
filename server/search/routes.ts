import { recordShown } from './documents/score-views.ts';
import { requireFilters } from './advanced-filters.ts';
import { routes } from '../platform/http/routes.ts';
import { getTalent, listFeatured } from './featured.ts';
import { listFilters } from './filters.ts';
import { findTalents } from './find-talents.ts';
import { suggestCities } from './suggest-cities.ts';
import { suggestSkills } from './suggest-skills.ts';
import { hideTalent, listHidden, showTalent } from './hide-talent.ts';

const { search } = routes;

export const searchRoutes = {
  findTalents: search.findTalents.handler(async ({ context: { app, viewer }, input }) => {
    await requireFilters(app, viewer.userId, input);
    const found = await findTalents(app, { ...input, domains: viewer.blockKeys, companyId: viewer.userId });
    await recordShown(app, viewer, found.items);
    return found;
  }),
  getTalent: search.getTalent.handler(async ({ context: { app, viewer }, input }) => {
    const card = await getTalent(app, input.positionId, viewer);
    await recordShown(app, viewer, [card]);
    return card;
  }),
  listFilters: search.listFilters.handler(async ({ context: { app, viewer }, input }) => {
    await requireFilters(app, viewer.userId, input);
    return listFilters(app, { ...input, domains: viewer.blockKeys, companyId: viewer.userId });
  }),
  listHidden: search.listHidden.handler(async ({ context: { app, viewer }, input }) => {
    const page = await listHidden(app, viewer, input.cursor);
    await recordShown(app, viewer, page.items);
    return page;
  }),
  hideTalent: search.hideTalent.handler(async ({ context: { app, viewer }, input }) => {
    await hideTalent(app, viewer, input.positionId);
    return {};
  }),
  showTalent: search.showTalent.handler(async ({ context: { app, viewer }, input }) => {
    await showTalent(app, viewer, input.positionId);
    return {};
  }),
  suggestCities: search.suggestCities.handler(({ input }) => ({ items: suggestCities(input) })),
  suggestSkills: search.suggestSkills.handler(async ({ context: { app }, input }) => ({
    items: await suggestSkills(app, input.text),
  })),
  listFeatured: search.listFeatured.handler(async ({ context: { app } }) => ({ items: await listFeatured(app) })),
};
