import type { Random } from '../fixtures/random.ts';
import type { Known } from './make-input.ts';
import type { FuzzRequest } from './make-request.ts';
import { HOSTILE_BODIES } from './hostile-values.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

export type Door = (random: Random, known: Known) => FuzzRequest;

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
export const encoded = (random: Random) =>
  encodeURIComponent(random.pick(HOSTILE_TEXTS).toWellFormed().slice(0, 300)) || 'x';
export const json = { 'content-type': 'application/json' };
const html = { accept: 'text/html' };

/** The site's pages, what the API doesn't route, and the sockets. */
export const SITE_DOORS: Record<string, Door> = {
  page: (random) => ({
    method: random.pick(['GET', 'GET', 'HEAD', 'POST']),
    url: random.pick([
      '/',
      '/privacy',
      '/help/',
      '/talent/profile',
      '/admin',
      '/admin/companies',
      '/admin/nowhere',
      '//evil.example/',
      '/\\evil.example/',
      '/.//evil.example/',
      '/%2f%2fevil.example/',
      '/robots.txt',
      '/sitemap.xml',
      '/build.txt',
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/',
      '/.inputs',
      '/prerendered/paths.json',
      '/%',
      '/%00',
      '/%E0%A4%A',
      `/${'a'.repeat(4000)}`,
      `/ref/${encoded(random)}`,
      `/ref/${encoded(random)}/`,
      `/messages/${encoded(random)}`,
      `/unsubscribe/${encoded(random)}`,
      `/company/search-talent?q=${encoded(random)}`,
    ]),
    headers: {
      ...html,
      ...(random.upTo(3) === 0 && { 'accept-language': random.pick(['es', 'xx;q=9', ',,,', 'x'.repeat(500)]) }),
      ...(random.upTo(4) === 0 && { 'accept-encoding': random.pick(['br', 'gzip', 'identity;q=0', '*', '\u00e9']) }),
      ...(random.upTo(4) === 0 && { 'if-none-match': random.pick(['*', '"x"', '\u00e9']) }),
    },
  }),
  api: (random) => ({
    method: random.pick(METHODS),
    url: random.pick([
      '/api',
      '/api/',
      '/api//session',
      '/api/session/',
      '/api/nowhere',
      '/api/docs',
      '/api/docs/',
      '/api/docs/viewer/',
      '/api/docs/viewer/openapi.json',
      '/api/openapi.json',
      `/api/${encoded(random)}`,
      `/api/talent/${encoded(random)}`,
      '/api/%E0%A4%A',
      '/api/../metrics',
      '/healthz',
      '/metrics',
      '/dev/mailbox.json',
      '/dev/mailbox?x=%',
    ]),
    headers: random.upTo(2) ? json : {},
    ...(random.upTo(2) && { body: random.pick(HOSTILE_BODIES) }),
  }),
  socket: (random) => ({
    method: random.pick(['GET', 'GET', 'POST', 'OPTIONS']),
    url: `/socket.io/?${random.pick(['EIO=4&transport=polling', 'EIO=3&transport=polling', 'EIO=4&transport=websocket', 'EIO=4&transport=polling&sid=x', 'EIO=NaN', '', 'transport=__proto__', `EIO=4&transport=polling&sid=${encoded(random)}`, '%'])}`,
    headers: { ...(random.upTo(3) === 0 && { origin: 'https://evil.example' }) },
    ...(random.upTo(2) && { body: random.pick(['40', '42["x"]', '\u0000', '6', 'x'.repeat(1000)]) }),
  }),
};
