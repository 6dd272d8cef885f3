import { routes } from '../platform/http/routes.ts';
import { changeCampaign, createCampaign, getCampaign, listCampaigns } from './campaigns.ts';
import { getDailyMatch } from './daily-match.ts';
import { listMatchingCampaigns, withdrawInterest, expressInterest } from './matching-campaigns.ts';

const { campaigns } = routes;

export const campaignRoutes = {
  listCampaigns: campaigns.listCampaigns.handler(async ({ context: { app, viewer } }) => ({
    items: await listCampaigns(app, viewer),
  })),
  createCampaign: campaigns.createCampaign.handler(({ context: { app, viewer }, input }) =>
    createCampaign(app, viewer, input),
  ),
  getCampaign: campaigns.getCampaign.handler(({ context: { app, viewer }, input }) =>
    getCampaign(app, viewer, input.campaignId),
  ),
  saveCampaign: campaigns.saveCampaign.handler(({ context: { app, viewer }, input: { campaignId, campaign } }) =>
    changeCampaign(app, viewer, campaignId, { campaign }),
  ),
  setState: campaigns.setState.handler(({ context: { app, viewer }, input: { campaignId, state } }) =>
    changeCampaign(app, viewer, campaignId, { state }),
  ),
  getDailyMatch: campaigns.getDailyMatch.handler(({ context: { app, viewer } }) => getDailyMatch(app, viewer)),
  listMatching: campaigns.listMatching.handler(async ({ context: { app, viewer } }) => ({
    items: await listMatchingCampaigns(app, viewer),
  })),
  expressInterest: campaigns.expressInterest.handler(async ({ context: { app, viewer }, input }) => {
    await expressInterest(app, viewer, input.campaignId);
    return {};
  }),
  withdrawInterest: campaigns.withdrawInterest.handler(async ({ context: { app, viewer }, input }) => {
    await withdrawInterest(app, viewer, input.campaignId);
    return {};
  }),
};
