import type { Random } from '../fixtures/random.ts';
import { HOSTILE_BODIES, HOSTILE_TEXTS } from './hostile-values.ts';
import type { Known } from './make-input.ts';
import type { FuzzRequest } from './make-request.ts';

type Door = (random: Random, known: Known) => FuzzRequest;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const encoded = (random: Random) => encodeURIComponent(random.pick(HOSTILE_TEXTS).toWellFormed().slice(0, 300)) || 'x';
const json = { 'content-type': 'application/json' };
const html = { accept: 'text/html' };

/** Endpoints outside the API's routes. */
export const DOORS: Record<string, Door> = {
  webhook: (random) => ({
    method: random.pick(['POST', 'POST', 'POST', 'GET', 'PUT']),
    url: `/webhooks/stripe${random.pick(['', '/', '?a=%zz', '/x'])}`,
    headers: {
      ...json,
      ...(random.upTo(3) > 0 && {
        'stripe-signature': random.pick([
          '',
          't=1,v1=x',
          't=NaN,v1=',
          `t=${'9'.repeat(30)},v1=${'a'.repeat(64)}`,
          'v1=\u00e9',
          ',,,',
        ]),
      }),
    },
    body: random.pick(HOSTILE_BODIES),
  }),
  upload: (random, known) => ({
    method: random.pick(['PATCH', 'PATCH', 'HEAD', 'POST', 'GET', 'DELETE', 'OPTIONS']),
    url: `/uploads/${random.upTo(2) ? random.pick(known.ids) : encoded(random)}${random.pick(['', '', '/', '/x', '?x=1'])}`,
    headers: {
      'tus-resumable': random.pick(['1.0.0', '0.0.0', '', 'x']),
      'content-type': random.pick(['application/offset+octet-stream', 'application/json', 'text/plain']),
      'upload-offset': random.pick(['0', '-1', 'NaN', '1e9', '99999999999999999999', '', '0x1']),
      ...(random.upTo(3) === 0 && { 'upload-length': random.pick(['1', '-1', 'x', '1e99']) }),
      ...(random.upTo(3) === 0 && { 'upload-metadata': random.pick(['filename', 'a \u00ff', 'x '.repeat(500)]) }),
      ...(random.upTo(4) === 0 && { 'upload-checksum': random.pick(['sha1 x', 'x', 'md5 ']) }),
    },
    body: random.bytes(random.upTo(200)),
  }),
  media: (random) => ({
    method: random.pick(METHODS),
    url: `/media/${random.pick(['talent-videos/', 'video-previews/', 'video-posters/', 'uploads/', 'sources/', ''])}${encoded(random)}${random.pick(['', '.mp4', '.vtt', '.webp', '.json', '?review=1.2', `?review=${'9'.repeat(13)}.${'a'.repeat(64)}`, '?%'])}`,
    headers: {
      range: random.pick([
        'bytes=0-',
        'bytes=-1',
        'bytes=5-1',
        'bytes=a-b',
        'bytes=0-0,1-1',
        'x',
        `bytes=${'9'.repeat(40)}-`,
      ]),
    },
  }),
  download: (random) => ({
    method: random.pick(METHODS),
    url: `/downloads/${random.pick(['account.zip', 'account.zip/', 'account.zip?x=%zz', '..%2faccount.zip', encoded(random)])}`,
    headers: {},
  }),
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
