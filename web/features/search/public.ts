export { AvailableTalent } from './available-talent.tsx';
export { SearchScreen } from './search-screen.tsx';
export { TalentDialog } from './talent-dialog.tsx';
