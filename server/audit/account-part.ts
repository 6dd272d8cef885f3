import type { AccountPart } from '../platform/account-part.ts';

export const auditPart: AccountPart = {
  tables: { audit_events: { by: 'actor_id', without: ['subject_id'] } },
};
