import type { AccountPart } from '../platform/account-part.ts';

export const analyticsPart: AccountPart = { tables: { conversion_events: { by: ['company_id', 'talent_id'] } } };
