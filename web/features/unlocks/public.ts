export { FreeLeft, moneyText, usePlan } from './entitlement.tsx';
export { UnlockButton } from './unlock-button.tsx';
export { useUnlockedPerson } from './use-unlock.ts';
export { deletePendingUnlock } from './pending-unlock.ts';
