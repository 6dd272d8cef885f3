import { beforeAll, describe, expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { campaign as asked } from '#test/routes/row.ts';
import type { Context } from '../platform/context.ts';
import { pauseProfile } from '../insights/visibility.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { changeCampaign, createCampaign } from './campaigns.ts';
import { declineInvitation, restoreInvitation } from './decline-invitation.ts';
import { getCampaign } from './get-campaign.ts';
import { inviteTalent } from './invite-talent.ts';
import { chooseDailyMatches } from './make-daily-match.ts';
import { expressInterest, listMatchingCampaigns } from './matching-campaigns.ts';

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

describe('an invited talent', () => {
  async function invite(input = asked) {
    const company = await createCompany(app);
    const { viewer, positionId } = await createFoundTalent(app);
    const { id } = await createCampaign(app, company.viewer, input);
    await inviteTalent(app, company.viewer, { campaignId: id, positionIds: [positionId] });
    const seen = async () => (await listMatchingCampaigns(app, viewer)).items.find((one) => one.id === id);
    const match = async () =>
      (await getCampaign(app, company.viewer, id)).items.find(({ card }) => card.positionId === positionId);
    return { company, viewer, positionId, id, seen, match };
  }
  const open = { ...asked, skills: [], languages: [] };

  test('can decline: the company sees it, nothing more is sent about it, and the campaign moves to the end', async () => {
    const { company, viewer, positionId, id, seen, match } = await invite(open);
    await createCampaign(app, company.viewer, open);
    await expressInterest(app, viewer, id);
    await declineInvitation(app, viewer, id);
    await declineInvitation(app, viewer, id);
    expect(await match()).toMatchObject({ isInvited: true, hasDeclined: true, hasExpressedInterest: false });
    expect(await seen()).toMatchObject({ hasDeclined: true, hasExpressedInterest: false });
    expect((await listMatchingCampaigns(app, viewer)).items.at(-1)).toMatchObject({ id });
    expect((await listNotifications(app, viewer, {})).items).toMatchObject([{ kind: 'invitation', isRead: true }]);
    expect(await inviteTalent(app, company.viewer, { campaignId: id, positionIds: [positionId] })).toEqual({
      invited: 0,
    });
    expect(await match()).toMatchObject({ hasDeclined: true });
  });

  test('who declined is no longer the daily match of that campaign', async () => {
    const { viewer } = await createCompany(app);
    const { id: campaignId } = await createCampaign(app, viewer, open);
    const choose = async () => (await chooseDailyMatches(app, [viewer.userId]))[0];
    const { talentId, data } = (await choose())!;
    await inviteTalent(app, viewer, { campaignId, positionIds: [data.positionId] });
    expect(await choose()).toMatchObject({ talentId });
    await declineInvitation(app, { ...viewer, userId: talentId }, campaignId);
    expect((await choose())?.talentId).not.toBe(talentId);
  });

  test('can restore a declined invitation, or show interest after all', async () => {
    const { viewer, id, seen, match } = await invite(open);
    await declineInvitation(app, viewer, id);
    await restoreInvitation(app, viewer, id);
    expect(await match()).toMatchObject({ isInvited: true, hasDeclined: false });
    await declineInvitation(app, viewer, id);
    await expressInterest(app, viewer, id);
    expect(await seen()).toMatchObject({ hasDeclined: false, hasExpressedInterest: true });
    const { viewer: stranger } = await createFoundTalent(app);
    await expect(declineInvitation(app, stranger, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('without a position that companies can find still sees the invitation, without a score, and can decline it', async () => {
    const { viewer, id, seen } = await invite();
    await pauseProfile(app, viewer.userId, true);
    expect((await listMatchingCampaigns(app, viewer)).items).toMatchObject([
      { id, isInvited: true, score: null, reasons: [], positionId: null },
    ]);
    await declineInvitation(app, viewer, id);
    expect(await seen()).toMatchObject({ hasDeclined: true });
  });
});
