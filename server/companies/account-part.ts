import type { AccountPart } from '../platform/account-part.ts';
import { refreshVerified } from './verified.ts';

export const companiesPart: AccountPart = {
  tables: { company_profiles: { by: 'user_id', without: ['verified_override_by'] } },
  onEmailVerified: (trx, _env, { userId }) => refreshVerified(trx, userId, { emailVerified: true }),
};
