export { FavouriteBar, FavouriteButton } from './favourite-button.tsx';
export { SavedSearches } from './saved-searches.tsx';
export { useFavourites, useSavedPositions } from './use-favourite.ts';
