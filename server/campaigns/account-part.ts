import type { AccountPart } from '../platform/account-part.ts';

export const campaignsPart: AccountPart = {
  tables: {
    campaigns: { by: 'company_id' },
    campaign_interests: { by: 'talent_id' },
    daily_matches: { by: 'company_id' },
  },
};
