import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer } from '#test/fixtures/app.ts';
import { createTestDatabase } from '#test/fixtures/postgres.ts';
import { createTalent, signInCookie } from '#test/fixtures/factories.ts';
import { inputFile } from '#test/media/make-inputs.ts';
import { startS3 } from '#test/s3/server.ts';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { setTimeout as sleepMs } from 'node:timers/promises';
import { getCaptions, saveCaptions } from './captions/captions.ts';
import type { Context } from '../platform/context.ts';
import { createContext } from '../app/create-context.ts';
import { readEnv } from '../platform/env.ts';
import { jobs } from '../app/schedule.ts';
import { drainJobs } from '../platform/jobs/worker.ts';
import { uploadKey } from './keys.ts';

const MIN_PART_BYTES = 5 * 1024 * 1024;

describe('two servers and a worker on one bucket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'closeup-bucket-'));
  let s3: Awaited<ReturnType<typeof startS3>>;
  let apps: Context[];
  let worker: Context;
  let servers: FastifyInstance[];
  let bases: string[];
  let talent: Awaited<ReturnType<typeof createTalent>>;
  let cookie: string;

  beforeAll(async () => {
    s3 = await startS3();
    const database = await createTestDatabase();
    apps = await Promise.all(
      ['a', 'b', 'worker'].map((name) =>
        createContext(
          readEnv({ NODE_ENV: 'test', DATA_DIR: join(folder, name), SECRET: 'x'.repeat(32), ...s3.settings }),
          database,
        ),
      ),
    );
    worker = apps[2]!;
    servers = await Promise.all(apps.slice(0, 2).map(createTestServer));
    bases = await Promise.all(servers.map((server) => server.listen({ port: 0, host: '127.0.0.1' })));
    talent = await createTalent(apps[0]!);
    cookie = await signInCookie(servers[0]!, talent.email);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await Promise.all(apps.map((app) => app.close()));
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${bases[0]}/api${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as T;
  }
  const start = (bytes: Buffer) =>
    call<OwnVideo>('POST', '/videos', {
      positionId: talent.positionId,
      originalName: 'me.webm',
      contentType: 'video/webm',
      sizeBytes: bytes.length,
    });
  const tus = (
    base: string,
    video: OwnVideo,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ) => fetch(base + video.uploadUrl, { ...init, headers: { cookie, 'tus-resumable': '1.0.0', ...init.headers } });
  const patch = (base: string, video: OwnVideo, offset: number, bytes: Buffer) =>
    tus(base, video, {
      method: 'PATCH',
      body: new Uint8Array(bytes),
      headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    });
  const read = (id: string) => call<OwnVideo>('GET', `/videos/${id}`);
  const media = (url: string, init?: RequestInit) =>
    fetch(url.replace('http://localhost:3000', bases[1]!), { redirect: 'manual', ...init });
  const makeDue = () => sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(worker.db);
  const workFolder = () => join(folder, 'worker', 'work');

  async function uploadAll() {
    const bytes = readFileSync(await inputFile('vp9'));
    const video = await start(bytes);
    const half = Math.floor(bytes.length / 2);
    expect((await patch(bases[0]!, video, 0, bytes.subarray(0, half))).status).toBe(204);
    const asked = await tus(bases[1]!, video, { method: 'HEAD' });
    expect(asked.headers.get('upload-offset')).toBe(String(half));
    expect((await patch(bases[1]!, video, half, bytes.subarray(half))).status).toBe(204);
    return { video, bytes };
  }

  test('each server receives half of a video, and the worker makes it playable', async () => {
    const { video, bytes } = await uploadAll();
    await drainJobs(worker, jobs);
    const ready = await read(video.id);
    expect(ready).toMatchObject({ state: 'ready', failure: null });
    const source = s3.bucket.keys().find((key) => key.startsWith('sources/'))!;
    expect(s3.bucket.get(source).content.equals(bytes)).toBe(true);
    expect([s3.bucket.keys().filter((key) => key.startsWith('uploads/')), s3.bucket.uploads()]).toEqual([[], []]);
    expect(readdirSync(workFolder())).toEqual([]);
    expect(readdirSync(join(folder, 'a'))).toEqual([]);
  });

  describe('a ready video', () => {
    let video: OwnVideo;
    beforeAll(async () => {
      const { positions } = await call<{ positions: { videos: OwnVideo[] }[] }>('GET', '/talent/profile');
      video = positions[0]!.videos[0]!;
    });

    test('is played from the bucket through a short-lived link that supports ranges', async () => {
      const sent = await media(video.playable!.url, { headers: { range: 'bytes=4-7' } });
      expect([sent.status, sent.headers.get('cache-control')]).toEqual([302, 'private, max-age=120']);
      const link = sent.headers.get('location')!;
      expect(link).toMatch(new RegExp(`^${s3.endpoint}/closeup/talent-videos/.*X-Amz-Expires=300`));
      const part = await fetch(link, { headers: { range: 'bytes=4-7' } });
      expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'video/mp4', 'ftyp']);
    });

    test('is the only bucket content that the content security policy allows', async () => {
      const policy = (await fetch(`${bases[0]}/healthz`)).headers.get('content-security-policy')!;
      const allowed = policy.split(';').filter((directive) => directive.includes(s3.endpoint));
      expect(allowed.map((directive) => directive.split(' ')[0])).toEqual(['media-src']);
    });

    test('answers HEAD without a redirect, and serves poster and preview through the server', async () => {
      const { url, posterAvifUrl, posterWebpUrl, previewUrl } = video.playable!;
      const head = await media(url, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-type')]).toEqual([200, 'video/mp4']);
      for (const small of [posterAvifUrl, posterWebpUrl, previewUrl]) expect((await media(small)).status).toBe(200);
      const before = s3.log.length;
      const piece = await media(previewUrl, { headers: { range: 'bytes=4-7' } });
      expect([piece.status, await piece.text(), s3.log.length]).toEqual([206, 'ftyp', before]);
    });

    test('has captions, served through the server', async () => {
      const cues = [{ startMs: 0, endMs: 900, text: 'Hello' }];
      await saveCaptions(apps[0]!, talent.viewer, video.id, cues);
      expect(await getCaptions(apps[1]!, talent.viewer, video.id)).toEqual(cues);
      const { playable } = await read(video.id);
      expect((await media(playable!.captionsUrl!)).status).toBe(404);
      expect(await (await media(playable!.captionsUrl!, { headers: { cookie } })).text()).toContain('Hello');
    });

    test('is no longer linked two seconds after it was rejected', async () => {
      await worker.db.updateTable('videos').set({ rejected_at: new Date() }).where('id', '=', video.id).execute();
      await sleepMs(2100);
      const { url, previewUrl } = video.playable!;
      expect([(await media(url)).status, (await media(previewUrl)).status]).toEqual([404, 404]);
    });

    test('leaves nothing in the bucket when it is deleted', async () => {
      await call('DELETE', `/videos/${video.id}`);
      await drainJobs(worker, jobs);
      expect(s3.bucket.keys()).toEqual([]);
    });
  });

  test.each([
    ['altogether', /./],
    ['for writing, when the video is made', /^(?:PUT|POST) .*\/(?:talent-videos|video-)/],
  ])(
    'a bucket that is unavailable %s delays processing and loses nothing',
    { timeout: 120_000 },
    async (_how, refuses) => {
      const { video } = await uploadAll();
      s3.state.refuses = refuses;
      await drainJobs(worker, jobs);
      expect(await read(video.id)).toMatchObject({ state: 'processing', failure: null });
      s3.state.refuses = null;
      await makeDue();
      await drainJobs(worker, jobs);
      expect((await read(video.id)).state).toBe('ready');
      expect(readdirSync(workFolder())).toEqual([]);
    },
  );

  test('an upload survives a server that died before joining its parts', async () => {
    const bytes = Buffer.alloc(MIN_PART_BYTES + 10, 1);
    const video = await start(bytes);
    s3.state.refuses = /^POST .*\/uploads\//;
    expect((await patch(bases[0]!, video, 0, bytes)).status).toBe(500);
    s3.state.refuses = null;
    const asked = await tus(bases[1]!, video, { method: 'HEAD' });
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, String(bytes.length)]);
    expect(s3.bucket.get(uploadKey(video.id)).content.equals(bytes)).toBe(true);
    expect((await read(video.id)).state).toBe('queued');
  });

  test('/readyz reports an unavailable bucket', async () => {
    const ask = async () => (await (await fetch(`${bases[0]}/readyz`)).json()) as Record<string, unknown>;
    s3.state.refuses = /./;
    expect(await ask()).toMatchObject({ status: 'not ready', storage: false, database: true });
    s3.state.refuses = null;
    expect(await ask()).toMatchObject({ status: 'ready', storage: true });
  });
});
