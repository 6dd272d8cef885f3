import { routes } from '../platform/http/routes.ts';
import { getReferral, findReferrerName, changeReferralCode } from './referral.ts';
import { spendBoostCredit } from './spend-credit.ts';

const { referrals } = routes;

export const referralRoutes = {
  getReferral: referrals.getReferral.handler(({ context: { app, viewer } }) => getReferral(app, viewer)),
  changeCode: referrals.changeCode.handler(async ({ context: { app, viewer }, input }) => {
    await changeReferralCode(app, viewer, input.code);
    return getReferral(app, viewer);
  }),
  spendCredit: referrals.spendCredit.handler(async ({ context: { app, viewer } }) => {
    await spendBoostCredit(app, viewer);
    return getReferral(app, viewer);
  }),
  findReferrer: referrals.findReferrer.handler(async ({ context: { app }, input }) => ({
    referrerName: await findReferrerName(app, input.code),
  })),
};
