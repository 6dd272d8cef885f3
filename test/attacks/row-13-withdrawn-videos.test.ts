import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { cancelDeletion, requestDeletion } from '#server/accounts/erasure/deletion.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { blockDomain, pauseProfile } from '#server/insights/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import type { VideoRow } from '#server/videos/own-video.ts';
import { createTestContext, createTestServer } from '../fixtures/app.ts';
import { createCompany, createPublishedVideo, createTalent, signInCookie } from '../fixtures/factories.ts';
import { createPracticeTake } from '../fixtures/takes.ts';

const FILES = ['video.mp4', 'poster.avif', 'poster.webp', 'preview.mp4'];

describe('row 13: a video', () => {
  let app: Context;
  let server: FastifyInstance;
  let base: string;
  beforeAll(async () => {
    app = await createTestContext();
    server = await createTestServer(app);
    base = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  async function published() {
    const talent = await createTalent(app);
    const video = await createPublishedVideo(app, talent);
    await storeFiles(video);
    return { talent, video };
  }
  async function storeFiles({ video_key, poster_avif_key, poster_webp_key, preview_key }: VideoRow) {
    for (const key of [video_key, poster_avif_key, poster_webp_key, preview_key])
      await app.storage.write(key!, 'bytes of a file');
  }
  const statuses = (publicId: string, cookie = '') =>
    Promise.all(
      FILES.map(async (name) => (await fetch(`${base}/media/${publicId}/${name}`, { headers: { cookie } })).status),
    );
  const all = (status: number) => FILES.map(() => status);

  test.each([
    [
      'is paused',
      ({ userId }: Viewer) => pauseProfile(app, userId, true),
      ({ userId }: Viewer) => pauseProfile(app, userId, false),
    ],
    [
      'is about to be erased',
      (viewer: Viewer) => requestDeletion({ app, address: '203.0.113.1' }, viewer),
      (viewer: Viewer) => cancelDeletion({ app, address: '203.0.113.1' }, viewer),
    ],
  ])(
    'whose talent %s stops being public within two seconds; the owner and companies that unlocked see it',
    async (_how, hide, show) => {
      const { talent, video } = await published();
      const company = await createCompany(app);
      await unlockTalent(app, company.viewer, talent.positionId);
      const [own, entitled, other] = [talent.email, company.email, (await createCompany(app)).email].map((email) =>
        signInCookie(server, email),
      );
      expect(await statuses(video.public_id)).toEqual(all(200));
      await hide(talent.viewer);
      await expect.poll(() => statuses(video.public_id), { timeout: 2500 }).toEqual(all(404));
      expect(await statuses(video.public_id, await other)).toEqual(all(404));
      expect(await statuses(video.public_id, await entitled)).toEqual(all(200));
      const again = await fetch(`${base}/media/${video.public_id}/video.mp4`, {
        headers: { cookie: await entitled!, range: 'bytes=0-4' },
      });
      expect([again.status, again.headers.get('cache-control'), await again.text()]).toEqual([
        206,
        'private, no-store',
        'bytes',
      ]);
      await own;
      expect(await statuses(video.public_id, await signInCookie(server, talent.email))).toEqual(all(200));
      await show(talent.viewer);
      await expect.poll(() => statuses(video.public_id), { timeout: 2500 }).toEqual(all(200));
    },
  );

  test('that was rejected is served to its owner alone', async () => {
    const { talent, video } = await published();
    const company = await createCompany(app);
    await unlockTalent(app, company.viewer, talent.positionId);
    await app.db.updateTable('videos').set({ rejected_at: new Date() }).where('id', '=', video.id).execute();
    expect(await statuses(video.public_id)).toEqual(all(404));
    expect(await statuses(video.public_id, await signInCookie(server, company.email))).toEqual(all(404));
    expect(await statuses(video.public_id, await signInCookie(server, talent.email))).toEqual(all(200));
  });

  test('that is a practice take is served to its owner alone', async () => {
    const { talent } = await published();
    const company = await createCompany(app);
    await unlockTalent(app, company.viewer, talent.positionId);
    const { id } = await createPracticeTake(app, talent);
    const take = await app.db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await storeFiles(take);
    expect(await statuses(take.public_id)).toEqual(all(404));
    expect(await statuses(take.public_id, await signInCookie(server, company.email))).toEqual(all(404));
    expect(await statuses(take.public_id, await signInCookie(server, talent.email))).toEqual(all(200));
  });

  test('that is not public and newer than a block is not served to the blocked company', async () => {
    const { talent, video } = await published();
    const company = await createCompany(app);
    await unlockTalent(app, company.viewer, talent.positionId);
    await blockDomain(app, talent.viewer.userId, 'northwind.example');
    const newer = await createPublishedVideo(app, talent);
    await app.storage.write(newer.video_key!, 'bytes of a file');
    await pauseProfile(app, talent.viewer.userId, true);
    const cookie = await signInCookie(server, company.email);
    expect(await statuses(newer.public_id, cookie)).toEqual(all(404));
    expect(await statuses(video.public_id, cookie)).toEqual(all(404));
  });

  test('has a URL that identifies no one, and is not served at one that names its files', async () => {
    const { talent, video } = await published();
    const company = await createCompany(app);
    const cookie = await signInCookie(server, company.email);
    const read = async (url: string, method: 'GET' | 'POST' = 'GET', payload?: object) =>
      (await server.inject({ method, url: `/api${url}`, headers: { cookie }, ...(payload ? { payload } : {}) })).body;
    const bodies = [
      await read(`/search/talents/${talent.positionId}`),
      await read('/search/featured'),
      await read('/fairness/analyses', 'POST', { jobDescription: 'Closer', candidateIds: [talent.positionId] }),
    ];
    for (const body of bodies) {
      expect(body).toContain(video.public_id);
      expect(body).not.toContain(talent.viewer.userId);
      expect(body).not.toContain(video.video_key!.split('/').at(-1)!.replace('.mp4', ''));
    }
    for (const key of [video.video_key, video.poster_webp_key, video.preview_key, video.source_key])
      expect((await fetch(`${base}/media/${key}`)).status).toBe(404);
    for (const path of [
      `${video.public_id}/../video.mp4`,
      `${video.public_id}/source.mp4`,
      `${video.public_id}`,
      video.id,
    ])
      expect((await fetch(`${base}/media/${path}`)).status).toBe(404);
    expect(video.video_key).toMatch(new RegExp(`^talent-videos/${talent.viewer.userId}/`));
  });
});
