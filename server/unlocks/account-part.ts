import type { AccountPart } from '../platform/account-part.ts';

export const unlocksPart: AccountPart = { tables: { unlocked_contacts: { by: 'user_id' } } };
