export { FavouriteBar, FavouriteButton } from './favourite-button.tsx';
export { SavedSearches } from './saved-searches.tsx';
export { Shortlists } from './shortlists.tsx';
export { useFavourite, useFavourites, useSavedPositions } from './use-favourite.ts';
export { useSaveAll } from './use-save-all.ts';
