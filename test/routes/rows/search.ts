import { inviteTalent } from '#server/campaigns/invite-talent.ts';
import { makeImpactReport } from '#server/fairness/impact/make-report.ts';
import { type RowsOf, call, campaign, companyOf, nobody } from '../row.ts';

export const searchRows: RowsOf<'search' | 'analytics' | 'fairness' | 'favourites' | 'campaigns' | 'calls'> = {
  'search.findTalents': {
    own: () => ({ text: 'closer', keywords: ['sales'], locations: ['Lisbon'], hasAiFeedback: false }),
    bad: { cursor: 'x' },
  },
  'search.getTalent': {
    own: ({ other }) => ({ positionId: other.positionId }),
    other: () => ({ positionId: nobody }),
    bad: { positionId: 'none' },
  },
  'search.listFilters': {
    own: () => ({ text: 'closer', workTypes: ['remote'], minClarity: 5, hasAiFeedback: true }),
    bad: { minClarity: 'many' },
  },
  'search.suggestSkills': { own: () => ({ text: 'neg' }), bad: { text: '' } },
  'search.suggestCities': { own: () => ({ text: 'lis', country: 'Portugal' }), bad: { text: '' } },
  'search.listFeatured': { own: () => ({}) },
  'search.listHidden': { own: () => ({}), bad: { cursor: 'x' } },
  'search.hideTalent': {
    own: ({ other }) => ({ positionId: other.positionId }),
    other: () => ({ positionId: nobody }),
    bad: { positionId: 'none' },
  },
  'search.showTalent': { own: ({ other }) => ({ positionId: other.positionId }), bad: { positionId: 'none' } },
  'analytics.recordView': {
    own: ({ other }) => ({ positionId: other.positionId, playedMs: 3000 }),
    other: () => ({ positionId: nobody, playedMs: 3000 }),
    bad: { positionId: nobody, playedMs: -1 },
  },
  'analytics.readPlatform': { own: () => ({}) },
  'analytics.readCompany': { own: () => ({}), bad: { days: 8 } },
  'analytics.listCompanyEvents': { own: () => ({}), bad: { days: 8 } },
  'analytics.exportCompanyDays': { own: () => ({}), bad: { days: 8 }, answers: 402 },
  'analytics.setTimeZone': { own: () => ({ timeZone: 'Europe/Madrid' }), bad: { timeZone: 'Mars/Base' } },
  'fairness.analyzeBias': {
    own: ({ other }) => ({ candidateIds: [other.positionId], jobDescription: 'A sales closer in Madrid' }),
    other: () => ({ candidateIds: [nobody], jobDescription: 'A sales closer in Madrid' }),
    bad: { candidateIds: [], jobDescription: ' ' },
  },
  'fairness.readAdvert': {
    own: () => ({ jobDescription: 'A sales closer in Madrid' }),
    bad: { jobDescription: ' ' },
  },
  'fairness.getRecord': {
    own: (world, who) => world.makeAnalysis(who),
    other: ({ strangerAnalysis }) => strangerAnalysis,
    bad: { analysisId: 'none' },
  },
  'fairness.submitSurvey': {
    own: () => ({ biasNoticed: 'unsure', trustedRanking: 'same' }),
    bad: { biasNoticed: 'perhaps', trustedRanking: 'same' },
  },
  'fairness.getCategories': { own: () => ({}) },
  'fairness.declareCategories': {
    own: () => ({ sex: 'female', race: 'undisclosed', hasConsented: true }),
    bad: { sex: 'female', race: 'white', hasConsented: false },
  },
  'fairness.withdrawCategories': { own: () => ({}) },
  'fairness.getImpact': { own: () => ({}), other: () => ({ month: '2001-01' }), bad: { month: 'May' } },
  'fairness.exportImpact': {
    own: async ({ app, makeCampaign }, who) => {
      await makeCampaign(who);
      await makeImpactReport(app);
      return { month: app.clock().toISOString().slice(0, 7) };
    },
    other: () => ({ month: '2001-01' }),
    bad: { month: '2026-13' },
  },
  'calls.analyzeCall': { own: () => call, bad: { ...call, callDate: 'today' } },
  'calls.followAnalysis': { own: () => call, bad: { ...call, callType: 'chat' } },
  'calls.listCalls': { own: () => ({ text: 'ana' }), bad: { cursor: 'x' } },
  'calls.getCall': {
    own: (world, who) => world.makeCall(who),
    other: ({ strangerCall }) => strangerCall,
    bad: { callId: 'none' },
  },
  'calls.listLines': {
    own: async (world, who) => ({ ...(await world.makeCall(who)), from: 2 }),
    other: ({ strangerCall }) => strangerCall,
    bad: { callId: nobody, from: 0 },
  },
  'calls.correctSides': {
    own: async (world, who) => ({ ...(await world.makeCall(who)), sides: [{ speaker: 'Ana', side: 'seller' }] }),
    other: ({ strangerCall }) => ({ ...strangerCall, sides: [] }),
    bad: { callId: nobody, sides: [{ speaker: 'Ana', side: 'both' }] },
  },
  'calls.deleteCall': {
    own: (world, who) => world.makeCall(who),
    other: ({ strangerCall }) => strangerCall,
    bad: { callId: 'none' },
  },
  'calls.restoreCall': {
    own: (world, who) => world.makeCall(who, 'deleted'),
    other: ({ strangerCall }) => strangerCall,
    bad: { callId: 'none' },
  },
  'calls.getCalendar': {
    own: (world, who) => world.makeCall(who),
    other: ({ strangerCall }) => strangerCall,
    bad: { callId: nobody, item: 0 },
  },
  'favourites.listFavourites': { own: () => ({}), bad: { cursor: 'x' } },
  'favourites.listSavedPositions': { own: () => ({}), bad: { cursor: 'x' } },
  'favourites.saveFavourite': {
    own: ({ lockedPositionId }) => ({ positionId: lockedPositionId }),
    other: () => ({ positionId: nobody }),
    bad: { positionId: 'none' },
  },
  'favourites.removeFavourite': {
    own: ({ lockedPositionId }) => ({ positionId: lockedPositionId }),
    bad: { positionId: 'none' },
  },
  'favourites.listSearches': { own: () => ({}), bad: { cursor: 'x' } },
  'favourites.saveSearch': {
    own: () => ({ name: 'Closers', query: { text: 'closer' } }),
    bad: { name: ' ', query: {} },
  },
  'favourites.setAlerts': {
    own: async (world, who) => ({ ...(await world.makeSearch(who)), hasAlerts: false }),
    other: ({ strangerSearch }) => ({ ...strangerSearch, hasAlerts: false }),
    bad: { searchId: nobody, hasAlerts: 'yes' },
  },
  'favourites.createShortlist': {
    own: ({ other }) => ({ name: 'Closers', positionIds: [other.positionId], days: 7 }),
    other: () => ({ name: 'Closers', positionIds: [nobody], days: 7 }),
    bad: { name: ' ', positionIds: [], days: 365 },
  },
  'favourites.listShortlists': { own: () => ({}), bad: { cursor: 'x' } },
  'favourites.renewShortlistLink': {
    own: (world, who) => world.makeShortlist(companyOf(who)),
    other: ({ strangerShortlist }) => strangerShortlist,
    bad: { shortlistId: 'none' },
  },
  'favourites.removeShortlist': { own: ({ strangerShortlist }) => strangerShortlist, bad: { shortlistId: 'none' } },
  'favourites.openShortlist': { own: () => ({ token: 'x'.repeat(43) }), bad: { token: 'x' }, answers: 410 },
  'favourites.removeSearch': { own: ({ strangerSearch }) => strangerSearch, bad: { searchId: 'none' } },
  'campaigns.listCampaigns': { own: () => ({}), bad: { cursor: 'x' } },
  'campaigns.createCampaign': { own: () => campaign, bad: { ...campaign, title: ' ' } },
  'campaigns.getCampaign': {
    own: (world, who) => world.makeCampaign(who),
    other: ({ strangerCampaign }) => strangerCampaign,
    bad: { campaignId: 'none' },
  },
  'campaigns.saveCampaign': {
    own: async (world, who) => ({ ...(await world.makeCampaign(who)), campaign }),
    other: ({ strangerCampaign }) => ({ ...strangerCampaign, campaign }),
    bad: { campaignId: nobody, campaign: { ...campaign, salaryMinMinor: 9, salaryMaxMinor: 3 } },
  },
  'campaigns.setState': {
    own: async (world, who) => ({ ...(await world.makeCampaign(who)), state: 'paused' }),
    other: ({ strangerCampaign }) => ({ ...strangerCampaign, state: 'closed' }),
    bad: { campaignId: nobody, state: 'gone' },
  },
  'campaigns.inviteTalent': {
    own: async (world, who) => ({ ...(await world.makeCampaign(who)), positionIds: [world.other.positionId] }),
    other: ({ strangerCampaign, other }) => ({ ...strangerCampaign, positionIds: [other.positionId] }),
    bad: { campaignId: nobody, positionIds: [] },
  },
  'campaigns.declineInvitation': {
    own: async ({ app, companies, strangerCampaign, own, makeReady }) => {
      await makeReady();
      await inviteTalent(app, companies.stranger.viewer, { ...strangerCampaign, positionIds: [own.positionId] });
      return strangerCampaign;
    },
    other: () => ({ campaignId: nobody }),
    bad: { campaignId: 'none' },
  },
  'campaigns.restoreInvitation': { own: ({ strangerCampaign }) => strangerCampaign, bad: { campaignId: 'none' } },
  'campaigns.getDailyMatch': { own: () => ({}) },
  'campaigns.listMatching': { own: () => ({}), bad: { cursor: 'x' } },
  'campaigns.listOpen': {
    own: ({ pages }) => ({ publicId: pages.publicId }),
    other: () => ({ publicId: '0'.repeat(12) }),
    bad: { publicId: nobody },
  },
  'campaigns.expressInterest': {
    own: async (world) => {
      await world.makeReady();
      return world.strangerCampaign;
    },
    other: () => ({ campaignId: nobody }),
    bad: { campaignId: 'none' },
  },
  'campaigns.withdrawInterest': { own: ({ strangerCampaign }) => strangerCampaign, bad: { campaignId: 'none' } },
};
