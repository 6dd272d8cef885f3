import { routes } from '../platform/http/routes.ts';
import { changeCampaign, createCampaign, getCampaign, listCampaigns } from './campaigns.ts';
import { getDailyMatch } from './daily-match.ts';
import { listFitting, lowerHand, raiseHand } from './fitting.ts';

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
  listFitting: campaigns.listFitting.handler(async ({ context: { app, viewer } }) => ({
    items: await listFitting(app, viewer),
  })),
  raiseHand: campaigns.raiseHand.handler(async ({ context: { app, viewer }, input }) => {
    await raiseHand(app, viewer, input.campaignId);
    return {};
  }),
  lowerHand: campaigns.lowerHand.handler(async ({ context: { app, viewer }, input }) => {
    await lowerHand(app, viewer, input.campaignId);
    return {};
  }),
};
