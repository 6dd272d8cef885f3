import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/values/durations.ts';
import { NOTIFICATION_DAYS, NOTIFICATIONS_PAGE_SIZE } from '#contract/values/notifications.ts';
import { notificationPath } from '#contract/notifications/path.ts';
import { notificationSchema } from '#contract/notifications/notifications.ts';
import { createClock, createTestContext } from '#test/fixtures/app.ts';
import { createAdmin, createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { campaign } from '#test/routes/row.ts';
import { eraseAccount } from '../accounts/erasure/erase-account.ts';
import { recordView } from '../analytics/record-events.ts';
import { createCampaign } from '../campaigns/campaigns.ts';
import { makeDailyMatches } from '../campaigns/make-daily-matches.ts';
import { expressInterest } from '../campaigns/matching-campaigns.ts';
import { answerConversation } from '../chats/answer-conversation.ts';
import { approveVideo, rejectVideo } from '../moderation/decide.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import { countUnread, listNotifications, markRead } from './list-notifications.ts';
import { deleteOldNotifications, notify } from './notify.ts';

const clock = createClock('2031-03-10T09:00:00Z');
let app: Context;
beforeAll(async () => {
  app = await createTestContext({}, clock);
});

const listOf = async (viewer: Viewer) => (await listNotifications(app, viewer, {})).items;
/** Kind and page of an account's notifications, newest first. */
const heard = async (viewer: Viewer) =>
  (await listOf(viewer)).map((one) => [one.kind, notificationPath(one)].join(' '));

/** Gives an account this many views. */
async function addViews(viewer: Viewer, count: number, aboutId: string | null = null) {
  const data = { companyName: 'Acme', positionId: crypto.randomUUID(), positionTitle: 'Sales Closer' };
  for (let at = 0; at < count; at++)
    await app.db
      .transaction()
      .execute((trx) =>
        notify(trx, { userId: viewer.userId, aboutId, kind: 'view', data, at: new Date(clock().getTime() + at) }),
      );
}

describe('what happens', () => {
  test('each side is notified of the other’s actions, once, with a link to the right page', async () => {
    const talent = await createFoundTalent(app, 'Marta Ribeiro Canary');
    const company = await createCompany(app, 'Acme');
    const view = () => recordView(app, company.viewer, { positionId: talent.positionId, playedMs: 5000 });
    await view();
    await view();
    clock.addMinutes(1);
    const { conversationId } = await unlockTalent(app, company.viewer, talent.positionId);
    await unlockTalent(app, company.viewer, talent.positionId);
    expect(await heard(talent.viewer)).toEqual([`unlock /messages/${conversationId}`, 'view /talent/dashboard']);
    await answerConversation(app, talent.viewer, conversationId, 'accepted');
    expect(await heard(company.viewer)).toEqual([`answer /messages/${conversationId}`]);
    for (const item of [...(await listOf(talent.viewer)), ...(await listOf(company.viewer))]) {
      expect(notificationSchema.parse(item)).toEqual(item);
      expect(JSON.stringify(item)).not.toContain('@');
    }
  });

  test('companies are notified of matches and interest, talent of decisions', async () => {
    const talent = await createFoundTalent(app, 'Nuno Canary');
    const company = await createCompany(app);
    const { id } = await createCampaign(app, company.viewer, { ...campaign, skills: [], languages: [] });
    await expressInterest(app, talent.viewer, id);
    await expressInterest(app, talent.viewer, id);
    clock.addMinutes(1);
    await makeDailyMatches(app);
    expect(await heard(company.viewer)).toEqual([
      `match /company/campaigns/${id}`,
      `interest /company/campaigns/${id}`,
    ]);
    const { viewer: admin } = await createAdmin(app);
    const video = await app.db
      .selectFrom('videos')
      .select('id')
      .where('talent_id', '=', talent.viewer.userId)
      .executeTakeFirstOrThrow();
    await rejectVideo(app, admin, { videoId: video.id, notes: 'Too dark' });
    clock.addMinutes(1);
    await approveVideo(app, admin, { videoId: video.id, notes: '' });
    expect((await listOf(talent.viewer)).map(({ data }) => data)).toMatchObject([
      { decision: 'approved' },
      { decision: 'rejected' },
    ]);
  });
});

describe('the list', () => {
  test('a company sees the short name of talent, and the full one once it has unlocked them', async () => {
    const talent = await createFoundTalent(app, 'Nuno Canary');
    const company = await createCompany(app);
    const { id } = await createCampaign(app, company.viewer, { ...campaign, skills: [], languages: [] });
    await expressInterest(app, talent.viewer, id);
    expect(await listOf(company.viewer)).toMatchObject([{ data: { talentName: 'Nuno C.' } }]);
    await unlockTalent(app, company.viewer, talent.positionId);
    expect(await listOf(company.viewer)).toMatchObject([{ data: { talentName: 'Nuno Canary' } }]);
  });

  test('pages have no gaps, unread ones are counted, and some or all can be marked as read', async () => {
    const { viewer } = await createFoundTalent(app);
    const { viewer: stranger } = await createFoundTalent(app);
    await addViews(viewer, NOTIFICATIONS_PAGE_SIZE + 3);
    const first = await listNotifications(app, viewer, {});
    const second = await listNotifications(app, viewer, { cursor: first.nextCursor! });
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([NOTIFICATIONS_PAGE_SIZE, 3, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(NOTIFICATIONS_PAGE_SIZE + 3);
    const notificationIds = first.items.slice(0, 2).map(({ id }) => id);
    await expect(markRead(app, stranger, { notificationIds })).rejects.toMatchObject({ code: 'not_found' });
    await markRead(app, viewer, { notificationIds });
    await markRead(app, viewer, { notificationIds });
    expect(await countUnread(app, viewer)).toBe(NOTIFICATIONS_PAGE_SIZE + 1);
    await markRead(app, viewer, {});
    expect(await countUnread(app, viewer)).toBe(0);
    expect((await listOf(viewer)).every(({ isRead }) => isRead)).toBe(true);
  });

  test('old notifications are deleted, and those about an erased account are deleted with it', async () => {
    const { viewer } = await createFoundTalent(app);
    const { viewer: company } = await createCompany(app);
    await addViews(viewer, 1, company.userId);
    await addViews(viewer, 2);
    await eraseAccount(app, company.userId);
    expect(await listOf(viewer)).toHaveLength(2);
    const later = () => new Date(clock().getTime() + NOTIFICATION_DAYS * DAY_MS + 1000);
    await deleteOldNotifications({ ...app, clock: later });
    expect(await listOf(viewer)).toEqual([]);
  });
});
