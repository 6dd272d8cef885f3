import type { AccountPart } from '../platform/account-part.ts';

export const insightsPart: AccountPart = { tables: { talent_blocks: { by: 'talent_id' } } };
