import { beforeAll, expect, test } from 'vitest';
import { createClock, createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { listNotifications } from '../notifications/list-notifications.ts';
import { notificationPath } from '#contract/notifications/path.ts';
import type { Context } from '../platform/context.ts';
import { getContact } from './contacts.ts';
import { listContacts } from './list-contacts.ts';
import { remindOfContacts } from './remind-of-contacts.ts';
import { saveContact } from './save-contact.ts';
import { unlockTalent } from './unlock-talent.ts';

const clock = createClock('2031-04-02T09:00:00Z');
let app: Context;
beforeAll(async () => {
  app = await createTestContext({}, clock);
});

const inMinutes = (minutes: number) => new Date(clock().getTime() + minutes * 60_000).toISOString();

/** A company with contacts of these names, the last being the newest. */
async function withContacts(...names: string[]) {
  const { viewer } = await createCompany(app);
  const ids: string[] = [];
  for (const name of names) {
    const { positionId } = await createFoundTalent(app, name);
    ids.push((await unlockTalent(app, viewer, positionId)).id);
    clock.addMinutes(24 * 60);
  }
  const save = (index: number, change: { notes?: string; remindAt?: string | null }) =>
    saveContact(app, viewer.userId, { contactId: ids[index]!, ...change });
  const listed = async () => (await listContacts(app, viewer.userId, {})).items.map(({ talentName }) => talentName);
  const told = async () => (await listNotifications(app, viewer, {})).items.filter(({ kind }) => kind === 'reminder');
  return { viewer, ids, save, names: listed, told };
}

test('a due reminder notifies once, links to the contact and puts it first until it is removed', async () => {
  const { ids, save, names, told } = await withContacts('Ada First', 'Bea Second');
  const { remindAt, isDue } = await save(0, { remindAt: inMinutes(10) });
  expect([remindAt, isDue]).toEqual([inMinutes(10), false]);
  await remindOfContacts(app);
  expect([await told(), await names()]).toEqual([[], ['Bea Second', 'Ada First']]);
  clock.addMinutes(10);
  await remindOfContacts(app);
  await remindOfContacts(app);
  const [notification, ...others] = await told();
  expect(others).toEqual([]);
  expect(notification!.data).toEqual({ contactId: ids[0], talentName: 'Ada First' });
  expect(notificationPath(notification!)).toBe(`/company/dashboard?contact=${ids[0]}&show=details`);
  expect(await names()).toEqual(['Ada First', 'Bea Second']);
  expect(await save(0, { remindAt: null })).toMatchObject({ remindAt: null, isDue: false });
  expect(await names()).toEqual(['Bea Second', 'Ada First']);
});

test('a reminder that was moved comes up again', async () => {
  const { save, told } = await withContacts('Cleo Again');
  await save(0, { remindAt: inMinutes(-1) });
  await remindOfContacts(app);
  expect((await save(0, { remindAt: inMinutes(5) })).isDue).toBe(false);
  clock.addMinutes(5);
  await remindOfContacts(app);
  expect(await told()).toHaveLength(2);
});

test('pages list due contacts, then the others, without skipping any', async () => {
  const { viewer, save, names } = await withContacts('Dee One', 'Eve Two', 'Flo Three', 'Gia Four');
  await save(0, { remindAt: inMinutes(-1) });
  await save(2, { remindAt: inMinutes(-1) });
  await remindOfContacts(app);
  const paged: string[] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const page = await listContacts(app, viewer.userId, { cursor, limit: 1 });
    paged.push(...page.items.map(({ talentName }) => talentName));
    cursor = page.nextCursor ?? undefined;
    more = page.nextCursor !== null;
  }
  expect(paged).toEqual(['Flo Three', 'Dee One', 'Gia Four', 'Eve Two']);
  expect(await names()).toEqual(paged);
});

test('notes store when they were last changed, and nothing else changes that time', async () => {
  const { viewer, ids, save } = await withContacts('Hana Notes');
  expect((await getContact(app, viewer.userId, ids[0]!)).notedAt).toBeNull();
  const writtenAt = clock().toISOString();
  expect((await save(0, { notes: 'Strong close.' })).notedAt).toBe(writtenAt);
  clock.addMinutes(5);
  expect((await save(0, { remindAt: inMinutes(60) })).notedAt).toBe(writtenAt);
  expect((await save(0, { notes: 'Strong close.' })).notedAt).toBe(writtenAt);
});
