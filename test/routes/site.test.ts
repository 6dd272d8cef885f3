import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { publishCompanyPage } from '#server/companies/page.ts';
import { getCompanyProfile } from '#server/companies/profile.ts';
import type { Context } from '#server/platform/context.ts';
import { createTestContext, createTestServer } from '../fixtures/app.ts';
import { createAdmin, createCompany, createTalent, signInCookie } from '../fixtures/factories.ts';

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
const page = (url: string) => server.inject({ url, headers: { accept: 'text/html' } });

test.each([
  '/',
  '/register',
  '/talent/profile',
  '/company/search-talent?q=sales',
  '/ref/MARTA20',
  '/talent',
  '/help',
  '/privacy',
])('%s is a screen', async (url) => expect((await page(url)).statusCode).toBe(200));
test.each(['/nowhere', '/talents', '/talent/profile/more', '/dev'])(
  '%s shows the not-found screen, with the status for machines',
  async (url) => {
    const response = await page(url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  },
);
test.each(['/api/nowhere', '/assets/nowhere.js', '/media/nowhere.mp4'])('%s is not a page', async (url) => {
  const response = await server.inject({ url, headers: { accept: '*/*' } });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).not.toContain('html');
});

test.each([
  ['/privacy/', '/privacy'],
  ['/help/?a=1&b=/', '/help?a=1&b=/'],
  ['/talent/profile//', '/talent/profile'],
  ['/ref/MARTA20/', '/ref/MARTA20'],
  ['/pricing', '/for-companies#prices'],
])('%s redirects permanently to %s', async (url, location) => {
  const response = await server.inject({ url });
  expect([response.statusCode, response.headers.location]).toEqual([308, location]);
});
test.each(['//evil.example/', '//evil.example/privacy/', '/ref//evil.example/', '/%2f%2fevil.example/', '///'])(
  '%s redirects nowhere',
  async (url) => {
    const response = await page(url);
    expect([response.statusCode, response.headers.location]).toEqual([404, undefined]);
  },
);

test('admin pages exist only for admins', async () => {
  const [admin, company] = [await createAdmin(app), await createCompany(app)];
  const ask = async (url: string, email?: string) => {
    const cookie = email ? await signInCookie(server, email) : undefined;
    return (await server.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } })).statusCode;
  };
  for (const url of [
    '/admin',
    '/admin/video-moderation',
    '/admin/contested-scores',
    '/admin/companies',
    '/admin/support',
  ])
    expect([await ask(url), await ask(url, company.email), await ask(url, admin.email)]).toEqual([404, 404, 200]);
  expect(await ask('/admin/nowhere', admin.email)).toBe(404);
});

test('a page preloads its API answers for the accounts it is made for, and for no one else', async () => {
  const [talent, company] = await Promise.all([createTalent(app), createCompany(app)]);
  const asked = async (url: string, email?: string) => {
    const cookie = email ? await signInCookie(server, email) : '';
    const { body } = await server.inject({ url, headers: { accept: 'text/html', cookie } });
    return body.includes('as="fetch"');
  };
  for (const [url, asks] of [
    ['/company/dashboard', [false, false, true]],
    ['/talent/dashboard', [false, true, false]],
    ['/messages', [false, true, true]],
  ] as const)
    expect([await asked(url), await asked(url, talent.email), await asked(url, company.email)]).toEqual(asks);
});

test('an account’s page shows its frame before its scripts, in its own bars and language, and nobody can use it yet', async () => {
  const [talent, company] = await Promise.all([createTalent(app), createCompany(app)]);
  const admin = await createAdmin(app);
  const bodyOf = async (url: string, email?: string, language = 'en') => {
    const cookie = email ? await signInCookie(server, email) : '';
    const headers = { accept: 'text/html', 'accept-language': language, cookie };
    return (await server.inject({ url, headers })).body;
  };
  const frame = '<div id="root"><div inert aria-hidden="true"';
  const forTalent = await bodyOf('/messages', talent.email);
  expect(forTalent).toContain(frame);
  expect(forTalent).toContain('href="/talent/dashboard"');
  const forCompany = await bodyOf('/messages', company.email, 'es');
  expect(forCompany).toContain(frame);
  expect(forCompany).toContain('href="/company/dashboard"');
  expect(forCompany).toContain('>Mensajes</h1>');
  expect(await bodyOf('/register')).toContain(frame);
  // Nobody else's page is shown, and nothing that a query or the admin's bars would change.
  expect(await bodyOf('/talent/dashboard', talent.email)).toContain(frame);
  for (const body of [
    await bodyOf('/messages'),
    await bodyOf('/talent/dashboard', company.email),
    await bodyOf('/company/dashboard?contact=1', company.email),
    await bodyOf('/messages', admin.email),
  ])
    expect(body).toContain('<div id="root"></div>');
});

test.each(['/', '/contact'])('%s doesn’t show an account what only visitors use', async (url) => {
  const talent = await createTalent(app);
  const cookie = await signInCookie(server, talent.email);
  const open = (headers: Record<string, string>) =>
    server.inject({ url, headers: { accept: 'text/html', ...headers } });
  const isHidden = ({ body }: { body: string }) => body.includes('<html data-account ');
  const [visitors, accounts] = [await open({}), await open({ cookie })];
  expect([isHidden(visitors), isHidden(accounts)]).toEqual([false, true]);
  expect(accounts.headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('cookie') });
  expect((await open({ cookie, 'if-none-match': String(visitors.headers.etag) })).statusCode).toBe(200);
  expect(accounts.body).toMatch(/<a [^>]*\bfor-visitors\b[^>]*href="\/register"/);
  expect(accounts.body).toContain('[data-account] .for-visitors{visibility:hidden}');
  await server.inject({ method: 'DELETE', url: '/api/session', headers: { cookie } });
  expect(isHidden(await open({ cookie }))).toBe(false);
});

test('a company’s page doesn’t show an account what only visitors use', async () => {
  const company = await createCompany(app);
  await publishCompanyPage(app, company.viewer, true);
  const { pageUrl } = await getCompanyProfile(app, company.viewer);
  const url = new URL(pageUrl).pathname;
  expect((await page(url)).body).not.toContain('<html data-account ');
  const cookie = await signInCookie(server, company.email);
  const { body } = await server.inject({ url, headers: { accept: 'text/html', cookie } });
  expect(body).toContain('<html data-account ');
});

test.each(['/', '/help', '/for-talent'])('%s has its canonical address at this operator', async (url) => {
  const { body } = await page(url);
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${url}">`);
  expect(body).not.toContain('origin.invalid');
});

test('the home page describes the product and its questions to search engines', async () => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec((await page('/')).body)!;
  const { '@graph': things } = JSON.parse(json!) as { '@graph': { '@type': string; mainEntity?: unknown[] }[] };
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'FAQPage']);
  expect(things[2]!.mainEntity).toHaveLength(10);
});

test('/robots.txt excludes private screens, and names the sitemap with every public page', async () => {
  const robots = (await server.inject('/robots.txt')).body;
  for (const path of ['/api/', '/admin', '/talent/profile', '/company/dashboard', '/messages', '/downloads/'])
    expect(robots.split('\n')).toContain(`Disallow: ${path}`);
  expect(robots).not.toMatch(/Disallow: \/(?:talent|companies|help)?$/m);
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const sitemap = (await server.inject('/sitemap.xml')).body;
  for (const path of ['/', '/how-it-works', '/talent', '/help', '/privacy', '/register'])
    expect(sitemap).toContain(`<loc>http://localhost:3000${path}</loc>`);
  expect(sitemap).not.toMatch(/admin|dashboard|messages/);
});
