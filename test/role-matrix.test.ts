import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaInput, Meta } from '@orpc/contract';
import type { FastifyInstance } from 'fastify';
import type { contract } from '#contract/contract.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/platform/context.ts';
import { confirmCheckout } from '#server/billing/confirm-checkout.ts';
import { paySimulated } from '#server/billing/simulated-checkout.ts';
import { startPremiumCheckout, startUnlockCheckout } from '#server/billing/start-checkout.ts';
import { findPremium } from '#server/billing/premium.ts';
import { openConversation } from '#server/chats/open-conversation.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { saveSearch } from '#server/favourites/saved-searches.ts';
import { createCampaign } from '#server/campaigns/campaigns.ts';
import { createTestContext, createTestServer } from './app.ts';
import { type DeclaredRoute, callRoute, declaredRoutes } from './call-route.ts';
import {
  PASSWORD,
  createAdmin,
  createCompany,
  createFoundTalent,
  createPublishedVideo,
  createTalent,
  createVideo,
  signInCookie,
} from './factories.ts';

interface World {
  app: Context;
  /** The talent that calls. */
  own: { positionId: string; secondPositionId: string };
  other: { positionId: string; videoId: string; sessionId: string };
  makeVideo(state: 'uploading' | 'failed'): Promise<string>;
  makeReady(): Promise<string>;
  makeRejected(): Promise<string>;
  makeTicket(): Promise<string>;
  makeCampaign(of: Who): Promise<{ campaignId: string }>;
  strangerCampaign: { campaignId: string };
  conversationOf(who: Who): Promise<string>;
  strangerConversation: string;
  makeSearch(of: Who): Promise<{ searchId: string }>;
  strangerSearch: { searchId: string };
  makePasskey(who: Who): Promise<string>;
  strangerPasskey: string;
  /** A second session of whoever calls. */
  makeSession(who: Who): Promise<string>;
  /** What a company has: its contact, and checkouts that are open. */
  companies: Record<'company' | 'admin' | 'stranger', { viewer: Viewer; contactId: string }>;
  openCheckout(of: keyof World['companies']): Promise<{ checkoutId: string; simulatedId: string }>;
  strangerCheckout: { checkoutId: string; simulatedId: string };
  lockedPositionId: string;
  needPremium(of: keyof World['companies']): Promise<void>;
}

interface Row {
  /** An input that succeeds for every allowed caller. */
  own: (world: World, who: Who) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** An input for somebody else's object, which answers not_found. */
  other?: (world: World) => Record<string, unknown>;
  /** The status of a call that ends with a declared error, because the test has no valid token. */
  answers?: number;
  /** The call ends the caller's session. */
  endsSession?: true;
}

/** A route with an input needs an invalid one too. The types enforce it. */
interface InputRow extends Row {
  bad: Record<string, unknown>;
}
type Contract = typeof contract;
type InputOf<Procedure> =
  Procedure extends ContractProcedure<infer Input extends AnySchema, AnySchema, ErrorMap, Meta>
    ? InferSchemaInput<Input>
    : never;
type Rows = {
  [Noun in keyof Contract]: {
    [Verb in keyof Contract[Noun] as `${Noun}.${Verb & string}`]: unknown extends InputOf<Contract[Noun][Verb]>
      ? Row & { bad?: never }
      : InputRow;
  };
}[keyof Contract];
type AllRows = (Rows extends unknown ? (rows: Rows) => void : never) extends (rows: infer All) => void ? All : never;

const upload = { originalName: 'me.mp4', contentType: 'video/mp4', sizeBytes: 1000 };
const profile = (positionId: string) => ({
  fullName: 'Marta Ribeiro',
  phone: '+34 612 004 118',
  languages: ['Spanish'],
  positions: [{ id: positionId, positionTitle: 'Sales Closer' }],
});
const campaign = {
  title: 'Sales Closer',
  description: 'Close for us.',
  skills: ['Negotiation'],
  languages: ['Spanish'],
  location: null,
  workType: null,
  salaryMinMinor: null,
  salaryMaxMinor: null,
};
const passkeyAnswer = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: 'bm9uZQ', authenticatorData: 'none', signature: 'none' },
};
const newPasskey = { ...passkeyAnswer, response: { clientDataJSON: 'bm9uZQ', attestationObject: 'none' } };
const nobody = '00000000-0000-4000-8000-000000000000';
let count = 0;

/** A row for every route; a route without one fails. */
const rows: AllRows = {
  'accounts.getSession': { own: () => ({}) },
  'accounts.signIn': {
    own: () => ({ email: 'nobody@nowhere.example', password: 'Wrong1234' }),
    answers: 401,
    bad: { email: 'nowhere', password: '' },
  },
  'accounts.signOut': { own: () => ({}), endsSession: true },
  'accounts.registerTalent': {
    own: () => ({ email: `new-${count++}@talent.example`, password: PASSWORD, fullName: 'New Talent' }),
    bad: { email: 'new@talent.example', password: 'short', fullName: 'Two\nLines' },
  },
  'accounts.registerCompany': {
    own: () => ({
      email: `new-${count++}@acme.example`,
      password: PASSWORD,
      firstName: 'A',
      lastName: 'B',
      companyName: 'Acme',
      city: 'Oslo',
      country: 'Norway',
    }),
    endsSession: true,
    bad: { email: 'someone@gmail.com', password: 'Closeup1' },
  },
  'accounts.confirmEmail': { own: () => ({ token: 'none' }), answers: 410, bad: { token: '' } },
  'accounts.resendConfirmation': { own: () => ({ email: 'nobody@nowhere.example' }), bad: { email: 'nowhere' } },
  'accounts.requestPasswordReset': {
    own: () => ({ email: 'nobody@nowhere.example' }),
    bad: { email: ['nobody@nowhere.example'] },
  },
  'accounts.checkResetLink': { own: () => ({ token: 'none' }), answers: 410, bad: { token: 'x'.repeat(2049) } },
  'accounts.resetPassword': {
    own: () => ({ token: 'none', password: PASSWORD }),
    answers: 410,
    bad: { token: 'none', password: 'lowercase1' },
  },
  'accounts.listSessions': { own: () => ({}) },
  'accounts.endSession': {
    own: async ({ makeSession }, who) => ({ sessionId: await makeSession(who) }),
    other: ({ other }) => ({ sessionId: other.sessionId }),
    bad: { sessionId: 'this' },
  },
  'accounts.endAllSessions': { own: () => ({}), endsSession: true },
  'accounts.changePassword': { own: () => ({ newPassword: PASSWORD }), bad: { newPassword: 'short' } },
  'accounts.reauthenticate': { own: () => ({ password: PASSWORD }), bad: { password: '' } },
  'accounts.changeEmail': { own: () => ({ email: `moved-${count++}@acme.example` }), bad: { email: 'nobody' } },
  'accounts.confirmEmailChange': { own: () => ({ token: 'none' }), answers: 410, bad: { token: '' } },
  'accounts.revertEmailChange': {
    own: () => ({ token: 'none', password: PASSWORD }),
    answers: 410,
    bad: { token: 'none', password: 'short' },
  },
  'accounts.prepareDownload': { own: () => ({}) },
  'accounts.getSignInMethods': { own: () => ({}) },
  'accounts.startPasskeySignIn': { own: () => ({}) },
  'accounts.signInWithPasskey': {
    own: () => ({ answer: passkeyAnswer }),
    bad: { answer: { ...passkeyAnswer, id: 'not base64url' } },
    answers: 401,
  },
  'accounts.startPasskey': { own: () => ({}) },
  'accounts.addPasskey': {
    own: () => ({ answer: newPasskey }),
    bad: { answer: { ...newPasskey, type: 'password' } },
    answers: 401,
  },
  'accounts.renamePasskey': {
    own: async (world, who) => ({ passkeyId: await world.makePasskey(who), name: 'My phone' }),
    other: ({ strangerPasskey }) => ({ passkeyId: strangerPasskey, name: 'Mine now' }),
    bad: { passkeyId: nobody, name: ' ' },
  },
  'accounts.removePasskey': {
    own: async (world, who) => ({ passkeyId: await world.makePasskey(who) }),
    other: ({ strangerPasskey }) => ({ passkeyId: strangerPasskey }),
    bad: { passkeyId: 'none' },
  },
  'accounts.startPasskeyProof': { own: () => ({}) },
  'accounts.provePasskey': {
    own: () => ({ answer: passkeyAnswer }),
    bad: { answer: { ...passkeyAnswer, id: '' } },
    answers: 401,
  },
  'accounts.finishSignIn': { own: () => ({ code: '000000' }), bad: { code: ' ' }, answers: 410 },
  'accounts.startTwoStep': { own: () => ({}) },
  // A first code that fits is computed beside the route's own tests.
  'accounts.enableTwoStep': { own: () => ({ code: '000000' }), bad: { code: 'x'.repeat(41) }, answers: 400 },
  'accounts.renewRecoveryCodes': { own: () => ({}), answers: 409 },
  'accounts.disableTwoStep': { own: () => ({}) },
  'accounts.proveCode': { own: () => ({ code: '000000' }), bad: { code: '' }, answers: 400 },
  'accounts.requestDeletion': { own: () => ({}), endsSession: true },
  'accounts.keepAccount': { own: () => ({}) },
  'audit.listEvents': { own: () => ({ group: 'signIn', who: 'nobody@nowhere.example' }), bad: { from: '2026-02-30' } },
  'audit.exportEvents': { own: () => ({ to: '2026-12-31' }), bad: { group: 'everything' } },
  'talents.getProfile': { own: () => ({}) },
  'talents.saveProfile': {
    own: ({ own }) => profile(own.positionId),
    other: ({ other }) => profile(other.positionId),
    bad: { ...profile(nobody), birthDate: '2026-02-30' },
  },
  'talents.addPosition': { own: () => ({ positionTitle: 'Consultant' }), bad: { positionTitle: 'x\0' } },
  'talents.removePosition': {
    own: ({ own }) => ({ positionId: own.secondPositionId }),
    other: ({ other }) => ({ positionId: other.positionId }),
    bad: { positionId: '1' },
  },
  'videos.startUpload': {
    own: ({ own }) => ({ ...upload, positionId: own.positionId }),
    other: ({ other }) => ({ ...upload, positionId: other.positionId }),
    bad: { ...upload, positionId: nobody, sizeBytes: 0.5 },
  },
  'videos.getVideo': {
    own: async ({ makeVideo }) => ({ videoId: await makeVideo('uploading') }),
    other: ({ other }) => ({ videoId: other.videoId }),
    bad: { videoId: 'none' },
  },
  'videos.retryVideo': {
    own: async ({ makeVideo }) => ({ videoId: await makeVideo('failed') }),
    other: ({ other }) => ({ videoId: other.videoId }),
    bad: { videoId: 'none' },
  },
  'videos.deleteVideo': {
    own: async ({ makeVideo }) => ({ videoId: await makeVideo('uploading') }),
    other: ({ other }) => ({ videoId: other.videoId }),
    bad: { videoId: 'none' },
  },
  'videos.submitAgain': {
    own: async (world) => ({ videoId: await world.makeRejected() }),
    other: ({ other }) => ({ videoId: other.videoId }),
    bad: { videoId: 'none' },
  },
  'moderation.listVideos': { own: () => ({ state: 'pending' }), bad: { state: 'hidden' } },
  'moderation.approveVideo': {
    own: ({ other }) => ({ videoId: other.videoId }),
    other: () => ({ videoId: nobody }),
    bad: { videoId: nobody, notes: 'x'.repeat(501) },
  },
  'moderation.rejectVideo': {
    own: async (world) => ({ videoId: await world.makeReady(), notes: 'Too dark' }),
    other: () => ({ videoId: nobody }),
    bad: { videoId: 'none' },
  },
  'insights.getInsights': { own: () => ({}), bad: { days: '1e1' } },
  'insights.getVisibility': { own: () => ({}) },
  'insights.pauseProfile': { own: () => ({ isPaused: false }), bad: { isPaused: 'maybe' } },
  'insights.blockDomain': { own: () => ({ domain: 'https://www.acme.co.uk/jobs' }), bad: { domain: 'nowhere' } },
  'insights.unblockDomain': { own: () => ({ domain: 'acme.co.uk' }), bad: { domain: 'x'.repeat(254) } },
  'campaigns.listCampaigns': { own: () => ({}) },
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
  'campaigns.getDailyMatch': { own: () => ({}) },
  'campaigns.listMatching': { own: () => ({}) },
  'campaigns.expressInterest': {
    own: async (world) => {
      await world.makeReady();
      return world.strangerCampaign;
    },
    other: () => ({ campaignId: nobody }),
    bad: { campaignId: 'none' },
  },
  'campaigns.withdrawInterest': { own: ({ strangerCampaign }) => strangerCampaign, bad: { campaignId: 'none' } },
  'favourites.listFavourites': { own: () => ({}) },
  'favourites.saveFavourite': {
    own: ({ lockedPositionId }) => ({ positionId: lockedPositionId }),
    other: () => ({ positionId: nobody }),
    bad: { positionId: 'none' },
  },
  'favourites.removeFavourite': {
    own: ({ lockedPositionId }) => ({ positionId: lockedPositionId }),
    bad: { positionId: 'none' },
  },
  'favourites.listSearches': { own: () => ({}) },
  'favourites.saveSearch': {
    own: () => ({ name: 'Closers', query: { text: 'closer' } }),
    bad: { name: ' ', query: {} },
  },
  'favourites.setAlerts': {
    own: async (world, who) => ({ ...(await world.makeSearch(who)), hasAlerts: false }),
    other: ({ strangerSearch }) => ({ ...strangerSearch, hasAlerts: false }),
    bad: { searchId: nobody, hasAlerts: 'yes' },
  },
  'favourites.removeSearch': { own: ({ strangerSearch }) => strangerSearch, bad: { searchId: 'none' } },
  'chats.listConversations': { own: () => ({}), bad: { cursor: 'x' } },
  'chats.countUnread': { own: () => ({}) },
  'chats.getConversation': chatRow(),
  'chats.listMessages': { ...chatRow({ before: 9 }), bad: { conversationId: nobody, after: -1 } },
  'chats.sendMessage': {
    ...chatRow({ clientId: nobody, content: 'Hello' }),
    bad: { conversationId: nobody, clientId: nobody, content: ' ' },
  },
  'chats.markRead': { ...chatRow({ seq: 1 }), bad: { conversationId: nobody, seq: -1 } },
  'chats.tellTyping': chatRow(),
  'chats.answer': { ...chatRow({ answer: 'accepted' }), bad: { conversationId: nobody, answer: 'perhaps' } },
  'chats.report': { ...chatRow({ reason: 'Rude' }), bad: { conversationId: nobody, reason: ' ' } },
  'mails.getPreferences': { own: () => ({}) },
  'mails.savePreferences': { own: () => ({ messages: false, dailyMatch: false }), bad: { messages: 'no' } },
  'mails.unsubscribe': { own: () => ({ token: 'none' }), answers: 410, bad: { token: 'x'.repeat(201) } },
  'companies.getProfile': { own: () => ({}) },
  'companies.saveProfile': {
    own: () => ({
      companyName: 'Northwind',
      firstName: 'Nora',
      lastName: 'Winter',
      description: null,
      website: null,
      phone: null,
      address: 'Fjord 1',
      city: 'Oslo',
      country: 'Norway',
      industry: null,
    }),
    bad: { companyName: ' ', website: 'nowhere' },
  },
  'companies.listCompanies': { own: () => ({ text: 'north' }), bad: { text: 'x'.repeat(121) } },
  'companies.setVerified': {
    own: ({ companies }) => ({ companyId: companies.stranger.viewer.userId, tick: 'yes' }),
    other: () => ({ companyId: nobody, tick: 'no' }),
    bad: { companyId: nobody, tick: 'perhaps' },
  },
  'captions.getCaptions': {
    own: async (world) => ({ videoId: await world.makeReady() }),
    other: ({ other }) => ({ videoId: other.videoId }),
    bad: { videoId: 'none' },
  },
  'captions.saveCaptions': {
    own: async (world) => ({ videoId: await world.makeReady(), cues: [{ startMs: 0, endMs: 900, text: 'Hello' }] }),
    other: ({ other }) => ({ videoId: other.videoId, cues: [] }),
    bad: { videoId: nobody, cues: [{ startMs: 9, endMs: 3, text: 'Hello' }] },
  },
  'referrals.getReferral': { own: () => ({}) },
  'referrals.changeCode': { own: () => ({ code: `CODE-${count++}` }), bad: { code: 'two\nlines' } },
  'referrals.spendCredit': { own: () => ({}), answers: 409 },
  'referrals.findReferrer': { own: () => ({ code: 'NOBODY' }), bad: { code: 'x'.repeat(61) } },
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
  'search.listFeatured': { own: () => ({}) },
  'unlocks.getQuote': {
    own: ({ other }) => ({ positionId: other.positionId }),
    other: () => ({ positionId: nobody }),
    bad: { positionId: 'none' },
  },
  'unlocks.unlock': {
    own: ({ other }) => ({ positionId: other.positionId }),
    other: () => ({ positionId: nobody }),
    bad: {},
  },
  'unlocks.startCheckout': {
    own: ({ lockedPositionId }) => ({ positionId: lockedPositionId }),
    other: () => ({ positionId: nobody }),
    bad: { positionId: 7 },
  },
  'unlocks.listUnlockedPositions': { own: () => ({}) },
  'unlocks.listContacts': { own: () => ({ stage: 'new' }), bad: { cursor: 'x' } },
  'unlocks.exportContacts': { own: () => ({}) },
  'unlocks.getContact': {
    own: ({ companies }, who) => ({ contactId: companies[companyOf(who)].contactId }),
    other: ({ companies }) => ({ contactId: companies.stranger.contactId }),
    bad: { contactId: 'x' },
  },
  'unlocks.saveContact': {
    own: ({ companies }, who) => ({
      contactId: companies[companyOf(who)].contactId,
      stage: 'offer',
      notes: 'Call Monday',
    }),
    other: ({ companies }) => ({ contactId: companies.stranger.contactId, notes: 'mine' }),
    bad: { contactId: nobody, stage: 'lost' },
  },
  'unlocks.getVcard': {
    own: ({ companies }, who) => ({ contactId: companies[companyOf(who)].contactId }),
    other: ({ companies }) => ({ contactId: companies.stranger.contactId }),
    bad: { contactId: 'x' },
  },
  'billing.getBilling': { own: () => ({}) },
  'billing.listInvoices': { own: () => ({}) },
  'billing.startPremium': { own: () => ({}) },
  'billing.confirmCheckout': {
    own: async ({ openCheckout }, who) => ({ checkoutId: (await openCheckout(companyOf(who))).checkoutId }),
    other: ({ strangerCheckout }) => ({ checkoutId: strangerCheckout.checkoutId }),
    bad: { checkoutId: 'x' },
  },
  'billing.getSimulatedCheckout': simulatedRow({}),
  'billing.paySimulated': { ...simulatedRow({ card: 'works' }), bad: { simulatedId: 'x', card: 'gold' } },
  'billing.declineSimulated': simulatedRow({}),
  'billing.abandonSimulated': simulatedRow({}),
  'billing.cancelPremium': { own: premiumOf },
  'billing.resumePremium': { own: premiumOf },
  'billing.openPortal': { own: premiumOf },
  'support.submitTicket': {
    own: () => ({ name: 'A Friend', email: 'friend@nowhere.example', subject: 'Captions', message: 'They are late.' }),
    bad: { name: ' ', email: 'nowhere', subject: '', message: '' },
  },
  'support.sendContactMessage': {
    own: () => ({ name: 'A Friend', email: 'friend@nowhere.example', message: 'Hello' }),
    bad: { name: 'A Friend', email: 'nowhere', message: 'Hello' },
  },
  'support.listTickets': { own: () => ({ state: 'open' }), bad: { state: 'lost' } },
  'support.answerTicket': {
    own: async ({ makeTicket }) => ({ ticketId: await makeTicket(), text: 'Here is how.' }),
    other: () => ({ ticketId: nobody, text: 'Here is how.' }),
    bad: { ticketId: nobody, text: ' ' },
  },
  'support.closeTicket': {
    own: async ({ makeTicket }) => ({ ticketId: await makeTicket() }),
    other: () => ({ ticketId: nobody }),
    bad: { ticketId: 'none' },
  },
  'analytics.recordView': {
    own: ({ other }) => ({ positionId: other.positionId, playedMs: 3000 }),
    other: () => ({ positionId: nobody, playedMs: 3000 }),
    bad: { positionId: nobody, playedMs: -1 },
  },
  'analytics.readPlatform': { own: () => ({}) },
  'fairness.analyzeBias': {
    own: ({ other }) => ({ candidateIds: [other.positionId], jobDescription: 'A sales closer in Madrid' }),
    other: () => ({ candidateIds: [nobody], jobDescription: 'A sales closer in Madrid' }),
    bad: { candidateIds: [], jobDescription: ' ' },
  },
  'fairness.submitSurvey': {
    own: () => ({ biasNoticed: 'unsure', trustedRanking: 'same' }),
    bad: { biasNoticed: 'perhaps', trustedRanking: 'same' },
  },
};

/** A route of one conversation. */
function chatRow(rest: Record<string, unknown> = {}): InputRow {
  return {
    own: async ({ conversationOf }, who) => ({ ...rest, conversationId: await conversationOf(who) }),
    other: ({ strangerConversation }) => ({ ...rest, conversationId: strangerConversation }),
    bad: { conversationId: 'none' },
  };
}

function simulatedRow(rest: Record<string, unknown>): InputRow {
  return {
    own: async ({ openCheckout }, who) => ({ ...rest, simulatedId: (await openCheckout(companyOf(who))).simulatedId }),
    other: ({ strangerCheckout }) => ({ ...rest, simulatedId: strangerCheckout.simulatedId }),
    bad: { simulatedId: 'x'.repeat(81) },
  };
}

async function premiumOf(world: World, who: Who) {
  if (who === 'company' || who === 'admin') await world.needPremium(who);
  return {};
}

function companyOf(who: Who) {
  return who === 'admin' ? 'admin' : 'company';
}

type Who = 'visitor' | 'talent' | 'company' | 'admin';
const PEOPLE: Who[] = ['visitor', 'talent', 'company', 'admin'];
const may: Record<DeclaredRoute['meta']['caller'], Who[]> = {
  anyone: PEOPLE,
  user: ['talent', 'company', 'admin'],
  talent: ['talent'],
  company: ['company', 'admin'],
  admin: ['admin'],
};

describe('role matrix: who may call what, from the contract', () => {
  let server: FastifyInstance;
  let world: World;
  const cookies: Partial<Record<Who, string>> = {};
  let emails: Partial<Record<Who, string>> = {};
  let asked = 0;

  beforeAll(async () => {
    const app = await createTestContext();
    server = await createTestServer(app);
    const [talent, other, company, admin] = [
      await createTalent(app),
      await createTalent(app),
      await createCompany(app),
      await createAdmin(app),
    ];
    emails = { talent: talent.email, company: company.email, admin: admin.email };
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
    const makeCampaign = async (viewer: Viewer) => ({ campaignId: (await createCampaign(app, viewer, campaign)).id });
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
        credential_id: Buffer.from(`key ${count++}`).toString('base64url'),
        public_key: Buffer.alloc(1),
        counter: 0,
      };
      const added = { ...row, created_at: app.clock() };
      return (await app.db.insertInto('passkeys').values(added).returning('id').executeTakeFirstOrThrow()).id;
    };
    const idOf = async (email: string) =>
      (await app.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
    world = {
      app,
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
      strangerConversation: companies.stranger.conversationId,
      makeSearch: async (of) => makeSearch(companies[companyOf(of)].viewer),
      strangerSearch: await makeSearch(companies.stranger.viewer),
      makeCampaign: async (of) => makeCampaign(companies[companyOf(of)].viewer),
      strangerCampaign: await makeCampaign(companies.stranger.viewer),
      async makeReady() {
        await app.db.deleteFrom('videos').where('talent_id', '=', talent.viewer.userId).execute();
        return (await createPublishedVideo(app, talent)).id;
      },
      async makeRejected() {
        const videoId = await world.makeReady();
        await app.db.updateTable('videos').set({ rejected_at: new Date() }).where('id', '=', videoId).execute();
        return videoId;
      },
      async makeTicket() {
        const written = { kind: 'contact', name: 'A Friend', email: 'friend@nowhere.example', message: 'Hello' };
        return (await app.db.insertInto('support_tickets').values(written).returning('id').executeTakeFirstOrThrow())
          .id;
      },
      async makeVideo(state) {
        await app.db.deleteFrom('videos').where('talent_id', '=', talent.viewer.userId).execute();
        return (await createVideo(app, talent, { state })).id;
      },
    };
  });

  test('every route has a row, and every row a route', () => {
    expect(Object.keys(rows).sort()).toEqual(declaredRoutes.map(({ name }) => name).sort());
  });

  describe.each(declaredRoutes.map((route) => [route.name, route] as const))('%s', (name, route) => {
    const row = (rows as Record<string, Row & Partial<InputRow>>)[name]!;
    const refused = PEOPLE.filter((who) => !may[route.meta.caller].includes(who));
    const address = `10.1.0.${declaredRoutes.indexOf(route)}`;

    test.each(refused)('is closed to a %s', async (who) => {
      asked++;
      const response = await callRoute(server, route, await row.own(world, who), cookies[who], address);
      const expected = who === 'visitor' ? 401 : route.meta.caller === 'admin' ? 404 : 403;
      expect([response.statusCode, response.json().code]).toEqual([
        expected,
        { 401: 'unauthenticated', 403: 'forbidden', 404: 'not_found' }[expected],
      ]);
    });

    if (row.other) {
      test.each(may[route.meta.caller])("answers not_found for somebody else's object to a %s", async (who) => {
        asked++;
        const response = await callRoute(server, route, row.other!(world), cookies[who], address);
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      });
    }

    const last = may[route.meta.caller].at(-1)!;
    if (row.bad) {
      test('answers which fields are invalid', async () => {
        asked++;
        const response = await callRoute(server, route, row.bad!, cookies[last], address);
        const { code, data, message } = response.json();
        expect([response.statusCode, code]).toEqual([400, 'invalid_input']);
        expect(Object.keys(data.fields)).not.toEqual([]);
        expect(message).toMatch(/^Some fields are invalid: \w.*\.$/);
      });
    } else {
      test('takes no input and ignores what is sent', async () => {
        asked++;
        await row.own(world, last);
        const junk = { isAdmin: true, userId: nobody, limit: 'x', nested: [{ a: 1 }] };
        const response = await callRoute(server, route, junk, cookies[last], address);
        expect(response.statusCode, response.body).toBe(row.answers ?? 200);
        if (row.endsSession && last !== 'visitor') cookies[last] = await signInCookie(server, emails[last]!);
      });
    }

    test.each(may[route.meta.caller])('answers a %s', async (who) => {
      asked++;
      const response = await callRoute(server, route, await row.own(world, who), cookies[who], address);
      expect(response.statusCode, response.body).toBe(row.answers ?? 200);
      if (row.endsSession && who !== 'visitor') cookies[who] = await signInCookie(server, emails[who]!);
    });
  });

  test('prints its N', () => {
    console.log(`role matrix: ${declaredRoutes.length} routes, ${asked} questions asked`);
    expect(asked).toBeGreaterThan(declaredRoutes.length * 2);
  });
});
