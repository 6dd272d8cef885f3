import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';

/** Paths without a screen that must not be indexed: the API, people's files, and paths for mails and developers. */
const NON_SCREENS = ['/api/', '/dev/', '/downloads/', '/media/', '/metrics', '/socket.io/', '/uploads/', '/webhooks/'];
/** Screens that visitors may find with a search engine, besides the public pages. */
const INDEXED_SCREENS = ['/register', '/talent/auth', '/company/auth'];

/**
 * Serves /robots.txt and /sitemap.xml. The sitemap names each public page once, since a page has the same address in all
 * languages, and the pages that people let search engines find.
 */
export function serveRobots(
  server: FastifyInstance,
  env: Env,
  { pages, screens, listIndexed }: { pages: string[]; screens: string[]; listIndexed: () => Promise<string[]> },
) {
  const robots = [
    'User-agent: *',
    ...privatePathsOf(screens).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${env.PUBLIC_URL}/sitemap.xml`,
    '',
  ].join('\n');
  const sitemapOf = (paths: string[]) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...paths.map((path) => `  <url><loc>${escape(new URL(path, env.PUBLIC_URL).href)}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n');
  const cached = { 'cache-control': 'public, max-age=3600' };
  server.get('/robots.txt', (_request, reply) => reply.headers(cached).type('text/plain; charset=utf-8').send(robots));
  // Not cached, because withdrawing a page takes effect at once.
  server.get('/sitemap.xml', async (_request, reply) => {
    const sitemap = sitemapOf([...pages, ...INDEXED_SCREENS, ...(await listIndexed())]);
    return reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(sitemap);
  });
}

/** Returns the path of every screen that is not for visitors, up to its first parameter. */
const privatePathsOf = (screens: string[]) => [
  ...new Set([
    ...NON_SCREENS,
    ...screens
      .filter((path) => !INDEXED_SCREENS.includes(path))
      .map((path) => (path === '/admin' || path === '/admin/' ? '/admin' : path.replace(/\$.*$/, ''))),
  ]),
];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
