import { routes } from '../platform/http/routes.ts';
import { recordShown } from '../search/documents/score-views.ts';
import { listFavourites, listSavedPositions, removeFavourite, saveFavourite } from './favourites.ts';
import { openShortlist, renewShortlistLink } from './shortlist-links.ts';
import { createShortlist, listShortlists, removeShortlist } from './shortlists.ts';
import { listSearches, removeSearch, saveSearch, setAlerts } from './saved-searches.ts';

const { favourites } = routes;

export const favouriteRoutes = {
  listFavourites: favourites.listFavourites.handler(async ({ context: { app, viewer }, input }) => {
    const saved = await listFavourites(app, viewer, input);
    await recordShown(app, viewer, saved.items);
    return saved;
  }),
  listSavedPositions: favourites.listSavedPositions.handler(({ context: { app, viewer }, input }) =>
    listSavedPositions(app, viewer, input),
  ),
  saveFavourite: favourites.saveFavourite.handler(async ({ context: { app, viewer }, input }) => {
    await saveFavourite(app, viewer, input.positionId);
    return {};
  }),
  removeFavourite: favourites.removeFavourite.handler(async ({ context: { app, viewer }, input }) => {
    await removeFavourite(app, viewer, input.positionId);
    return {};
  }),
  listSearches: favourites.listSearches.handler(({ context: { app, viewer }, input }) =>
    listSearches(app, viewer, input),
  ),
  saveSearch: favourites.saveSearch.handler(({ context: { app, viewer }, input }) => saveSearch(app, viewer, input)),
  setAlerts: favourites.setAlerts.handler(async ({ context: { app, viewer }, input }) => {
    await setAlerts(app, viewer, input.searchId, input.hasAlerts);
    return {};
  }),
  createShortlist: favourites.createShortlist.handler(({ context: { app, viewer }, input }) =>
    createShortlist(app, viewer, input),
  ),
  listShortlists: favourites.listShortlists.handler(({ context: { app, viewer }, input }) =>
    listShortlists(app, viewer, input.cursor),
  ),
  renewShortlistLink: favourites.renewShortlistLink.handler(async ({ context: { app, viewer }, input }) => ({
    url: await renewShortlistLink(app, viewer, input.shortlistId),
  })),
  removeShortlist: favourites.removeShortlist.handler(async ({ context: { app, viewer }, input }) => {
    await removeShortlist(app, viewer, input.shortlistId);
    return {};
  }),
  openShortlist: favourites.openShortlist.handler(({ context: { app }, input }) => openShortlist(app, input.token)),
  removeSearch: favourites.removeSearch.handler(async ({ context: { app, viewer }, input }) => {
    await removeSearch(app, viewer, input.searchId);
    return {};
  }),
};
