import type { IncomingMessage, ServerResponse } from 'node:http';
import { MEDIA_CACHE_SECONDS } from '#contract/videos/videos.ts';
import { LINK_PERIOD_SECONDS, type OpenFile } from '../../platform/storage/storage.ts';
import { parseRange, sendRange } from './send-range.ts';

export interface Served {
  file: OpenFile;
  sizeBytes: number;
  etag: string;
  lastModified: string;
}

/** Headers of every response. */
type Headers = Record<string, string>;

export function sendRefusal(response: ServerResponse, status: number, headers: Headers) {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(status, { ...headers, 'content-type': 'text/plain', 'cache-control': 'no-store' })
      .end(status === 503 ? 'Try again later' : 'Not found');
}

export function sendThere(response: ServerResponse, link: string, isForAll: boolean, headers: Headers) {
  response
    .writeHead(302, {
      ...headers,
      location: link,
      'cache-control': isForAll ? `private, max-age=${LINK_PERIOD_SECONDS}` : 'private, no-store',
    })
    .end();
}

export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  { file, sizeBytes, etag, lastModified }: Served,
  { type, isForAll, headers }: { type: string; isForAll: boolean; headers: Headers },
) {
  const { 'if-none-match': known, 'if-range': ifRange, range: asked } = request.headers;
  const head = {
    ...headers,
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': isForAll ? `public, max-age=${MEDIA_CACHE_SECONDS}` : 'private, no-store',
    etag,
    'last-modified': lastModified,
  };
  if (known === etag) return response.writeHead(304, head).end();
  const range = parseRange(
    ifRange === undefined || ifRange === etag || ifRange === lastModified ? asked : undefined,
    sizeBytes,
  );
  if (range === 'unsatisfiable')
    return response.writeHead(416, { ...head, 'content-range': `bytes */${sizeBytes}` }).end();
  const { start, end } = range ?? { start: 0, end: sizeBytes - 1 };
  const length = { 'content-length': end - start + 1 };
  if (range) response.writeHead(206, { ...head, ...length, 'content-range': `bytes ${start}-${end}/${sizeBytes}` });
  else response.writeHead(200, { ...head, ...length });
  if (request.method === 'HEAD' || sizeBytes === 0) return response.end();
  await sendRange(response, `${name} ${etag}`, file, { start, end });
}
