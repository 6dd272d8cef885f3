import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { MODERATION_PAGE_SIZE } from '#contract/moderation.ts';
import type { ModeratedVideo } from '#contract/moderation.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCaller } from '#test/http/caller.ts';
import {
  createAdmin,
  createCompany,
  createPublishedVideo,
  createTalent,
  createVideo,
  publishWithoutFiles,
  signInCookie,
} from '#test/fixtures/factories.ts';
import type { Context } from '../platform/context.ts';

const mailsTo = (app: Context, email: string) =>
  app.db.selectFrom('mails').select(['subject', 'text']).where('recipient', '=', email).orderBy('at').execute();

describe('moderation of videos', () => {
  let app: Context;
  let server: FastifyInstance;
  let call: ReturnType<typeof createCaller>;
  let admin: { cookie: string };

  beforeAll(async () => {
    app = await createTestContext();
    server = await createTestServer(app);
    call = createCaller(server);
    admin = { cookie: await signInCookie(server, (await createAdmin(app)).email) };
  });

  async function publishedTalent() {
    const talent = await createTalent(app);
    const video = await createPublishedVideo(app, talent);
    await app.storage.write(video.video_key!, 'bytes of a video');
    return { ...talent, video };
  }
  const list = async (query = '') => (await call('GET', `/admin/videos${query}`, undefined, admin)).json();
  const find = async (videoId: string): Promise<ModeratedVideo> =>
    (await list()).items.find((item: ModeratedVideo) => item.videoId === videoId);
  const approve = (videoId: string, notes?: string) =>
    call('POST', `/admin/videos/${videoId}/approve`, notes === undefined ? {} : { notes }, admin);
  const reject = (videoId: string, notes?: string) =>
    call('POST', `/admin/videos/${videoId}/reject`, notes === undefined ? {} : { notes }, admin);
  const row = (videoId: string) =>
    app.db.selectFrom('videos').selectAll().where('id', '=', videoId).executeTakeFirstOrThrow();
  const isFound = async (positionId: string) =>
    (await app.db.selectFrom('talent_search').select('position_id').where('position_id', '=', positionId).execute())
      .length === 1;

  test('does not exist for anyone but admins', async () => {
    const talent = await publishedTalent();
    const company = await createCompany(app);
    for (const [method, path] of [
      ['GET', '/admin/videos'],
      ['POST', `/admin/videos/${talent.video.id}/approve`],
      ['POST', `/admin/videos/${talent.video.id}/reject`],
    ] as const) {
      expect((await call(method, path, method === 'POST' ? {} : undefined)).json().code).toBe('unauthenticated');
      for (const { email } of [talent, company]) {
        const cookie = await signInCookie(server, email);
        const answer = await call(method, path, method === 'POST' ? {} : undefined, { cookie });
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      }
    }
    expect(await isFound(talent.positionId)).toBe(true);
  });

  test('rejects notes that are too long, and unknown videos', async () => {
    const { video } = await publishedTalent();
    expect((await reject(video.id, 'x'.repeat(501))).json().data.fields).toEqual({ notes: 'too_long' });
    expect((await reject('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    expect((await call('GET', '/admin/videos?state=hidden', undefined, admin)).statusCode).toBe(400);
    expect((await call('GET', '/admin/videos?cursor=x', undefined, admin)).statusCode).toBe(400);
  });

  test('a decision stores both flags, the notes, who and when; the opposite decision replaces all of it', async () => {
    const { video } = await publishedTalent();
    expect((await approve(video.id)).json()).toMatchObject({ moderation: 'approved', notes: 'Approved by admin' });
    expect(await row(video.id)).toMatchObject({ rejected_at: null, moderated_by: expect.any(String) });
    const rejected = (await reject(video.id, ' The sound is missing ')).json();
    expect(rejected).toMatchObject({ moderation: 'rejected', notes: 'The sound is missing' });
    expect(rejected.decision).toEqual({ by: 'Nora Winter', at: expect.any(String) });
    expect(await row(video.id)).toMatchObject({ approved_at: null, moderation_notes: 'The sound is missing' });
    expect((await reject(video.id, '')).json().notes).toBe('Rejected by admin');
  });

  test('a rejected video is neither found nor served; only an admin can watch it', async () => {
    const { video, positionId } = await publishedTalent();
    const path = `/media/${video.public_id}/video.mp4`;
    const base = await server.listen({ port: 0, host: '127.0.0.1' });
    const status = async (of: string) => (await fetch(`${base}${of}`)).status;
    expect([await status(path), await isFound(positionId)]).toEqual([200, true]);
    await reject(video.id);
    expect(await isFound(positionId)).toBe(false);
    const company = { cookie: await signInCookie(server, (await createCompany(app)).email) };
    expect((await call('GET', `/search/talents/${positionId}`, undefined, company)).statusCode).toBe(404);
    await expect.poll(() => status(path), { timeout: 2500 }).toBe(404);

    const review = (await find(video.id)).playable.url.replace(/^.*\/media/, '/media');
    const seen = await fetch(`${base}${review}`);
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await status(review.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')))).toBe(404);
    const { video: other } = await publishedTalent();
    await reject(other.id);
    expect(await status(`/media/${other.public_id}/video.mp4?${review.split('?')[1]}`)).toBe(404);

    await approve(video.id);
    expect(await isFound(positionId)).toBe(true);
    await expect.poll(() => status(path), { timeout: 2500 }).toBe(200);
  });

  test('the talent gets the reason by mail in their language, once for each decision', async () => {
    const { email, viewer, video } = await publishedTalent();
    await app.db.updateTable('users').set({ language: 'es' }).where('id', '=', viewer.userId).execute();
    await reject(video.id, 'Falta el sonido');
    await reject(video.id, 'Falta el sonido');
    const mails = await mailsTo(app, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Tu vídeo no se ha aprobado']);
    expect(mails[0]!.text).toContain('Motivo: Falta el sonido');
    const cookie = await signInCookie(server, email);
    expect((await call('GET', `/videos/${video.id}`, undefined, { cookie })).json()).toMatchObject({
      moderation: 'rejected',
      moderationNotes: 'Falta el sonido',
      playable: null,
    });
    await approve(video.id);
    expect((await mailsTo(app, email)).at(-1)!.subject).toBe('Tu vídeo está aprobado');
  });

  test('another reason for a rejection replaces the first on the profile, without another mail or notification', async () => {
    const { email, viewer, video } = await publishedTalent();
    const cookie = await signInCookie(server, email);
    await reject(video.id);
    await reject(video.id, 'Too dark');
    expect((await find(video.id)).notes).toBe('Too dark');
    expect((await call('GET', `/videos/${video.id}`, undefined, { cookie })).json()).toMatchObject({
      moderation: 'rejected',
      moderationNotes: 'Too dark',
    });
    expect(await mailsTo(app, email)).toHaveLength(1);
    const told = await app.db.selectFrom('notifications').select('id').where('user_id', '=', viewer.userId).execute();
    expect(told).toHaveLength(1);
  });

  test('without a reason, the mail names the rules, and the talent sees no note', async () => {
    const { email, video } = await publishedTalent();
    await reject(video.id);
    const [mail] = await mailsTo(app, email);
    expect(mail!.text).toContain(`Our rules for videos:\n${app.env.PUBLIC_URL}/terms#conduct`);
    expect(mail!.text).not.toContain('Reason');
    const cookie = await signInCookie(server, email);
    expect((await call('GET', `/videos/${video.id}`, undefined, { cookie })).json().moderationNotes).toBeNull();
  });

  test('after a rejection, a new video is only found once approved, even if the rejected one was deleted', async () => {
    const talent = await publishedTalent();
    const cookie = await signInCookie(server, talent.email);
    await reject(talent.video.id, 'Too dark');
    const replacement = await createPublishedVideo(app, talent);
    expect(await isFound(talent.positionId)).toBe(false);
    expect((await call('GET', `/videos/${replacement.id}`, undefined, { cookie })).json()).toMatchObject({
      moderation: 'pending',
      isSubmittedAgain: true,
      moderationNotes: null,
      playable: { url: expect.any(String) },
    });
    expect(await find(replacement.id)).toMatchObject({
      moderation: 'pending',
      decision: null,
      resubmittedAt: null,
      earlierRejectionAt: expect.any(String),
    });

    await call('DELETE', `/videos/${replacement.id}`, undefined, { cookie });
    const take = await createVideo(app, { ...talent, positionId: null }, { state: 'processing' });
    await publishWithoutFiles(app, take);
    const body = { positionId: talent.positionId };
    expect((await call('POST', `/feedback/takes/${take.id}/publish`, body, { cookie })).statusCode).toBe(200);
    expect(await isFound(talent.positionId)).toBe(false);

    await approve(take.id);
    expect(await isFound(talent.positionId)).toBe(true);
    await createPublishedVideo(app, talent);
    expect(await isFound(talent.positionId)).toBe(true);
  });

  test('a resubmitted video is pending and only found once approved', async () => {
    const talent = await publishedTalent();
    const { video, positionId } = talent;
    const cookie = await signInCookie(server, talent.email);
    const submit = (headers: Record<string, string>) => call('POST', `/videos/${video.id}/submit-again`, {}, headers);
    expect((await submit({ cookie })).json().code).toBe('conflict');
    await reject(video.id, 'Too dark');
    const stranger = await signInCookie(server, (await createTalent(app)).email);
    expect((await submit({ cookie: stranger })).json().code).toBe('not_found');
    expect((await submit({})).json().code).toBe('unauthenticated');
    expect((await submit({ cookie })).json()).toMatchObject({ moderation: 'pending', isSubmittedAgain: true });
    expect((await submit({ cookie })).json().code).toBe('conflict');
    expect(await isFound(positionId)).toBe(false);
    expect(await find(video.id)).toMatchObject({
      moderation: 'pending',
      notes: 'Too dark',
      resubmittedAt: expect.any(String),
    });
    await approve(video.id);
    expect(await isFound(positionId)).toBe(true);
    expect(await find(video.id)).toMatchObject({ moderation: 'approved', resubmittedAt: null });
  });

  test('the next video after an approval is pending and can be found', async () => {
    const talent = await publishedTalent();
    await approve(talent.video.id);
    const next = await createPublishedVideo(app, talent);
    expect(await find(next.id)).toMatchObject({ moderation: 'pending', notes: null, decision: null });
    expect(await isFound(talent.positionId)).toBe(true);
  });

  test('is listed newest first, by state, in pages, with counts', async () => {
    for (let made = 0; made <= MODERATION_PAGE_SIZE; made++) await publishedTalent();
    const first = await list();
    expect(first.items).toHaveLength(MODERATION_PAGE_SIZE);
    const second = await list(`?cursor=${first.nextCursor}`);
    const dates = [...first.items, ...second.items].map(({ publishedAt }: ModeratedVideo) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const all = first.counts.pending + first.counts.approved + first.counts.rejected;
    expect(all).toBe((await app.db.selectFrom('videos').select('id').where('state', '=', 'ready').execute()).length);
    const rejected = await list('?state=rejected');
    expect(rejected.items.length).toBe(rejected.counts.rejected);
    expect(new Set(rejected.items.map(({ moderation }: ModeratedVideo) => moderation))).toEqual(new Set(['rejected']));
  });
});

test('with MODERATION=before a video is found once it is approved, and its talent gets a mail', async () => {
  const app = await createTestContext({ MODERATION: 'before' });
  const server = await createTestServer(app);
  const call = createCaller(server);
  const admin = { cookie: await signInCookie(server, (await createAdmin(app)).email) };
  const talent = await createTalent(app);
  const video = await createPublishedVideo(app, talent);
  const found = async () => (await app.db.selectFrom('talent_search').select('position_id').execute()).length;
  expect(await found()).toBe(0);
  await call('POST', `/admin/videos/${video.id}/approve`, {}, admin);
  expect(await found()).toBe(1);
  expect((await mailsTo(app, talent.email)).map(({ subject }) => subject)).toEqual(['Your video is approved']);
  await call('POST', `/admin/videos/${video.id}/reject`, {}, admin);
  expect(await found()).toBe(0);
});
