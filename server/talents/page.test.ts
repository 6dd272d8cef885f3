import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import {
  createAdmin,
  createCompany,
  createPublishedVideo,
  createTalent,
  signInCookie,
} from '#test/fixtures/factories.ts';
import { rejectVideo } from '../moderation/decide.ts';
import type { Context } from '../platform/context.ts';
import { drawStill } from '../platform/media/still.ts';
import { deleteVideo } from '../videos/manage-video.ts';
import { drawSharePicture } from '../videos/share-picture.ts';
import { getOwnPage, publishTalentPage } from './own-page.ts';
import { saveProfile } from './save-profile.ts';

let app: Context;
let server: FastifyInstance;
beforeAll(async () => {
  app = await createTestContext();
  server = await createTestServer(app);
});

const BIO = 'I’m Marta Canarysurname. Call +34 612 004 118 or write to marta@canarymail.example.';
const SECRETS = ['Canarysurname', '612 004 118', '612004118', 'canarymail', 'canary-in'];

/** A talent with all contacts filled in, in the profile and in public texts, and a published page. */
async function createPage({ isIndexed = false } = {}) {
  const talent = await createTalent(app, 'Marta Canarysurname');
  const video = await createPublishedVideo(app, talent);
  await saveProfile(app, talent.viewer, {
    fullName: 'Marta Canarysurname',
    phone: '+34 612 004 118',
    languages: ['Spanish'],
    skills: ['Negotiation', 'marta@canarymail.example'],
    bio: BIO,
    linkedinUrl: 'https://www.linkedin.com/in/canary-in',
    positions: [{ id: talent.positionId, positionTitle: 'Sales Closer' }],
  });
  await publishTalentPage(app, talent.viewer.userId, { isPublished: true, isIndexed });
  const { url } = await getOwnPage(app, talent.viewer.userId);
  return { ...talent, video, path: new URL(url!).pathname };
}
const open = (path: string, cookie?: string) =>
  server.inject({ url: path, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
const isListed = async (path: string) => (await server.inject('/sitemap.xml')).body.includes(`${path}<`);
const answerOf = (path: string) => server.inject(`/api/talents/${path.slice('/t/'.length)}`);

test('neither the page nor its JSON contains a contact or the surname', async () => {
  const { path, viewer } = await createPage();
  for (const { statusCode, body } of [await open(path), await answerOf(path)]) {
    expect(statusCode).toBe(200);
    expect(body).toContain('Marta C.');
    for (const secret of [...SECRETS, viewer.email, viewer.userId])
      expect(body.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});

test('the head names the talent and the page’s address, and search engines are excluded until allowed', async () => {
  const { path, viewer } = await createPage();
  const { body } = await open(path);
  expect(body).toContain('<title>Marta C. · Sales Closer · Closeup</title>');
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
  expect(body).toContain('"@type":"ProfilePage"');
  expect(body).toContain('<meta name="robots" content="noindex');
  expect(await isListed(path)).toBe(false);
  expect((await server.inject('/robots.txt')).body).not.toMatch(/Disallow: \/(?:t|companies)\/?$/m);
  await publishTalentPage(app, viewer.userId, { isPublished: true, isIndexed: true });
  expect((await open(path)).body).toContain('<meta name="robots" content="index');
  expect(await isListed(path)).toBe(true);
});

test.each<[string, (page: Awaited<ReturnType<typeof createPage>>) => Promise<unknown>]>([
  ['switched off', ({ viewer }) => publishTalentPage(app, viewer.userId, { isPublished: false, isIndexed: false })],
  ['paused', ({ viewer }) => change(viewer.userId, { paused_at: app.clock() })],
  ['rejected by an admin', ({ video }) => reject(video.id)],
  ['left without a video', ({ viewer, video }) => deleteVideo(app, viewer, video.id)],
  ['about to be erased', ({ viewer }) => leave(viewer.userId)],
])('a page that is %s is gone at once, with its picture and its sitemap entry', async (_, end) => {
  const page = await createPage({ isIndexed: true });
  expect([(await open(page.path)).statusCode, await isListed(page.path)]).toEqual([200, true]);
  await end(page);
  expect([(await open(page.path)).statusCode, (await answerOf(page.path)).statusCode]).toEqual([404, 404]);
  expect(await isListed(page.path)).toBe(false);
  expect((await server.inject(`${page.path}/${page.video.public_id}.jpg`)).statusCode).toBe(404);
});
const reject = async (videoId: string) =>
  rejectVideo(app, (await createAdmin(app)).viewer, { videoId, notes: 'No face' });
const change = (userId: string, values: { paused_at: Date }) =>
  app.db.updateTable('talent_profiles').set(values).where('user_id', '=', userId).execute();
const leave = (userId: string) =>
  app.db.updateTable('users').set({ deletion_requested_at: app.clock() }).where('id', '=', userId).execute();

test('a link stays the same when the page is switched off and on, and does not open for a blocked company', async () => {
  const { viewer, path } = await createPage();
  await publishTalentPage(app, viewer.userId, { isPublished: false, isIndexed: false });
  await publishTalentPage(app, viewer.userId, { isPublished: true, isIndexed: false });
  expect((await open(path)).statusCode).toBe(200);
  const company = await createCompany(app);
  const cookie = await signInCookie(server, company.email);
  expect((await open(path, cookie)).statusCode).toBe(200);
  await app.db.insertInto('talent_blocks').values({ talent_id: viewer.userId, domain: 'northwind.example' }).execute();
  expect((await open(path, cookie)).statusCode).toBe(404);
});

test('a page offers the unlock to everyone but talent, who can’t unlock', async () => {
  const { path, email } = await createPage();
  const [company, other] = [await createCompany(app), await createTalent(app)];
  const isOffered = async (cookie?: string) => (await open(path, cookie)).body.includes('"isForHiring":true');
  expect(await isOffered()).toBe(true);
  expect(await isOffered(await signInCookie(server, company.email))).toBe(true);
  for (const talent of [other.email, email]) expect(await isOffered(await signInCookie(server, talent))).toBe(false);
});

test('the link preview image is drawn once, from the poster, at 1200 by 630', async () => {
  const { path, video } = await createPage();
  const poster = new Resvg('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="854"><circle r="200"/></svg>');
  const folder = mkdtempSync(join(tmpdir(), 'closeup-poster-'));
  await app.storage.write(video.poster_webp_key!, poster.render().asPng());
  expect((await open(path)).body).not.toContain('og:image');
  await drawSharePicture(app, { videoId: video.id });
  const [, address] = /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec((await open(path)).body)!;
  const { rawPayload, headers } = await server.inject(address!);
  expect([headers['content-type'], headers['x-robots-tag']]).toEqual(['image/jpeg', 'noindex']);
  const frame = rawPayload.indexOf(Buffer.from([0xff, 0xc0]));
  expect([rawPayload.readUInt16BE(frame + 7), rawPayload.readUInt16BE(frame + 5)]).toEqual([1200, 630]);
  await expect(drawStill('share', import.meta.filename, join(folder, 'none.jpg'))).rejects.toThrow(
    'unsupported_format',
  );
});
