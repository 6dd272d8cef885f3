export { FreeLeft, moneyText, usePlan } from './entitlement.tsx';
export { UnlockButton } from './unlock-button.tsx';
export { deletePendingUnlock } from './pending-unlock.ts';
