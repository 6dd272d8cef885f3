import { beforeAll, expect, test } from 'vitest';
import { caughtUp, createClock, createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import { findTalents } from './find-talents.ts';
import { hideTalent, listHidden, showTalent } from './hide-talent.ts';

const clock = createClock('2031-03-10T09:00:00Z');
let app: Context;
beforeAll(async () => {
  app = await createTestContext({}, clock);
});

const foundBy = async (companyId: string) =>
  (await findTalents(app, { domains: [], companyId })).items.map(({ positionId }) => positionId);

test('a hidden talent is left out for that company alone, until shown again', async () => {
  const [company, other] = [await createCompany(app), await createCompany(app)];
  const { positionId } = await createFoundTalent(app);
  await hideTalent(app, company.viewer, positionId);
  await hideTalent(app, company.viewer, positionId);
  expect(await foundBy(company.viewer.userId)).not.toContain(positionId);
  expect(await foundBy(other.viewer.userId)).toContain(positionId);
  const { items, nextCursor } = await listHidden(app, company.viewer, undefined);
  expect([items.map((card) => card.positionId), nextCursor]).toEqual([[positionId], null]);
  await showTalent(app, company.viewer, positionId);
  expect(await foundBy(company.viewer.userId)).toContain(positionId);
  expect((await listHidden(app, company.viewer, undefined)).items).toEqual([]);
});

test('hiding or showing a talent takes effect in the very next search', async () => {
  const company = await createCompany(app);
  const { positionId } = await createFoundTalent(app);
  app.searchIndex.start();
  await caughtUp(app.searchIndex);
  for (let turn = 0; turn < 5; turn++) {
    await hideTalent(app, company.viewer, positionId);
    expect(await foundBy(company.viewer.userId)).not.toContain(positionId);
    await showTalent(app, company.viewer, positionId);
    expect(await foundBy(company.viewer.userId)).toContain(positionId);
  }
});

test('companies searching at the same moment each see their own hidden and unlocked talent, and none that blocked them', async () => {
  const [hiding, unlocking, blocked] = await Promise.all(Array.from({ length: 3 }, () => createCompany(app)));
  const { positionId, viewer } = await createFoundTalent(app);
  await app.db.insertInto('talent_blocks').values({ talent_id: viewer.userId, domain: 'blocked.example' }).execute();
  await hideTalent(app, hiding!.viewer, positionId);
  await unlockTalent(app, unlocking!.viewer, positionId);
  const see = async (companyId: string, domains: string[] = []) =>
    (await findTalents(app, { domains, companyId })).items.find((card) => card.positionId === positionId);
  const [hidden, unlocked, open, refused] = await Promise.all([
    see(hiding!.viewer.userId),
    see(unlocking!.viewer.userId),
    see(blocked!.viewer.userId),
    see(blocked!.viewer.userId, ['other.example', 'blocked.example']),
  ]);
  expect([hidden, refused]).toEqual([undefined, undefined]);
  expect(unlocked!.unlocked).not.toBeNull();
  expect(open!.unlocked).toBeNull();
});

test('hidden talent are listed in pages, the latest first, and no cursor names an account', async () => {
  const company = await createCompany(app);
  const talents = await Promise.all(Array.from({ length: 22 }, () => createFoundTalent(app)));
  for (const { positionId } of talents) {
    clock.addMinutes(1);
    await hideTalent(app, company.viewer, positionId);
  }
  const first = await listHidden(app, company.viewer, undefined);
  const second = await listHidden(app, company.viewer, first.nextCursor!);
  expect(first.items[0]?.positionId).toBe(talents.at(-1)!.positionId);
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([20, 2, null]);
  const cursor = Buffer.from(first.nextCursor!, 'base64url').toString();
  for (const { viewer } of talents) expect(cursor).not.toContain(viewer.userId);
  await expect(listHidden(app, company.viewer, 'x')).rejects.toMatchObject({ code: 'invalid_input' });
});

test.each(['Postgres', 'the index'])('unlocked talent are found, unless %s leaves them out', async (where) => {
  const [company, other] = [await createCompany(app), await createCompany(app)];
  const [known, unknown] = [await createFoundTalent(app), await createFoundTalent(app)];
  await unlockTalent(app, company.viewer, known.positionId);
  if (where === 'the index') {
    app.searchIndex.start();
    await caughtUp(app.searchIndex);
  }
  const asker = where === 'the index' ? app : { ...app, searchIndex: undefined };
  const available = async (companyId: string, withoutUnlocked = true) =>
    (await findTalents(asker, { domains: [], companyId, withoutUnlocked })).items.map(({ positionId }) => positionId);
  expect(await available(company.viewer.userId)).toContain(unknown.positionId);
  expect(await available(company.viewer.userId)).not.toContain(known.positionId);
  expect(await available(company.viewer.userId, false)).toContain(known.positionId);
  expect(await available(other.viewer.userId)).toContain(known.positionId);
});
