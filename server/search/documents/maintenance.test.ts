import { expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import { createPublishedVideo, createTalent } from '#test/fixtures/factories.ts';
import { findTalents } from '../find-talents.ts';
import { refreshTalentDocuments } from './search-document.ts';
import { completeSearchDocuments } from './maintenance.ts';

test('documents written before bios were searched are refreshed', async () => {
  const app = await createTestContext();
  for (let count = 0; count < 3; count++) {
    const talent = await createTalent(app);
    await app.db
      .updateTable('talent_profiles')
      .set({ bio: 'Kayaks.' })
      .where('user_id', '=', talent.viewer.userId)
      .execute();
    await createPublishedVideo(app, talent);
  }
  await app.db.updateTable('talent_search').set({ words: null }).execute();
  const find = () => findTalents({ ...app, searchIndex: undefined }, { keywords: ['kayaks'], domains: [] });
  expect((await find()).count.total).toBe(0);
  await completeSearchDocuments(app);
  expect((await find()).count.total).toBe(3);
});

test('a pause and a simultaneous publication never leave a paused talent searchable', async () => {
  const app = await createTestContext();
  for (let round = 0; round < 30; round++) {
    const talent = await createTalent(app);
    const { userId } = talent.viewer;
    const pause = () =>
      app.db.transaction().execute(async (trx) => {
        await trx.updateTable('talent_profiles').set({ paused_at: new Date() }).where('user_id', '=', userId).execute();
        await refreshTalentDocuments(trx, userId, { moderation: 'after' });
      });
    await Promise.all([createPublishedVideo(app, talent), pause()]);
  }
  expect(await app.db.selectFrom('talent_search').selectAll().execute()).toEqual([]);
});
