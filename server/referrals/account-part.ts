import type { AccountPart } from '../platform/account-part.ts';
import { awardReferralCredit, verificationSource } from './award-credit.ts';

export const referralsPart: AccountPart = {
  tables: { referrals: { by: 'referrer_id', without: ['referee_id'] }, boosts: { by: 'user_id' } },
  derivedTables: ['referral_codes'],
  async onEmailVerified(trx, env, { userId, isFirst, openedFrom }) {
    if (isFirst)
      await awardReferralCredit(
        trx,
        env,
        userId,
        openedFrom && verificationSource(openedFrom.address, openedFrom.headers),
      );
  },
};
