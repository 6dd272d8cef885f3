import { beforeAll, expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { campaign as asked } from '#test/routes/row.ts';
import type { Context } from '../platform/context.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { changeCampaign, createCampaign } from './campaigns.ts';
import { getCampaign } from './get-campaign.ts';
import { inviteTalent } from './invite-talent.ts';
import { listMatchingCampaigns } from './matching-campaigns.ts';

let app: Context;
beforeAll(async () => {
  app = await createTestContext();
});

test('an invitation puts the campaign first, even if it doesn’t match, and notifies once', async () => {
  const company = await createCompany(app);
  const { viewer, positionId } = await createFoundTalent(app);
  await createCampaign(app, company.viewer, asked);
  const far = await createCampaign(app, company.viewer, { ...asked, title: 'Astronaut', skills: ['Orbits'] });
  const invitation = { campaignId: far.id, positionIds: [positionId] };
  expect(await inviteTalent(app, company.viewer, invitation)).toEqual({ invited: 1 });
  expect(await inviteTalent(app, company.viewer, invitation)).toEqual({ invited: 0 });
  expect((await listMatchingCampaigns(app, viewer)).items[0]).toMatchObject({ id: far.id, isInvited: true });
  const { items } = await listNotifications(app, viewer, {});
  expect(items.map(({ kind, data }) => ({ kind, data }))).toEqual([
    { kind: 'invitation', data: { companyName: 'Northwind', campaignId: far.id, campaignTitle: 'Astronaut' } },
  ]);
});

test('only to the company’s own open campaigns, with a confirmed email', async () => {
  const [company, stranger] = [await createCompany(app), await createCompany(app)];
  const { positionId } = await createFoundTalent(app);
  const { id: campaignId } = await createCampaign(app, company.viewer, asked);
  const invitation = { campaignId, positionIds: [positionId] };
  await expect(inviteTalent(app, stranger.viewer, invitation)).rejects.toMatchObject({ code: 'not_found' });
  const unconfirmed = { ...company.viewer, emailVerified: false };
  await expect(inviteTalent(app, unconfirmed, invitation)).rejects.toMatchObject({ code: 'email_not_confirmed' });
  await changeCampaign(app, company.viewer, campaignId, { state: 'closed' });
  await expect(inviteTalent(app, company.viewer, invitation)).rejects.toMatchObject({ code: 'not_found' });
});

test('a campaign’s matches say who is invited to it', async () => {
  const company = await createCompany(app);
  const talents = [await createFoundTalent(app), await createFoundTalent(app)];
  const input = { ...asked, skills: [], languages: [] };
  const [{ id: campaignId }, other] = [
    await createCampaign(app, company.viewer, input),
    await createCampaign(app, company.viewer, input),
  ];
  const invitedTo = async (id: string) => {
    const { items } = await getCampaign(app, company.viewer, id);
    const ids = talents.map(({ positionId }) => positionId);
    return items
      .filter(({ card }) => ids.includes(card.positionId))
      .map(({ card, isInvited }) => [card.positionId, isInvited]);
  };
  await inviteTalent(app, company.viewer, { campaignId, positionIds: [talents[0]!.positionId] });
  expect(Object.fromEntries(await invitedTo(campaignId))).toEqual({
    [talents[0]!.positionId]: true,
    [talents[1]!.positionId]: false,
  });
  expect((await invitedTo(other.id)).map(([, isInvited]) => isInvited)).toEqual([false, false]);
});
