import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { HEADERS_OF_DOCUMENTS } from '../security-headers.ts';
import type { Viewer } from '../viewer.ts';
import { type FindHead, sendWithHead, writeHead } from './head.ts';
import { createPage, LANGUAGES, languageOf, readPage, sendOwnPage, sendPage } from './page.ts';
import { createPageRenderer } from './rendered-pages.ts';
import { serveRobots } from './robots.ts';
import { readScreens } from './screens.ts';

/** What the site reads from the nouns. */
export interface SiteReads {
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>;
  /** The pages with their own head, by Fastify path: "/t/:id". */
  heads: Record<string, FindHead>;
  /** Lists the paths of these pages that search engines may find. */
  listIndexed: () => Promise<string[]>;
}

export const DIST = join(import.meta.dirname, '../../../../dist/web');
const RENDERER = join(import.meta.dirname, '../../../../dist/renderer/render-page.js');

/** Serves the built site: immutable assets, public pages prerendered in the visitor's language, and the app for all other screens. */
export async function serveWeb(
  server: FastifyInstance,
  { env }: Pick<Context, 'env'>,
  { viewerOf, heads, listIndexed }: SiteReads,
) {
  if (!existsSync(DIST)) {
    server.log.warn('The site is not built; only the API is served.');
    return;
  }
  await server.register(fastifyStatic, { root: DIST, serve: false, preCompressed: true });
  const parts = new Set(
    readdirSync(join(DIST, 'assets'))
      .filter((name) => /\.(?:js|css|woff2)$/.test(name))
      .map((name) => `assets/${name}`),
  );
  const { pages, screens, shell, shellOf, renderingOf, isScreen } = readScreens(DIST, env);
  const render = createPageRenderer(server, RENDERER);
  const hidden = screens.filter((path) => !Object.keys(heads).includes(path.replace(/\$\w+/, ':id')));
  serveRobots(server, env, { pages: Object.keys(pages), screens: hidden, listIndexed });
  for (const [path, find] of Object.entries(heads))
    server.get(path, async (request, reply) => {
      const [head, viewer] = await Promise.all([find(request), viewerOf(request)]);
      if (!head) return sendPage(request, reply.status(404), shell);
      const html = shellOf(request).plain.toString();
      return sendWithHead(request, reply, viewer ? forAccounts(html) : html, writeHead(env, head));
    });
  for (const [path, name] of Object.entries(pages)) {
    const built = Object.fromEntries(
      LANGUAGES.map((language) => {
        const visitors = readPage(join(DIST, `prerendered/${name}.${language}.html`), env);
        return [language, { visitors, accounts: createPage(forAccounts(visitors.plain.toString())) }];
      }),
    );
    server.get(path, async (request, reply) => {
      const viewer = await viewerOf(request).catch(() => null);
      return sendPage(request, reply, built[languageOf(request)]![viewer ? 'accounts' : 'visitors']);
    });
  }
  // Visitors type this address, and other products use it.
  server.get('/pricing', (_request, reply) => reply.redirect('/for-companies#prices', 308));
  server.get('/assets/*', (request, reply) => {
    const path = request.url.slice(1).split('?')[0]!;
    // A page loads dozens of them.
    if (parts.has(path)) for (const header of HEADERS_OF_DOCUMENTS) reply.raw.removeHeader(header);
    return reply.sendFile(path, { immutable: true, maxAge: '365d' });
  });
  // Open tabs poll build.txt to notice a new build.
  for (const name of publicFiles())
    server.get(`/${name}`, (_request, reply) => reply.sendFile(name, { maxAge: name === 'build.txt' ? 0 : '1h' }));
  server.setNotFoundHandler(async (request, reply) => {
    const [path, query] = splitAddress(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isHidden = !env.hasDevPages && path.startsWith('/dev/');
    const plain = path.replace(/\/+$/, '');
    // Redirects only to screens of this site, so that there is no open redirect.
    if (isRead && !isHidden && plain !== path && isScreen(plain)) return reply.redirect(`${plain}${query}`, 308);
    const isPage = isRead && (request.headers.accept ?? '').includes('text/html');
    if (!isPage || isHidden || path.startsWith('/api/')) return reply.status(404).type('text/plain').send('Not found');
    if (!isScreen(path)) return sendPage(request, reply.status(404), shell);
    // Without the database the page can still say what is wrong.
    const viewer = await viewerOf(request).catch(() => null);
    const isThere = !isAdminPath(path) || viewer?.isAdmin === true;
    const rendering = renderingOf(request, viewer);
    const rendered = rendering && (await render(request, rendering));
    // After signing out, going back must not show it again.
    if (rendered) return sendOwnPage(request, reply, rendered, 'no-store');
    return sendPage(request, reply.status(isThere ? 200 : 404), isThere ? shellOf(request, viewer) : shell);
  });
}

/** Hides what only visitors use, until the page knows the session (web/ui/styles/parts.css). */
const forAccounts = (html: string) => html.replace('<html ', '<html data-account ');

/** Splits "/help/?q=1#a" into "/help/" and "?q=1". */
function splitAddress(url: string): [path: string, query: string] {
  const [, path, query] = /^([^?#]*)(\?[^#]*)?/.exec(url)!;
  return [path!, query ?? ''];
}

/** Returns whether the path is an admin page, which doesn't exist for anyone else. */
const isAdminPath = (path: string) => path === '/admin' || path.startsWith('/admin/');

const publicFiles = () =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1))
    .filter((name) => !/^(?:assets|prerendered)\/|\.(?:br|gz|html)$|^\./.test(name));
