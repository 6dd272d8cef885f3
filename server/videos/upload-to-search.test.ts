import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createTalent, createVideo, signInCookie } from '#test/fixtures/factories.ts';
import { inputFile } from '#test/media/make-inputs.ts';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import type { Context } from '../platform/context.ts';
import { deleteAbandonedUploads } from './uploads/uploads.ts';
import { uploadKey } from './keys.ts';
import { processVideo } from './process-video.ts';
import { jobs } from '../app/schedule.ts';
import { drainJobs } from '../platform/jobs/worker.ts';

describe('from upload to search', () => {
  let app: Context;
  let server: FastifyInstance;
  let base: string;
  let talent: Awaited<ReturnType<typeof createTalent>>;
  let cookie: string;

  beforeAll(async () => {
    app = await createTestContext();
    server = await createTestServer(app);
    base = await server.listen({ port: 0, host: '127.0.0.1' });
    talent = await createTalent(app);
    cookie = await signInCookie(server, talent.email);
  });

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as T;
  }

  const start = (bytes: Buffer, contentType = 'video/mp4') =>
    call<OwnVideo>('POST', '/videos', {
      positionId: talent.positionId,
      originalName: 'me.mp4',
      contentType,
      sizeBytes: bytes.length,
    });
  const patch = (video: OwnVideo, offset: number, bytes: Buffer, headers: Record<string, string> = { cookie }) =>
    fetch(`${base}${video.uploadUrl}`, {
      method: 'PATCH',
      body: new Uint8Array(bytes),
      headers: {
        ...headers,
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
    });
  const offsetOf = async (video: OwnVideo) =>
    Number(
      (
        await fetch(`${base}${video.uploadUrl}`, { method: 'HEAD', headers: { cookie, 'tus-resumable': '1.0.0' } })
      ).headers.get('upload-offset'),
    );
  const read = (id: string) => call<OwnVideo>('GET', `/videos/${id}`);

  async function uploadAll(bytes: Buffer, contentType?: string) {
    const video = await start(bytes, contentType);
    expect((await patch(video, 0, bytes)).status).toBe(204);
    await drainJobs(app, jobs);
    return read(video.id);
  }

  test('a recording of Chromium becomes a playable, searchable video with poster and preview', async () => {
    const video = await uploadAll(readFileSync(await inputFile('vp9')), 'video/webm');
    expect(video).toMatchObject({ state: 'ready', progressPercent: 100, failure: null });
    const { playable } = video;
    for (const url of [playable!.url, playable!.posterAvifUrl, playable!.posterWebpUrl, playable!.previewUrl]) {
      expect(url).toMatch(/^http/);
      expect((await fetch(url.replace('http://localhost:3000', base))).status, url).toBe(200);
    }
    expect(playable!.url).toMatch(/\/media\/[0-9a-f]{32}\/video\.mp4$/);
    const { video_key } = await app.db
      .selectFrom('videos')
      .select('video_key')
      .where('id', '=', video.id)
      .executeTakeFirstOrThrow();
    expect(video_key).toMatch(new RegExp(`^talent-videos/${talent.viewer.userId}/\\d+-[0-9a-f]{24}\\.mp4$`));
    const found = await app.db
      .selectFrom('talent_search')
      .selectAll()
      .where('position_id', '=', talent.positionId)
      .execute();
    expect(found).toHaveLength(1);
  });

  test('bytes sent in pieces, cut and resumed arrive identical', async () => {
    const bytes = readFileSync(await inputFile('vp9'));
    const video = await start(bytes, 'video/webm');
    for (let offset = 0; offset < bytes.length; offset = await offsetOf(video)) {
      const end = Math.min(bytes.length, offset + Math.ceil(bytes.length / 5));
      expect((await patch(video, offset, bytes.subarray(offset, end))).status).toBe(204);
    }
    const { source_key: key } = await app.db
      .selectFrom('videos')
      .select('source_key')
      .where('id', '=', video.id)
      .executeTakeFirstOrThrow();
    await drainJobs(app, jobs);
    expect(readFileSync(await app.storage.bring(key!, app.env.DATA_DIR)).equals(bytes)).toBe(true);
  });

  test('a new take replaces the published one only when it is ready, and its files go', async () => {
    const before = (await call<{ positions: { videos: OwnVideo[] }[] }>('GET', '/talent/profile')).positions[0]!.videos;
    const published = before.find(({ state }) => state === 'ready')!;
    const bytes = readFileSync(await inputFile('vp9'));
    const { video_key } = await app.db
      .selectFrom('videos')
      .select('video_key')
      .where('id', '=', published.id)
      .executeTakeFirstOrThrow();
    const next = await start(bytes, 'video/webm');
    expect((await read(published.id)).state).toBe('ready');
    await patch(next, 0, bytes);
    await drainJobs(app, jobs);
    expect((await call<{ code: string }>('GET', `/videos/${published.id}`)).code).toBe('not_found');
    await drainJobs(app, jobs);
    expect(await app.storage.exists(video_key!)).toBe(false);
  });

  test('a public URL without http fails the upload', async () => {
    const other = await createTalent(app);
    const video = await createVideo(app, other, { state: 'processing' });
    await app.storage.copyIn(video.source_key!, await inputFile('vp9'));
    const misled = { ...app, env: { ...app.env, PUBLIC_URL: '//closeup.example' } };
    await processVideo(misled, { videoId: video.id }, { signal: new AbortController().signal, isLastAttempt: false });
    const row = await app.db.selectFrom('videos').selectAll().where('id', '=', video.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'failed', failure: 'invalid_public_url' });
  });

  test.each([
    ['a text file named .mp4', Buffer.from('Dear recruiter, this is my CV.'.repeat(50)), 'not_a_video'],
    ['an HLS playlist named .mp4', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'.repeat(20)), 'not_a_video'],
  ])('%s fails with a reason, keeps its source, and can be retried', async (_name, bytes, reason) => {
    const video = await uploadAll(bytes);
    expect(video).toMatchObject({ state: 'failed', failure: reason, playable: null });
    const { source_key: key } = await app.db
      .selectFrom('videos')
      .select('source_key')
      .where('id', '=', video.id)
      .executeTakeFirstOrThrow();
    expect(await app.storage.exists(key!)).toBe(true);
    expect(await call('POST', `/videos/${video.id}/retry`)).toMatchObject({ state: 'queued', failure: null });
    await drainJobs(app, jobs);
    expect(await read(video.id)).toMatchObject({ state: 'failed', failure: reason });
    // The talent may have left the page.
    const { items } = (await call('GET', '/notifications')) as { items: unknown[] };
    expect(items[0]).toMatchObject({ kind: 'decision', data: { decision: 'failed' }, isRead: false });
    const mailed = await app.db
      .selectFrom('notifications')
      .select('mailed_at')
      .where('kind', '=', 'decision')
      .execute();
    expect(mailed).toContainEqual({ mailed_at: null });
    expect(await call('GET', '/talent/profile')).toMatchObject({
      positions: [{ videos: [{ state: 'failed' }, { state: 'ready' }] }],
    });
  });

  test('a truncated video fails as truncated', async () => {
    const whole = readFileSync(await inputFile('phone'));
    expect(await uploadAll(whole.subarray(0, Math.floor(whole.length / 2)), 'video/quicktime')).toMatchObject({
      state: 'failed',
    });
  });

  test('an upload accepts bytes only from its talent’s session', async () => {
    const bytes = Buffer.alloc(100);
    const video = await start(bytes);
    const stranger = await signInCookie(server, (await createTalent(app)).email);
    expect((await patch(video, 0, bytes, {})).status).toBe(401);
    expect((await patch(video, 0, bytes, { cookie: stranger })).status).toBe(404);
    expect((await patch(video, 0, bytes, { cookie, origin: 'https://evil.example' })).status).toBe(403);
    expect((await patch({ ...video, uploadUrl: '/uploads/../../secret' }, 0, bytes)).status).toBe(404);
    expect(await offsetOf(video)).toBe(0);
  });

  test('an upload that was complete when the server died is finished by the next HEAD', async () => {
    const other = await createTalent(app);
    const video = await createVideo(app, other);
    const otherCookie = await signInCookie(server, other.email);
    await app.storage.uploads.write(Readable.from([Buffer.alloc(1000)]), uploadKey(video.id), 0);
    await fetch(`${base}/uploads/${video.id}`, {
      method: 'HEAD',
      headers: { cookie: otherCookie, 'tus-resumable': '1.0.0' },
    });
    expect(await app.db.selectFrom('videos').select('state').where('id', '=', video.id).executeTakeFirst()).toEqual({
      state: 'queued',
    });
  });

  test('an upload unfinished for a week is deleted with its bytes', async () => {
    const other = await createTalent(app);
    const [old, recent] = [await createVideo(app, other), await createVideo(app, await createTalent(app))];
    await app.db
      .updateTable('videos')
      .set({ created_at: new Date(Date.now() - 8 * DAY_MS) })
      .where('id', '=', old.id)
      .execute();
    await deleteAbandonedUploads(app);
    await drainJobs(app, jobs);
    expect([await app.storage.exists(uploadKey(old.id)), await app.storage.exists(uploadKey(recent.id))]).toEqual([
      false,
      true,
    ]);
  });

  test('deleting removes the row, the search document and every file of that video', async () => {
    const { positions } = await call<{ positions: { videos: OwnVideo[] }[] }>('GET', '/talent/profile');
    for (const { id } of positions[0]!.videos) await call('DELETE', `/videos/${id}`);
    await drainJobs(app, jobs);
    expect(
      await app.db.selectFrom('talent_search').selectAll().where('position_id', '=', talent.positionId).execute(),
    ).toEqual([]);
    const left = readdirSync(join(app.env.DATA_DIR, 'files'), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`);
    expect(left.filter((path) => path.includes(talent.viewer.userId))).toEqual([]);
    expect(readdirSync(join(app.env.DATA_DIR, 'work'))).toEqual([]);
  });

  test.each([
    ['another type', { contentType: 'application/pdf' }, 'contentType'],
    ['more than 100 MB', { sizeBytes: 100 * 1024 * 1024 + 1 }, 'sizeBytes'],
    ['nothing', { sizeBytes: 0 }, 'sizeBytes'],
  ])('%s is refused before a byte is sent', async (_name, change, field) => {
    const answer = await call<{ code: string; data: { fields: Record<string, string> } }>('POST', '/videos', {
      positionId: talent.positionId,
      originalName: 'me.mp4',
      contentType: 'video/mp4',
      sizeBytes: 100,
      ...change,
    });
    expect([answer.code, Object.keys(answer.data.fields)]).toEqual(['invalid_input', [field]]);
  });
});
