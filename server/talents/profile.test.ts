import { beforeAll, expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import { createAdmin, createFoundTalent, createTalent } from '#test/fixtures/factories.ts';
import { pauseProfile } from '../insights/visibility.ts';
import { rejectVideo } from '../moderation/decide.ts';
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

test('a position says whether companies find it once the profile is resumed', async () => {
  const { viewer } = await createFoundTalent(app);
  await pauseProfile(app, viewer.userId, true);
  const read = async (moderation: 'before' | 'after' = 'after') =>
    (await getProfile({ ...app, env: { ...app.env, MODERATION: moderation } }, viewer.userId)).positions[0]!;
  expect(await read()).toMatchObject({ isFound: false, isFindable: true });
  expect(await read('before')).toMatchObject({ isFindable: false });
  const { videos } = await read();
  await rejectVideo(app, (await createAdmin(app)).viewer, { videoId: videos[0]!.id, notes: 'Too dark' });
  expect(await read()).toMatchObject({ isFindable: false });
});
