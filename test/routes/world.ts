import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { confirmCheckout } from '#server/billing/checkout/confirm-checkout.ts';
import { paySimulated } from '#server/billing/simulated/checkout.ts';
import { startPremiumCheckout, startUnlockCheckout } from '#server/billing/checkout/start-checkout.ts';
import { findPremium } from '#server/billing/premium.ts';
import { openConversation } from '#server/chats/open-conversation.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import { createApiKey } from '#server/integrations/api-keys/api-keys.ts';
import { createEndpoint } from '#server/integrations/webhooks/save-endpoint.ts';
import { testEndpoint } from '#server/integrations/webhooks/test-target.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { saveSearch } from '#server/favourites/saved-searches.ts';
import { createTemplate } from '#server/chats/message-templates.ts';
import { createShortlist } from '#server/favourites/shortlists.ts';
import { createCampaign } from '#server/campaigns/campaigns.ts';
import { analyzeBias } from '#server/fairness/analyze.ts';
import { keepAnalysis } from '#server/fairness/records/keep-analysis.ts';
import { analyzeCall } from '#server/calls/analyze-call.ts';
import { publishCompanyPage } from '#server/companies/page.ts';
import { publishTalentPage } from '#server/talents/own-page.ts';
import { deleteCall } from '#server/calls/delete-call.ts';
import {
  createAdmin,
  createCompany,
  createFoundTalent,
  createPublishedVideo,
  createTalent,
  createVideo,
  signInCookie,
} from '../fixtures/factories.ts';
import { createAnalyzedVideo, createContest, createPracticeTake, createSharedVideo } from '../fixtures/takes.ts';
import { type Who, type World, call, campaign, companyOf, nextNumber, nobody } from './row.ts';

/** The people and objects that the rows act on, and the callers' cookies. */
export async function createWorld(app: Context, server: FastifyInstance) {
  const [talent, other, company, admin] = [
    await createTalent(app),
    await createTalent(app),
    await createCompany(app),
    await createAdmin(app),
  ];
  const emails: Partial<Record<Who, string>> = { talent: talent.email, company: company.email, admin: admin.email };
  const cookies: Partial<Record<Who, string>> = {};
  for (const [who, email] of Object.entries(emails)) cookies[who as Who] = await signInCookie(server, email);
  const addSession = async (email: string) => {
    const { id: user_id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const { id } = await app.db
      .insertInto('sessions')
      .values({ user_id, token: crypto.randomUUID(), expires_at: new Date(Date.now() + 3_600_000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const stranger = await createCompany(app);
  const published = await createPublishedVideo(app, other);
  const contactOf = async ({ viewer }: { viewer: Viewer }) => {
    const { id: contactId, conversationId } = await unlockTalent(app, viewer, other.positionId);
    return { viewer, contactId, conversationId };
  };
  const companies = {
    company: await contactOf(company),
    admin: await contactOf(admin),
    stranger: await contactOf(stranger),
  };
  const makeSearch = async (viewer: Viewer) => ({
    searchId: (await saveSearch(app, viewer, { name: 'Closers', query: {}, hasAlerts: false })).id,
  });
  const makeTemplate = async (viewer: Viewer) => ({
    templateId: (await createTemplate(app, viewer, { name: 'First message', content: 'Hello {firstName}' })).id,
  });
  const makeShortlist = async (viewer: Viewer) => {
    const asked = { name: 'Closers', positionIds: [other.positionId], days: 7 };
    return { shortlistId: (await createShortlist(app, viewer, asked)).shortlist.id };
  };
  const makeCampaign = async (viewer: Viewer) => ({ campaignId: (await createCampaign(app, viewer, campaign)).id });
  const makeEndpoint = async (viewer: Viewer) => {
    const url = 'https://hooks.closeup.example/in';
    await app.db.deleteFrom('webhook_endpoints').where('company_id', '=', viewer.userId).execute();
    const { id } = await createEndpoint(app, viewer, {
      url,
      eventTypes: ['contact.unlocked'],
      description: '',
      origin: 'page',
    });
    return { endpointId: id };
  };
  const makeDelivery = async (viewer: Viewer) => {
    const endpoint = await makeEndpoint(viewer);
    await testEndpoint(app, viewer, { ...endpoint, eventType: 'contact.unlocked' });
    const { id } = await app.db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('endpoint_id', '=', endpoint.endpointId)
      .executeTakeFirstOrThrow();
    return { ...endpoint, deliveryId: id };
  };
  const { endpointId, deliveryId } = await makeDelivery(companies.stranger.viewer);
  const viewers: Partial<Record<Who, Viewer>> = {
    talent: talent.viewer,
    company: company.viewer,
    admin: admin.viewer,
  };
  const makeAnalysis = async (viewer: Viewer) => {
    const advert = 'A sales closer in Madrid';
    const { analysisId } = await keepAnalysis(app, viewer, advert, await analyzeBias([], advert));
    return { analysisId };
  };
  const makeCall = async (viewer: Viewer, state?: 'deleted') => {
    const { callId } = (await analyzeCall(app, viewer, call)).analysis!;
    if (state) await deleteCall(app, viewer, callId);
    return { callId };
  };
  const openCheckout: World['openCheckout'] = async (of) => {
    await app.db.deleteFrom('subscriptions').execute();
    const { positionId } = await createFoundTalent(app);
    const { checkoutId, url } = await startUnlockCheckout(app, companies[of].viewer, positionId);
    return { checkoutId, simulatedId: url.split('/').at(-1)! };
  };
  const second = await app.db
    .insertInto('talent_positions')
    .values({ talent_id: talent.viewer.userId, position_title: 'Consultant' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const addPasskey = async (userId: string) => {
    const row = {
      user_id: userId,
      name: 'Key',
      credential_id: Buffer.from(`key ${nextNumber()}`).toString('base64url'),
      public_key: Buffer.alloc(1),
      counter: 0,
    };
    const added = { ...row, created_at: app.clock() };
    return (await app.db.insertInto('passkeys').values(added).returning('id').executeTakeFirstOrThrow()).id;
  };
  const idOf = async (email: string) =>
    (await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  await publishCompanyPage(app, stranger.viewer, true);
  await publishTalentPage(app, other.viewer.userId, { isPublished: true, isIndexed: false });
  const pages = await app.db
    .selectFrom(['company_profiles as c', 'talent_profiles as t'])
    .select(['c.public_id as publicId', 't.page_code as code'])
    .where('c.user_id', '=', stranger.viewer.userId)
    .where('t.user_id', '=', other.viewer.userId)
    .executeTakeFirstOrThrow();
  const world: World = {
    app,
    pages: { publicId: pages.publicId, code: pages.code! },
    makePasskey: async (who) => (who === 'visitor' ? nobody : addPasskey(await idOf(emails[who]!))),
    strangerPasskey: await addPasskey(other.viewer.userId),
    own: { positionId: talent.positionId, secondPositionId: second.id },
    other: { positionId: other.positionId, videoId: published.id, sessionId: await addSession(other.email) },
    makeSession: async (who) => (who === 'visitor' ? nobody : addSession(emails[who]!)),
    companies,
    openCheckout,
    strangerCheckout: await openCheckout('stranger'),
    lockedPositionId: (await createFoundTalent(app)).positionId,
    async needPremium(of) {
      const { viewer } = companies[of];
      if (await findPremium(app.db, viewer.userId, app.clock())) return;
      const { checkoutId, url } = await startPremiumCheckout(app, viewer);
      await paySimulated(app, viewer, { simulatedId: url.split('/').at(-1)!, card: 'works' });
      await confirmCheckout(app, viewer, checkoutId);
    },
    async conversationOf(who) {
      if (who !== 'talent') return (await contactOf(companies[companyOf(who)])).conversationId;
      const opened = await app.db
        .transaction()
        .execute((trx) => openConversation(trx, companies.stranger.viewer.userId, talent.viewer.userId, app.clock()));
      return opened.id;
    },
    makeEndpoint: async (of) => makeEndpoint(companies[companyOf(of)].viewer),
    strangerEndpoint: { endpointId },
    makeDelivery: async (of) => ({ deliveryId: (await makeDelivery(companies[companyOf(of)].viewer)).deliveryId }),
    strangerDelivery: { deliveryId },
    makeApiKey: async (of) => {
      const { viewer } = companies[of];
      await app.db.deleteFrom('api_keys').where('company_id', '=', viewer.userId).execute();
      const present = { ...viewer, authenticatedAt: app.clock() };
      return createApiKey(app, present, { name: 'CRM', scopes: ['contacts:read'], expiresInDays: null });
    },
    strangerConversation: companies.stranger.conversationId,
    makeSearch: async (of) => makeSearch(companies[companyOf(of)].viewer),
    strangerSearch: await makeSearch(companies.stranger.viewer),
    makeShortlist: async (of) => makeShortlist(companies[of].viewer),
    makeTemplate: (of) => makeTemplate(companies[of].viewer),
    strangerTemplate: await makeTemplate(companies.stranger.viewer),
    strangerShortlist: await makeShortlist(companies.stranger.viewer),
    makeCampaign: async (of) => makeCampaign(companies[companyOf(of)].viewer),
    strangerCampaign: await makeCampaign(companies.stranger.viewer),
    makeCall: async (of, state) => (viewers[of] ? makeCall(viewers[of], state) : { callId: nobody }),
    strangerCall: await makeCall(stranger.viewer),
    makeAnalysis: async (of) => makeAnalysis(companies[companyOf(of)].viewer),
    strangerAnalysis: await makeAnalysis(stranger.viewer),
    async makeReady() {
      await app.db.deleteFrom('videos').where('talent_id', '=', talent.viewer.userId).execute();
      return (await createPublishedVideo(app, talent)).id;
    },
    async makeRejected() {
      const videoId = await world.makeReady();
      await app.db.updateTable('videos').set({ rejected_at: new Date() }).where('id', '=', videoId).execute();
      return videoId;
    },
    async makeShared() {
      const scored = await createTalent(app);
      await createSharedVideo(app, scored);
      return scored.positionId;
    },
    async makeContest() {
      return createContest(app, await createTalent(app));
    },
    async makeAnalyzed() {
      await app.db.deleteFrom('videos').where('talent_id', '=', talent.viewer.userId).execute();
      return (await createAnalyzedVideo(app, talent)).id;
    },
    makePractice: async () => (await createPracticeTake(app, talent)).id,
    async makeTicket() {
      const written = { kind: 'contact', name: 'A Friend', email: 'friend@nowhere.example', message: 'Hello' };
      return (await app.db.insertInto('support_tickets').values(written).returning('id').executeTakeFirstOrThrow()).id;
    },
    async makeVideo(state) {
      await app.db.deleteFrom('videos').where('talent_id', '=', talent.viewer.userId).execute();
      return (await createVideo(app, talent, { state })).id;
    },
  };
  return { world, emails, cookies };
}
