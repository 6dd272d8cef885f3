export { FavouriteBar, FavouriteButton } from './favourite-button.tsx';
export { SavedSearches } from './saved-searches.tsx';
export { useFavourites } from './use-favourite.ts';
