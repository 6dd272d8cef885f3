import { deferred } from '#web/lib/deferred.tsx';

export { FreeLeft, moneyText, usePlan } from './entitlement.tsx';
export { UnlockButton } from './unlock-button.tsx';
export { deletePendingUnlock } from './pending-unlock.ts';

export const ContactLines = deferred(async () => (await import('./contact/contact-card.tsx')).ContactLines);
