export { TalentDetails } from './results/talent-details.tsx';
export { TalentDialog } from './results/talent-dialog.tsx';
export { useCurrentSearch } from './use-search.ts';
