import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

/** Paths without a screen that are nobody's to index: the API, files of people, and what mails and developers use. */
const MACHINES = ['/api/', '/dev/', '/downloads/', '/media/', '/metrics', '/socket.io/', '/uploads/', '/webhooks/'];
/** Screens beside the public pages that visitors may come to from a search engine. */
const DOORS = ['/register', '/talent/auth', '/company/auth'];

/**
 * /robots.txt and /sitemap.xml. A public page has one address in both languages, since it answers in its reader's, so that the
 * sitemap names each once.
 */
export function serveRobots(
  server: FastifyInstance,
  env: Env,
  { pages, screens }: { pages: string[]; screens: string[] },
) {
  const robots = [
    'User-agent: *',
    ...privatePathsOf(screens).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${env.PUBLIC_URL}/sitemap.xml`,
    '',
  ].join('\n');
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...pages, ...DOORS].map((path) => `  <url><loc>${escape(new URL(path, env.PUBLIC_URL).href)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
  const cached = { 'cache-control': 'public, max-age=3600' };
  server.get('/robots.txt', (_request, reply) => reply.headers(cached).type('text/plain; charset=utf-8').send(robots));
  server.get('/sitemap.xml', (_request, reply) =>
    reply.headers(cached).type('application/xml; charset=utf-8').send(sitemap),
  );
}

/** Every screen that is not for visitors, up to its first parameter. */
const privatePathsOf = (screens: string[]) => [
  ...new Set([
    ...MACHINES,
    ...screens
      .filter((path) => !DOORS.includes(path))
      .map((path) => (path === '/admin' || path === '/admin/' ? '/admin' : path.replace(/\$.*$/, ''))),
  ]),
];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
