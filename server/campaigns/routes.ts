import type { Match } from '#contract/campaigns/matches.ts';
import { routes } from '../platform/http/routes.ts';
import { recordShown } from '../search/documents/score-views.ts';
import { changeCampaign, createCampaign, listCampaigns } from './campaigns.ts';
import { getDailyMatch } from './daily-match.ts';
import { declineInvitation, restoreInvitation } from './decline-invitation.ts';
import { getCampaign } from './get-campaign.ts';
import { inviteTalent } from './invite-talent.ts';
import { listMatchingCampaigns, withdrawInterest, expressInterest } from './matching-campaigns.ts';
import { listOpenCampaigns } from './open-campaigns.ts';

const { campaigns } = routes;
const cardsOf = (matches: readonly Pick<Match, 'card'>[]) => matches.map(({ card }) => card);

export const campaignRoutes = {
  listCampaigns: campaigns.listCampaigns.handler(({ context: { app, viewer }, input }) =>
    listCampaigns(app, viewer, input),
  ),
  createCampaign: campaigns.createCampaign.handler(({ context: { app, viewer }, input }) =>
    createCampaign(app, viewer, input),
  ),
  getCampaign: campaigns.getCampaign.handler(async ({ context: { app, viewer }, input }) => {
    const found = await getCampaign(app, viewer, input.campaignId, input);
    await recordShown(app, viewer, cardsOf(found.items));
    return found;
  }),
  saveCampaign: campaigns.saveCampaign.handler(({ context: { app, viewer }, input: { campaignId, campaign } }) =>
    changeCampaign(app, viewer, campaignId, { campaign }),
  ),
  setState: campaigns.setState.handler(({ context: { app, viewer }, input: { campaignId, state } }) =>
    changeCampaign(app, viewer, campaignId, { state }),
  ),
  getDailyMatch: campaigns.getDailyMatch.handler(async ({ context: { app, viewer } }) => {
    const found = await getDailyMatch(app, viewer);
    await recordShown(app, viewer, cardsOf(found.match ? [found.match] : []));
    return found;
  }),
  inviteTalent: campaigns.inviteTalent.handler(({ context: { app, viewer }, input }) =>
    inviteTalent(app, viewer, input),
  ),
  declineInvitation: campaigns.declineInvitation.handler(async ({ context: { app, viewer }, input }) => {
    await declineInvitation(app, viewer, input.campaignId);
    return {};
  }),
  restoreInvitation: campaigns.restoreInvitation.handler(async ({ context: { app, viewer }, input }) => {
    await restoreInvitation(app, viewer, input.campaignId);
    return {};
  }),
  listMatching: campaigns.listMatching.handler(({ context: { app, viewer }, input }) =>
    listMatchingCampaigns(app, viewer, input),
  ),
  listOpen: campaigns.listOpen.handler(({ context: { app, visitor }, input }) =>
    listOpenCampaigns(app, visitor, input),
  ),
  expressInterest: campaigns.expressInterest.handler(async ({ context: { app, viewer }, input }) => {
    await expressInterest(app, viewer, input.campaignId);
    return {};
  }),
  withdrawInterest: campaigns.withdrawInterest.handler(async ({ context: { app, viewer }, input }) => {
    await withdrawInterest(app, viewer, input.campaignId);
    return {};
  }),
};
