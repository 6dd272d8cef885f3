export { ContactsScreen } from './contacts-screen.tsx';
export { FreeLeft, moneyText } from './entitlement.tsx';
export { PendingUnlock } from './pending.tsx';
export { UnlockButton } from './unlock-button.tsx';
export { deletePendingUnlock } from './pending-unlock.ts';
