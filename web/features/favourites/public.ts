import { deferred } from '#web/lib/deferred.tsx';

export { FavouriteBar, FavouriteButton, SaveButton } from './favourite-button.tsx';
export { useFavourite, useFavourites, useSavedPositions, useSavedTitle } from './use-favourite.ts';
export { useSaveAll } from './use-save-all.ts';

export const SavedSearches = deferred(async () => (await import('./saved-searches.tsx')).SavedSearches);

export const Shortlists = deferred(async () => (await import('./shortlists.tsx')).Shortlists);
