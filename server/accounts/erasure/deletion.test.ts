import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/values/durations.ts';
import {
  companyForm,
  talentForm,
  PASSWORD,
  createCompany,
  createPublishedVideo,
  createTalent,
  signInCookie,
} from '#test/fixtures/factories.ts';
import { createTestContext, createTestServer, latestMail } from '#test/fixtures/app.ts';
import { cookieHeader, createCaller } from '#test/http/caller.ts';
import { listEvents } from '../../audit/list-events.ts';
import type { Context } from '../../platform/context.ts';
import { jobs } from '../../app/schedule.ts';
import { drainJobs } from '../../platform/jobs/worker.ts';
import { eraseDueAccounts } from './erase-due.ts';
import { eraseRequested } from './erase-requested.ts';

describe('deleting an account', () => {
  let app: Context;
  let server: FastifyInstance;
  let call: ReturnType<typeof createCaller>;
  let now = Date.now();

  beforeAll(async () => {
    app = await createTestContext();
    app.clock = () => new Date(now);
    server = await createTestServer(app);
    call = createCaller(server);
  });
  const exists = async (email: string) =>
    (await app.db.selectFrom('users').select('id').where('email', '=', email).execute()).length === 1;
  const found = async (positionId: string) =>
    (await app.db.selectFrom('talent_search').select('tags').where('position_id', '=', positionId).execute()).length ===
    1;

  test('needs a session to request or cancel', async () => {
    expect((await call('POST', '/account/deletion')).json().code).toBe('unauthenticated');
    expect((await call('DELETE', '/account/deletion')).json().code).toBe('unauthenticated');
  });

  test('hides the account and signs out at once; signing in shows the date of erasure, and the deletion can be cancelled', async () => {
    const talent = await createTalent(app);
    await createPublishedVideo(app, talent);
    const cookie = await signInCookie(server, talent.email);
    const { dueAt } = (await call('POST', '/account/deletion', {}, { cookie })).json();
    expect(new Date(dueAt).getTime()).toBe(now + 30 * DAY_MS);
    expect(await found(talent.positionId)).toBe(false);
    expect((await call('GET', '/session', undefined, { cookie })).json().user).toBeNull();
    expect((await latestMail(app, talent.email)).subject).toContain('scheduled for deletion');

    const again = await call('POST', '/session', { email: talent.email, password: PASSWORD });
    expect(again.json().user.erasedAt).toBe(dueAt);
    await call('DELETE', '/account/deletion', undefined, { cookie: cookieHeader(again.cookies) });
    expect(await found(talent.positionId)).toBe(true);
    now += 31 * DAY_MS;
    await eraseDueAccounts(app);
    expect(await exists(talent.email)).toBe(true);
  });

  test('a profile that was paused before stays paused when the deletion is cancelled', async () => {
    const talent = await createTalent(app);
    await createPublishedVideo(app, talent);
    await app.db
      .updateTable('talent_profiles')
      .set({ paused_at: new Date(now - DAY_MS) })
      .where('user_id', '=', talent.viewer.userId)
      .execute();
    await call('POST', '/account/deletion', {}, { cookie: await signInCookie(server, talent.email) });
    await call('DELETE', '/account/deletion', undefined, { cookie: await signInCookie(server, talent.email) });
    expect(await found(talent.positionId)).toBe(false);
  });

  test('after thirty days rows, files and mails are erased, and no other account loses anything', async () => {
    const [gone, stays] = [await createTalent(app, 'Zelda Goner'), await createTalent(app)];
    const video = await createPublishedVideo(app, gone);
    await app.storage.write(video.video_key!, 'bytes');
    const kept = await createPublishedVideo(app, stays);
    await app.storage.write(kept.video_key!, 'bytes');
    await call('POST', '/account/deletion', {}, { cookie: await signInCookie(server, gone.email) });
    now += 29 * DAY_MS;
    await eraseDueAccounts(app);
    expect(await exists(gone.email)).toBe(true);
    now += DAY_MS;
    await eraseDueAccounts(app);
    await drainJobs(app, jobs);
    expect([await exists(gone.email), await exists(stays.email)]).toEqual([false, true]);
    expect([await app.storage.exists(video.video_key!), await app.storage.exists(kept.video_key!)]).toEqual([
      false,
      true,
    ]);
    expect(await app.db.selectFrom('mails').select('id').where('recipient', '=', gone.email).execute()).toEqual([]);
    expect((await call('POST', '/accounts/talent', talentForm(gone.email))).statusCode).toBe(200);
  });

  test('an operator erases an account before the thirty days are over, but only once its owner has requested it', async () => {
    const { email, viewer } = await createTalent(app);
    expect([await eraseRequested(app, email), await exists(email)]).toEqual([false, true]);
    await call('POST', '/account/deletion', {}, { cookie: await signInCookie(server, email) });
    expect([await eraseRequested(app, email), await exists(email)]).toEqual([true, false]);
    const { items } = await listEvents(app, { who: viewer.userId, group: 'admin' }, { limit: 1 });
    expect(items).toMatchObject([{ kind: 'account_erased', subject: { email: null }, details: { by: 'operator' } }]);
  });

  test('an email that was not verified within thirty days is available again, as are those of pending registrations', async () => {
    const owner = await createCompany(app);
    await call('POST', '/accounts/company', companyForm('new@unproven.example'));
    await call('POST', '/accounts/company', companyForm(owner.email, 'Claimed11'));
    now = Date.now() + 31 * DAY_MS;
    await eraseDueAccounts(app);
    expect([await exists('new@unproven.example'), await exists(owner.email)]).toEqual([false, true]);
    const claims = await app.db.selectFrom('users').select('id').where('pending_email', 'is not', null).execute();
    expect(claims).toEqual([]);
  });
});
