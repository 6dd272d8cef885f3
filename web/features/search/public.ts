export { AvailableTalent } from './available-talent.tsx';
export { SearchScreen } from './search-screen.tsx';
