export { AvailableTalent } from './available-talent.tsx';
export { SearchTabs } from './search-tabs.tsx';
export { TalentDialog } from './talent-dialog.tsx';
export { useCurrentSearch } from './use-current-search.ts';
