export { AvailableTalent } from './results/available-talent.tsx';
export { SearchTabs } from './search-tabs.tsx';
export { TalentDialog } from './results/talent-dialog.tsx';
export { useCurrentSearch } from './use-search.ts';
