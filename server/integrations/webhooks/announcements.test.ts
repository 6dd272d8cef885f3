import { beforeAll, expect, test } from 'vitest';
import { type EventType, eventSchema } from '#contract/integrations/events.ts';
import { EVENT_TYPES } from '#contract/values/integrations.ts';
import { createClock, createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { recordView } from '../../analytics/record-events.ts';
import { createCampaign } from '../../campaigns/campaigns.ts';
import { makeDailyMatch } from '../../campaigns/make-daily-match.ts';
import { expressInterest } from '../../campaigns/matching-campaigns.ts';
import { answerConversation } from '../../chats/answer-conversation.ts';
import { sendMessage } from '../../chats/send-message.ts';
import type { Context } from '../../platform/context.ts';
import { returnUnansweredUnlocks } from '../../unlocks/reply-guarantee.ts';
import { saveContact } from '../../unlocks/save-contact.ts';
import { unlockTalent } from '../../unlocks/unlock-talent.ts';
import { createEndpoint } from './save-endpoint.ts';
import { toWebhookEvent } from './payload.ts';

const clock = createClock();
let app: Context;
let company: Awaited<ReturnType<typeof createCompany>>;
beforeAll(async () => {
  app = await createTestContext({}, clock);
  company = await createCompany(app);
  await createEndpoint(app, company.viewer, {
    url: 'https://hooks.example.com/',
    eventTypes: [...EVENT_TYPES],
    description: '',
    origin: 'page',
  });
});

/** Runs an action and returns the data of the events of this kind that it announced, as webhooks receive them. */
async function announced<Type extends EventType>(type: Type, act: () => Promise<unknown>) {
  const query = app.db.selectFrom('outbox_events').selectAll().where('type', '=', type);
  const before = new Set((await query.execute()).map(({ id }) => id));
  await act();
  const events = (await query.execute()).filter(({ id }) => !before.has(id));
  return events.map((event) => eventSchema.parse(toWebhookEvent(app.env, event)).data);
}

test('changes to a contact are announced, once each', async () => {
  const talent = await createFoundTalent(app, 'Marta Ribeiro Canary');
  const { positionId } = talent;
  const view = () => recordView(app, company.viewer, { positionId, playedMs: 5000 });
  expect(await announced('position.viewed', view)).toMatchObject([{ positionId }]);
  expect(await announced('position.viewed', view)).toEqual([]);

  const unlock = () => unlockTalent(app, company.viewer, positionId);
  const [unlocked] = await announced('contact.unlocked', unlock);
  expect(unlocked).toMatchObject({ positionId, talentName: 'Marta Ribeiro Canary', kind: 'free', paid: null });
  expect(await announced('contact.unlocked', unlock)).toEqual([]);
  const { id: contactId, conversationId } = await unlock();

  const move = () => saveContact(app, company.viewer.userId, { contactId, stage: 'interview', notes: 'Call Monday' });
  expect(await announced('contact.stage_changed', move)).toMatchObject([
    { contactId, stage: 'interview', previousStage: 'new' },
  ]);
  expect(await announced('contact.stage_changed', move)).toEqual([]);

  const write = () => sendMessage(app, talent.viewer, { conversationId, clientId: crypto.randomUUID(), content: 'Hi' });
  expect(await announced('message.answered', write)).toMatchObject([{ contactId, conversationId, answer: 'accepted' }]);
  expect(await announced('message.answered', write)).toEqual([]);
  const decline = () => answerConversation(app, talent.viewer, conversationId, 'declined');
  expect(await announced('message.answered', decline)).toMatchObject([{ answer: 'declined' }]);
  expect(await announced('unlock.refunded', () => returnUnansweredUnlocks(app))).toMatchObject([
    { contactId, returned: 'unlock', amount: null },
  ]);
});

test('matches and interest are announced with what the card shows', async () => {
  const talent = await createFoundTalent(app, 'Nuno Canary');
  const { id: campaignId } = await createCampaign(app, company.viewer, {
    title: 'Sales Closer',
    description: 'Close for us.',
    skills: [],
    languages: [],
    location: null,
    workType: null,
    salaryMinMinor: null,
    salaryMaxMinor: null,
    startsOn: null,
  });
  const card = { campaignId, campaignTitle: 'Sales Closer', positionId: talent.positionId, talentName: 'Nuno C.' };
  expect(await announced('campaign.matched', () => makeDailyMatch(app, company.viewer.userId))).toMatchObject([card]);
  const express = () => expressInterest(app, talent.viewer, campaignId);
  expect(await announced('campaign.interest', express)).toMatchObject([card]);
  expect(await announced('campaign.interest', express)).toEqual([]);
});

test('events about a talent are erased with the talent', async () => {
  const talent = await createFoundTalent(app);
  await recordView(app, company.viewer, { positionId: talent.positionId, playedMs: 5000 });
  const about = () =>
    app.db.selectFrom('outbox_events').select('id').where('talent_id', '=', talent.viewer.userId).execute();
  expect(await about()).toHaveLength(1);
  await app.db.deleteFrom('users').where('id', '=', talent.viewer.userId).execute();
  expect(await about()).toEqual([]);
});
