import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCampaign } from '#server/campaigns/campaigns.ts';
import type { Context } from '#server/platform/context.ts';
import { createTestContext, createTestServer } from '../fixtures/app.ts';
import { createAdmin, createCompany, createTalent, signInCookie } from '../fixtures/factories.ts';

const DESCRIPTION = 'Tea & </script><script>alert(1)</script>';
const CAMPAIGN = {
  title: 'Closer for Oslo',
  description: 'Close for us.',
  skills: [],
  languages: [],
  location: null,
  workType: null,
  salaryMinMinor: null,
  salaryMaxMinor: null,
  startsOn: null,
};

let app: Context;
let server: FastifyInstance;
let company: { email: string; cookie: string };
let other: { email: string; cookie: string };
let talent: { email: string; cookie: string };
beforeAll(async () => {
  app = await createTestContext();
  server = await createTestServer(app);
  // The worker starts with the server.
  await server.listen({ port: 0, host: '127.0.0.1' });
  const signedIn = async ({ email }: { email: string }) => ({ email, cookie: await signInCookie(server, email) });
  company = await signedIn(await createCompany(app));
  await app.db
    .updateTable('company_profiles')
    .set({ description: DESCRIPTION })
    .where('email', '=', company.email)
    .execute();
  other = await signedIn(await createCompany(app, 'Kestrel'));
  talent = await signedIn(await createTalent(app));
});
afterAll(() => server.close());

const open = (url: string, cookie = '', headers = {}) =>
  server.inject({ url, headers: { accept: 'text/html', cookie, ...headers } });

/** Opens a page until the server was fast enough to render it. */
const rendered = async (url: string, cookie: string, headers = {}) =>
  vi.waitFor(
    async () => {
      const response = await open(url, cookie, headers);
      expect(response.body).toContain('id="frame-state"');
      return response;
    },
    { timeout: 15_000, interval: 50 },
  );

test('the site is built', () => expect(existsSync('dist/renderer/render-page.js')).toBe(true));

test.each([
  '/company/dashboard',
  '/company/search-talent',
  '/company/campaigns',
  '/company/analytics',
  '/company/integrations',
  '/company/profile',
  '/messages',
  '/notifications',
])('%s reaches its company with its first data, for it alone', async (path) => {
  const { body, headers } = await rendered(path, company.cookie);
  expect(body).toContain(company.email);
  expect(body).toContain('<div id="root"><div inert aria-hidden="true"');
  expect(body).toMatch(/<h1[^>]*>[^<]/);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  '/talent/dashboard',
  '/talent/profile',
  '/talent/campaigns',
  '/talent/video-feedback',
  '/messages',
  '/notifications',
])('%s reaches its talent with its first data', async (path) =>
  expect((await rendered(path, talent.cookie)).body).toContain(talent.email),
);

test('what people have written can’t end the page’s data', async () => {
  const { body } = await rendered('/company/profile', company.cookie);
  expect(body).toContain('Tea &amp; &lt;/script&gt;');
  expect(body).toContain('Tea & \\u003c/script>');
  expect(body).not.toContain('<script>alert');
});

test('a form shows its values, in the language and with the dates of its reader', async () => {
  const { body } = await rendered('/company/profile', other.cookie, { 'accept-language': 'es-MX,es;q=0.9' });
  expect(body).toContain('value="Kestrel"');
  expect(body).toContain('<html lang="es"');
});

test('pages that are rendered side by side don’t mix their accounts', async () => {
  const people = [company, other, talent];
  const pages = await Promise.all(people.map(({ cookie }) => rendered('/messages', cookie)));
  for (const [index, { body }] of pages.entries())
    expect(people.map(({ email }) => body.includes(email))).toEqual(people.map((_, at) => at === index));
});

test('an address with a query comes with the data for it', async () => {
  const { body } = await rendered('/company/search-talent?q=Kestrels', company.cookie);
  const [, state] = /id="frame-state">(.*?)<\/script>/.exec(body)!;
  const { answers } = JSON.parse(state!) as { answers: [[[string, string], { input?: unknown }], unknown][] };
  const asked = Object.fromEntries(answers.map(([[[, route], { input }]]) => [route, input]));
  expect(body).toContain('value="Kestrels"');
  expect(asked).toMatchObject({ findTalents: { text: 'Kestrels' }, listFilters: { text: 'Kestrels' } });
  // Nothing is asked that the page doesn't ask yet, such as a talent before one is chosen.
  expect(asked).not.toHaveProperty('getTalent');
});

test('a campaign comes with its data, for its company alone', async () => {
  const owner = await createCompany(app);
  const { id } = await createCampaign(app, owner.viewer, CAMPAIGN);
  const ownCookie = await signInCookie(server, owner.email);
  const shows = async (path: string, cookie: string, content: string) =>
    (await rendered(path, cookie)).body.includes(content);
  expect(await shows(`/company/campaigns/${id}`, ownCookie, CAMPAIGN.title)).toBe(true);
  expect(await shows(`/company/campaigns/${id}`, other.cookie, CAMPAIGN.title)).toBe(false);
});

test('a page that doesn’t exist is no more than its frame', async () => {
  const { body, statusCode } = await rendered('/company/campaigns/nowhere', company.cookie);
  expect([statusCode, body.includes('nowhere')]).toEqual([200, false]);
});

test('nobody else gets data: visitors, other accounts, and ended sessions', async () => {
  const session = await signInCookie(server, other.email);
  await server.inject({ method: 'DELETE', url: '/api/session', headers: { cookie: session } });
  for (const response of [
    await open('/company/profile'),
    await open('/company/profile', talent.cookie),
    await open('/company/profile', session),
    await open('/company/profile?a=1', talent.cookie),
  ])
    expect([response.statusCode, response.body.includes('frame-state')]).toEqual([200, false]);
});

test('an admin’s page has an admin’s bars', async () => {
  const { email } = await createAdmin(app);
  const { body } = await rendered('/messages', await signInCookie(server, email));
  expect(body).toContain('href="/admin"');
  expect((await rendered('/messages', other.cookie)).body).not.toContain('href="/admin');
});

test('a frame takes no input', async () => {
  const { body } = await rendered('/talent/profile', talent.cookie);
  const fields = body.match(/<(?:input|textarea)\b[^>]*>/g)!;
  expect(fields.length).toBeGreaterThan(3);
  expect(fields.filter((field) => !field.includes('readonly') || field.includes('type="file"'))).toEqual([]);
});

test('a malformed language header changes nothing', async () =>
  expect(
    (await rendered('/talent/dashboard', talent.cookie, { 'accept-language': 'en-!!,;;=,x,en-abcde-abcde' }))
      .statusCode,
  ).toBe(200));
