import { beforeAll, expect, test } from 'vitest';
import { createClock, createTestContext, latestMail, subjectsTo } from '#test/fixtures/app.ts';
import { createAdmin, createFoundTalent } from '#test/fixtures/factories.ts';
import { rejectVideo } from '../moderation/decide.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { countUnread, markRead } from './list-notifications.ts';
import { mailNotifications } from './mail-notifications.ts';
import { notify } from './notify.ts';
import { getPreferences, savePreferences } from './preferences.ts';
import { subscribeAgain, unsubscribe, unsubscribeLinks } from './unsubscribe.ts';

const clock = createClock('2031-03-10T09:00:00Z');
let app: Context;
beforeAll(async () => {
  app = await createTestContext({}, clock);
});

/** Gives an account this many views. */
async function addViews(viewer: Viewer, count: number) {
  const data = { companyName: 'Acme', positionId: crypto.randomUUID(), positionTitle: 'Sales Closer' };
  for (let at = 0; at < count; at++)
    await app.db
      .transaction()
      .execute((trx) =>
        notify(trx, { userId: viewer.userId, aboutId: null, kind: 'view', data, at: new Date(clock().getTime() + at) }),
      );
}

const views = { emails: { view: true } };
const DIGEST = (count: number) => `${count} notifications on Closeup`;

test('one email after ten unread minutes, for the selected kinds, once', async () => {
  const [reader, other] = [await createFoundTalent(app), await createFoundTalent(app)];
  await savePreferences(app, reader.viewer.userId, views);
  for (const { viewer } of [reader, other]) await addViews(viewer, 12);
  clock.addMinutes(9);
  await mailNotifications(app);
  expect(await subjectsTo(app, reader.email)).toEqual([]);
  clock.addMinutes(2);
  await mailNotifications(app);
  await mailNotifications(app);
  expect(await subjectsTo(app, reader.email)).toEqual([DIGEST(12)]);
  expect(await subjectsTo(app, other.email)).toEqual([]);
  const { text, unsubscribe_url: link } = await app.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', reader.email)
    .executeTakeFirstOrThrow();
  expect(text.match(/• Acme watched your video/g)).toHaveLength(10);
  expect(text).toContain('And 2 more.');
  expect((await unsubscribe(app, link!.split('/').at(-1)!)).kind).toBe('notifications');
  expect((await getPreferences(app, reader.viewer)).emails).toMatchObject({ view: false, message: true });
});

test('the button opens the page of a single notification, or the list of several', async () => {
  for (const [count, page] of [
    [1, '/talent/dashboard'],
    [2, '/notifications'],
  ] as const) {
    const { viewer, email } = await createFoundTalent(app);
    await savePreferences(app, viewer.userId, views);
    await addViews(viewer, count);
    clock.addMinutes(11);
    await mailNotifications(app);
    expect((await latestMail(app, email)).link).toBe(`${app.env.PUBLIC_URL}${page}`);
  }
});

test('the link that unsubscribes can subscribe again, to exactly what it stopped or to the defaults', async () => {
  const { viewer } = await createFoundTalent(app);
  const emailsOf = async () => (await getPreferences(app, viewer)).emails;
  await savePreferences(app, viewer.userId, { emails: { view: true, credit: false } });
  const before = await emailsOf();
  const token = unsubscribeLinks(app.env, { kind: 'notifications', id: viewer.userId }).page.split('/').at(-1)!;
  const { stopped } = await unsubscribe(app, token);
  expect(stopped).toEqual(['view', 'decision', 'invitation']);
  expect(await emailsOf()).toMatchObject({ view: false, invitation: false, message: true });
  expect((await unsubscribe(app, token)).stopped).toEqual([]);

  expect(await subscribeAgain(app, { token, stopped: [...stopped, 'message'] })).toBe('notifications');
  expect(await emailsOf()).toEqual(before);
  await unsubscribe(app, token);
  await subscribeAgain(app, { token });
  expect(await emailsOf()).toMatchObject({ view: false, credit: true, invitation: true });
  await expect(subscribeAgain(app, { token: token.replace(/.$/, 'z') })).rejects.toMatchObject({
    code: 'invalid_link',
  });
});

test('an email about a single notification has it as its subject', async () => {
  const { viewer, email } = await createFoundTalent(app);
  await savePreferences(app, viewer.userId, views);
  await addViews(viewer, 1);
  clock.addMinutes(11);
  await mailNotifications(app);
  expect(await subjectsTo(app, email)).toEqual(['Acme watched your video “Sales Closer”']);
});

test('the link in an email about a failed video stops that email', async () => {
  const { viewer, email, positionId } = await createFoundTalent(app);
  const fail = async () => {
    const data = { decision: 'failed', positionId, positionTitle: 'Sales Closer' } as const;
    await app.db
      .transaction()
      .execute((trx) => notify(trx, { userId: viewer.userId, aboutId: null, kind: 'decision', data, at: clock() }));
    clock.addMinutes(11);
    await mailNotifications(app);
  };
  const subjects = ['Your video “Sales Closer” couldn’t be processed'];
  await fail();
  expect(await subjectsTo(app, email)).toEqual(subjects);
  const { unsubscribe_url: link } = await app.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  await unsubscribe(app, link!.split('/').at(-1)!);
  await fail();
  expect(await subjectsTo(app, email)).toEqual(subjects);
});

test('what was read is not mailed, and quiet hours delay the email but not the list', async () => {
  const [read, quiet] = [await createFoundTalent(app), await createFoundTalent(app)];
  for (const { viewer } of [read, quiet]) await savePreferences(app, viewer.userId, views);
  clock.set('2031-03-12T21:30:00Z');
  await savePreferences(app, quiet.viewer.userId, {
    quietHours: { start: '22:00', end: '07:00' },
    timeZone: 'Europe/Madrid',
  });
  for (const { viewer } of [read, quiet]) await addViews(viewer, 2);
  await markRead(app, read.viewer, {});
  expect(await countUnread(app, quiet.viewer)).toBe(2);
  for (const time of ['2031-03-12T22:30:00Z', '2031-03-13T05:59:00Z']) {
    clock.set(time);
    await mailNotifications(app);
    expect(await subjectsTo(app, quiet.email), time).toEqual([]);
  }
  clock.set('2031-03-13T06:00:00Z');
  await mailNotifications(app);
  expect(await subjectsTo(app, quiet.email)).toEqual([DIGEST(2)]);
  expect(await subjectsTo(app, read.email)).toEqual([]);
});

test('the email about a decision is sent when the quiet hours end, or never if it was turned off', async () => {
  const { viewer: admin } = await createAdmin(app);
  clock.set('2031-07-01T23:00:00Z');
  const reject = async ({ viewer }: Awaited<ReturnType<typeof createFoundTalent>>) => {
    const video = await app.db
      .selectFrom('videos')
      .select('id')
      .where('talent_id', '=', viewer.userId)
      .executeTakeFirstOrThrow();
    await rejectVideo(app, admin, { videoId: video.id, notes: '' });
  };
  const [quiet, off] = [await createFoundTalent(app), await createFoundTalent(app)];
  await savePreferences(app, quiet.viewer.userId, {
    quietHours: { start: '22:00', end: '08:00' },
    timeZone: 'America/New_York',
  });
  await savePreferences(app, off.viewer.userId, { emails: { decision: false } });
  clock.set('2031-07-02T03:00:00Z');
  for (const talent of [quiet, off]) await reject(talent);
  const { send_after } = await app.db
    .selectFrom('mails')
    .select('send_after')
    .where('recipient', '=', quiet.email)
    .executeTakeFirstOrThrow();
  expect(send_after?.toISOString()).toBe('2031-07-02T12:00:00.000Z');
  expect(await subjectsTo(app, off.email)).toEqual([]);
});

test('an unknown time zone is refused', async () => {
  const { viewer } = await createFoundTalent(app);
  await expect(savePreferences(app, viewer.userId, { timeZone: 'Mars/Base' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});
