import type { AccountPart } from '../platform/account-part.ts';

export const favouritesPart: AccountPart = {
  tables: { favourites: { by: 'company_id' }, saved_searches: { by: 'company_id' } },
};
