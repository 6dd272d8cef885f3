export { ContactsScreen } from './contacts-screen.tsx';
export { FreeLeft } from './free-left.tsx';
export { moneyText } from './money-text.ts';
export { PendingUnlock } from './pending.tsx';
export { UnlockButton } from './unlock-button.tsx';
export { deletePendingUnlock } from './pending-unlock.ts';
