import { beforeAll, expect, test } from 'vitest';
import { createClock, createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { pauseProfile } from '../insights/visibility.ts';
import type { Context } from '../platform/context.ts';
import { openShortlist, renewShortlistLink } from './shortlist-links.ts';
import { createShortlist, listShortlists, removeShortlist } from './shortlists.ts';

const clock = createClock('2031-06-01T10:00:00Z');
let app: Context;
beforeAll(async () => {
  app = await createTestContext({}, clock);
});

const tokenOf = (url: string) => url.split('#')[1]!;
async function share() {
  const company = await createCompany(app);
  const talents = [await createFoundTalent(app), await createFoundTalent(app)];
  const positionIds = talents.map(({ positionId }) => positionId);
  const shared = await createShortlist(app, company.viewer, { name: 'Closers', positionIds, days: 7 });
  return { ...shared, company, talents, positionIds, token: tokenOf(shared.url) };
}
const open = (token: string) => openShortlist(app, token);

test('anyone with the link sees the positions, without scores, full names, contacts and account ids', async () => {
  const { token, positionIds, talents } = await share();
  const { items, name } = await open(token);
  expect([name, items.map(({ positionId }) => positionId)]).toEqual(['Closers', positionIds]);
  expect(items.map(({ scores }) => scores)).toEqual([null, null]);
  const text = JSON.stringify(items);
  for (const { email, viewer } of talents)
    for (const secret of [email, viewer.name, viewer.userId]) expect(text).not.toContain(secret);
});

test('a shortlist keeps its order and leaves out duplicates, unreachable positions and paused talent', async () => {
  const { talents, positionIds, company } = await share();
  const paused = await createFoundTalent(app);
  await pauseProfile(app, paused.viewer.userId, true);
  const [first, second] = positionIds as [string, string];
  const chosen = [second, paused.positionId, talents[0]!.viewer.userId, first.toUpperCase(), second];
  const { url, shortlist } = await createShortlist(app, company.viewer, { name: 'Two', positionIds: chosen, days: 7 });
  expect(shortlist.positions).toBe(2);
  expect((await open(tokenOf(url))).items.map(({ positionId }) => positionId)).toEqual([second, first]);
});

test('the database contains no secret that opens a link', async () => {
  const { token } = await share();
  const rows = await app.db.selectFrom('shortlists').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a link ends when it is replaced, when its shortlist is deleted, and when it expires', async () => {
  const gone = { code: 'invalid_link' };
  const { token, company, shortlist } = await share();
  const renewed = tokenOf(await renewShortlistLink(app, company.viewer, shortlist.id));
  await expect(open(token)).rejects.toMatchObject(gone);
  expect((await open(renewed)).items).toHaveLength(2);
  await removeShortlist(app, (await createCompany(app)).viewer, shortlist.id);
  expect((await open(renewed)).items).toHaveLength(2);
  await removeShortlist(app, company.viewer, shortlist.id);
  await expect(open(renewed)).rejects.toMatchObject(gone);
  const later = await share();
  clock.addMinutes(7 * 24 * 60);
  await expect(open(later.token)).rejects.toMatchObject(gone);
  expect((await listShortlists(app, later.company.viewer, undefined)).items).toEqual([]);
});

test('a link opens nothing while its company is about to be erased', async () => {
  const { token, company } = await share();
  const request = (at: Date | null) =>
    app.db.updateTable('users').set({ deletion_requested_at: at }).where('id', '=', company.viewer.userId).execute();
  await request(clock());
  await expect(open(token)).rejects.toMatchObject({ code: 'invalid_link' });
  await request(null);
  expect((await open(token)).items).toHaveLength(2);
});

test('talent who pause leave every shortlist; companies need a confirmed email and at least one position to show', async () => {
  const { token, talents, company } = await share();
  await pauseProfile(app, talents[0]!.viewer.userId, true);
  expect((await open(token)).items.map(({ positionId }) => positionId)).toEqual([talents[1]!.positionId]);
  const asked = { name: 'Closers', positionIds: [talents[0]!.positionId], days: 7 };
  await expect(createShortlist(app, company.viewer, asked)).rejects.toMatchObject({ code: 'not_found' });
  const unconfirmed = { ...company.viewer, emailVerified: false };
  await expect(createShortlist(app, unconfirmed, asked)).rejects.toMatchObject({ code: 'email_not_confirmed' });
});

test('a company sees how many people its link still shows', async () => {
  const { company, talents, token } = await share();
  const listed = async () => (await listShortlists(app, company.viewer, undefined)).items;
  expect(await listed()).toMatchObject([{ positions: 2, shown: 2 }]);
  await pauseProfile(app, talents[0]!.viewer.userId, true);
  await expect.poll(async () => (await open(token)).items.length).toBe(1);
  expect(await listed()).toMatchObject([{ positions: 2, shown: 1 }]);
});
