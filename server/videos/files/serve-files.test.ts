import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createPublishedVideo, createTalent } from '#test/fixtures/factories.ts';
import { setTimeout as sleepMs } from 'node:timers/promises';

describe('serving videos', () => {
  let app: Context;
  let server: FastifyInstance;
  let base: string;
  let key: string;
  let preview: string;
  let videoId: string;
  const bytes = randomBytes(3_000_000);

  beforeAll(async () => {
    app = await createTestContext();
    server = await createTestServer(app);
    base = await server.listen({ port: 0, host: '127.0.0.1' });
    const video = await createPublishedVideo(app, await createTalent(app));
    [key, preview, videoId] = [`${video.public_id}/video.mp4`, `${video.public_id}/preview.mp4`, video.id];
    await app.storage.write(video.video_key!, bytes);
    await app.storage.write(video.preview_key!, bytes.subarray(0, 1000));
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${base}/media/${path}`, { headers });

  test('a whole video has content type, length, cache time and nosniff', async () => {
    const response = await get(key);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '3000000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=1000000-2499999', 1_000_000, 2_499_999],
    ['bytes=-5', 2_999_995, 2_999_999],
  ])('%s answers exactly these bytes', async (range, start, end) => {
    const response = await get(key, { range });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/3000000`]);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test('a range beyond the end is refused', async () =>
    expect((await get(key, { range: 'bytes=3000000-' })).status).toBe(416));

  test('an unchanged file is not sent again, and a changed one is sent whole', async () => {
    const etag = (await get(key)).headers.get('etag')!;
    expect((await get(key, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(key, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });

  test('found, not found and refused, all have the same security headers and none of documents', async () => {
    const responses = [
      await get(key),
      await get(`${'0'.repeat(32)}/video.mp4`),
      await get(key, { range: 'bytes=3000000-' }),
      await fetch(`${base}/media/${key}`, { method: 'POST' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 416, 405]);
    for (const { headers } of responses) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-site',
        'x-permitted-cross-domain-policies': 'none',
      });
      expect(headers.has('content-security-policy')).toBe(false);
    }
  });

  test('on this machine, pages under another of its hostnames may show it', async () => {
    const policyOf = async (from: string) =>
      (await get(key, { 'sec-fetch-site': from })).headers.get('cross-origin-resource-policy');
    expect([await policyOf('cross-site'), await policyOf('same-site')]).toEqual(['cross-origin', 'same-site']);
  });

  test('the preview and the head of a video are served too', async () => {
    expect((await get(preview)).status).toBe(200);
    const head = await fetch(`${base}/media/${key}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '3000000']);
  });

  test.each([
    `${'0'.repeat(32)}/video.mp4`,
    'talent-videos/none/1-a.mp4',
    'sources/x/1-a',
    'uploads/1',
    'talent-videos/..%2f..%2fsecret',
    '../secret',
    'talent-videos/%00.mp4',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('a rejected video stops being served within two seconds, with its preview', async () => {
    await app.db.updateTable('videos').set({ rejected_at: new Date() }).where('id', '=', videoId).execute();
    await sleepMs(2100);
    expect([(await get(key)).status, (await get(preview)).status]).toEqual([404, 404]);
  });
});
