import { deferred } from '#web/lib/deferred.tsx';

export { useCurrentSearch } from './use-search.ts';

export const TalentDetails = deferred(async () => (await import('./results/talent-details.tsx')).TalentDetails);
export const TalentDialog = deferred(async () => (await import('./results/talent-dialog.tsx')).TalentDialog);
