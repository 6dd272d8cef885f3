import { beforeAll, expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import { createTalent } from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';
import { getProfile } from './profile.ts';

let app: Context;
beforeAll(async () => {
  app = await createTestContext();
});

test('a profile says whether it is paused, whatever its positions lack', async () => {
  const { viewer } = await createTalent(app);
  const isPaused = async () => (await getProfile(app, viewer.userId)).isPaused;
  expect(await isPaused()).toBe(false);
  const paused = { paused_at: app.clock() };
  await app.db.updateTable('talent_profiles').set(paused).where('user_id', '=', viewer.userId).execute();
  expect(await isPaused()).toBe(true);
});
