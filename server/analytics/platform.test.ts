import { beforeAll, expect, test } from 'vitest';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCaller } from '#test/http/caller.ts';
import { createCompany, createPublishedVideo, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';
import { submitSurvey } from '../fairness/survey.ts';
import { shareScores } from '../search/documents/shared-scores.ts';
import { unlockTalent } from '../unlocks/unlock-talent.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { levelOf, readPlatform } from './platform.ts';

let app: Context;
beforeAll(async () => {
  app = await createTestContext();
});

async function createScored(clarity: number) {
  const talent = await createTalent(app);
  const video = await createPublishedVideo(app, talent);
  const scores = { communication: 8, confidence: 5.1, clarity };
  await app.db.transaction().execute((trx) => shareScores(trx, video, scores, { moderation: 'after' }));
  return talent;
}

test('is for companies only', async () => {
  const server = await createTestServer(app);
  const call = createCaller(server);
  const read = async (email?: string) =>
    (await call('GET', '/analytics/platform', undefined, email ? { cookie: await signInCookie(server, email) } : {}))
      .statusCode;
  const talent = await createTalent(app);
  expect([await read(), await read(talent.email), await read((await createCompany(app)).email)]).toEqual([
    401, 403, 200,
  ]);
  await app.db.deleteFrom('users').where('id', '=', talent.viewer.userId).execute();
});

test('without talent no group is shown and the divisor falls back to one', async () => {
  expect(await readPlatform(app)).toEqual({
    unlocks: 0,
    talentProfiles: 0,
    conversionRate: 0,
    conversionLevel: 'needs_improvement',
    feedback: null,
    survey: null,
    calls: null,
  });
});

test('15 percent is excellent, 10 good, less needs improvement', () => {
  expect([0, 9.99, 10, 14.9, 15, 400].map(levelOf)).toEqual([
    'needs_improvement',
    'needs_improvement',
    'good',
    'good',
    'excellent',
    'excellent',
  ]);
});

test('scores of fewer than five talent are not shown; averages and bands are shown from five on', async () => {
  const talents = [];
  for (const clarity of [5, 5.1, 7, 7.1]) talents.push(await createScored(clarity));
  await unlockTalent(app, (await createCompany(app)).viewer, talents[0]!.positionId);
  expect(await readPlatform(app)).toMatchObject({
    unlocks: 1,
    talentProfiles: 4,
    conversionRate: 25,
    conversionLevel: 'excellent',
    feedback: null,
  });
  await createScored(0);
  expect((await readPlatform(app)).feedback).toEqual({
    positions: 5,
    scores: [
      { name: 'communication', average: 8, bands: { low: 0, mid: 0, high: 5 } },
      { name: 'confidence', average: 5.1, bands: { low: 0, mid: 5, high: 0 } },
      { name: 'clarity', average: 4.8, bands: { low: 2, mid: 2, high: 1 } },
    ],
  });
});

test('answers of fewer than five companies are not shown; an alert is raised when more than a fifth report bias', async () => {
  const companies: Viewer[] = [];
  for (let index = 0; index < 5; index++) companies.push((await createCompany(app)).viewer);
  const answer = (index: number, biasNoticed: 'yes' | 'no' | 'unsure') =>
    submitSurvey(app, companies[index]!, { biasNoticed, trustedRanking: index < 2 ? 'standard' : 'blind' });
  for (const index of [0, 0, 1, 2, 3]) await answer(index, index === 3 ? 'unsure' : 'no');
  expect((await readPlatform(app)).survey).toBeNull();
  await answer(4, 'yes');
  expect((await readPlatform(app)).survey).toEqual({
    answers: 6,
    biasShare: 1 / 6,
    isAlert: false,
    preferred: { standard: 3, blind: 3, same: 0 },
  });
  await answer(4, 'yes');
  expect((await readPlatform(app)).survey).toMatchObject({ biasShare: 2 / 7, isAlert: true });
});
