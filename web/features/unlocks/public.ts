export { FreeLeft, moneyText, usePlan } from './entitlement.tsx';
export { UnlockButton } from './unlock-button.tsx';
export { MessageLink } from './message-link.tsx';
export { useUnlockedPerson } from './use-unlock.ts';
export { deletePendingUnlock } from './pending-unlock.ts';
