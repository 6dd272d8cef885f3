import type { AccountPart } from '../platform/account-part.ts';

export const talentsPart: AccountPart = {
  tables: { talent_profiles: { by: 'user_id' }, talent_positions: { by: 'talent_id' } },
};
