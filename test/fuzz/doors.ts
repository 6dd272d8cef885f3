import { HOSTILE_BODIES } from './hostile-values.ts';
import { type Door, METHODS, SITE_DOORS, encoded, json } from './site-doors.ts';

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
  ...SITE_DOORS,
};
