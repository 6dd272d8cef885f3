import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createPublishedVideo, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import { allKeys } from '../keys.ts';
import { getCaptions, saveCaptions } from './captions.ts';

let app: Context;
let server: FastifyInstance;
beforeAll(async () => {
  app = await createTestContext();
  server = await createTestServer(app);
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const CUES = [{ startMs: 0, endMs: 900, text: 'Hello <there>' }];
async function createOwn() {
  const talent = await createTalent(app);
  return { talent, video: await createPublishedVideo(app, talent) };
}
const rowOf = (id: string) => app.db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('captions are stored as WebVTT, each version under its own name', async () => {
  const { talent, video } = await createOwn();
  await saveCaptions(app, talent.viewer, video.id, CUES);
  const first = (await rowOf(video.id)).captions_key!;
  expect(readFileSync(await app.storage.bring(first, app.env.DATA_DIR), 'utf8')).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:00.900\nHello &lt;there&gt;\n',
  );
  expect(await getCaptions(app, talent.viewer, video.id)).toEqual(CUES);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await saveCaptions(app, talent.viewer, video.id, [{ ...CUES[0]!, text: 'Again' }]);
  const row = await rowOf(video.id);
  expect(row.captions_key).not.toBe(first);
  expect(allKeys(row)).toContain(row.captions_key);
});

test('an empty list removes them', async () => {
  const { talent, video } = await createOwn();
  await saveCaptions(app, talent.viewer, video.id, CUES);
  await saveCaptions(app, talent.viewer, video.id, []);
  expect((await rowOf(video.id)).captions_key).toBeNull();
});

test('only the owner reads and writes them', async () => {
  const { talent, video } = await createOwn();
  const stranger = await createTalent(app);
  await saveCaptions(app, talent.viewer, video.id, CUES);
  await expect(getCaptions(app, stranger.viewer, video.id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(saveCaptions(app, stranger.viewer, video.id, [])).rejects.toMatchObject({ code: 'not_found' });
});

test('a cue that ends before it starts is rejected with the field at fault', async () => {
  const { talent, video } = await createOwn();
  const response = await server.inject({
    method: 'PUT',
    url: `/api/videos/${video.id}/captions`,
    headers: { cookie: await signInCookie(server, talent.email) },
    payload: {
      cues: [
        { startMs: 2000, endMs: 1000, text: 'x' },
        { startMs: 0, endMs: 10, text: ' ' },
      ],
    },
  });
  expect([response.statusCode, response.json().data.fields]).toEqual([
    400,
    { 'cues.0.endMs': 'time', 'cues.1.text': 'required' },
  ]);
});
