import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { MEDIA_CACHE_SECONDS } from '#contract/constants.ts';
import { LINK_PERIOD_SECONDS, type OpenFile, typeOf } from '../adapters/storage.ts';
import type { Context } from '../context.ts';
import { videoKeyOf } from './keys.ts';
import { parseRange } from './range.ts';
import { isReviewLink } from './review-link.ts';
import { sendRange } from './send-range.ts';

export const MEDIA_PATH = '/media/';
const BELIEVE_MS = 2000;
const CLOSE_AFTER_MS = 60_000;

interface Served {
  file: OpenFile;
  sizeBytes: number;
  etag: string;
  lastModified: string;
}

/**
 * Answers requests below /media: videos, posters, previews and captions, with range requests. What was deleted or rejected
 * stops being served within two seconds; admins judge it by review links. From a bucket the small files come through this server's memory, and for a video
 * the browser is sent there. It works on Node's own request and response, since this path carries the bytes.
 */
export function createFileServer(context: Pick<Context, 'pool' | 'storage' | 'env' | 'clock'>) {
  const { pool, storage } = context;
  const files = new LRUCache<string, Served>({
    max: 500,
    dispose: ({ file }) => void setTimeout(() => void file.close().catch(() => undefined), CLOSE_AFTER_MS).unref(),
  });
  const shown = new LRUCache<string, boolean>({ max: 10_000, ttl: BELIEVE_MS });

  async function askIfShown(key: string) {
    const { rowCount } = await pool.query({
      name: 'video-is-shown',
      text: `SELECT FROM videos WHERE video_key = $1 AND state = 'ready' AND rejected_at IS NULL`,
      values: [videoKeyOf(key)],
    });
    shown.set(key, rowCount === 1);
    if (rowCount !== 1) files.delete(key);
    return rowCount === 1;
  }

  async function isKept(key: string) {
    const { rowCount } = await pool.query({
      name: 'video-is-kept',
      text: `SELECT FROM videos WHERE video_key = $1 AND state = 'ready'`,
      values: [videoKeyOf(key)],
    });
    return rowCount === 1;
  }

  return async function serveFile(request: IncomingMessage, response: ServerResponse) {
    const [key = '', query = ''] = request.url!.slice(MEDIA_PATH.length).split('?', 2);
    const type = typeOf(key);
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
      if (!type || !videoKeyOf(key)) return refuse(response, 404);
      const isReview = query !== '' && isReviewLink(context, key, query);
      const isServed = isReview ? await isKept(key) : (shown.get(key) ?? (await askIfShown(key)));
      if (!isServed) return refuse(response, 404);
      const link = request.method === 'GET' && key === videoKeyOf(key) ? await storage.link(key) : null;
      if (link) return sendThere(response, link);
      const served = files.get(key) ?? (await openServed(storage, key));
      if (!served) return refuse(response, 404);
      files.set(key, served);
      await answer(request, response, key, served, { type, isReview });
    } catch {
      refuse(response, 503);
    }
  };
}

function refuse(response: ServerResponse, status: number) {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(status, {
        'content-type': 'text/plain',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .end(status === 503 ? 'Try again later' : 'Not found');
}

function sendThere(response: ServerResponse, link: string) {
  response
    .writeHead(302, {
      location: link,
      'cache-control': `private, max-age=${LINK_PERIOD_SECONDS}`,
      'cross-origin-resource-policy': 'same-site',
      'referrer-policy': 'no-referrer',
    })
    .end();
}

async function openServed(storage: Context['storage'], key: string): Promise<Served | null> {
  const file = await storage.open(key);
  if (!file) return null;
  const { sizeBytes, modifiedAt } = file;
  return {
    file,
    sizeBytes,
    etag: `"${sizeBytes.toString(36)}-${modifiedAt.getTime().toString(36)}"`,
    lastModified: modifiedAt.toUTCString(),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  { file, sizeBytes, etag, lastModified }: Served,
  { type, isReview }: { type: string; isReview: boolean },
) {
  const { 'if-none-match': known, 'if-range': ifRange, range: asked } = request.headers;
  const head = {
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': isReview ? 'private, no-store' : `public, max-age=${MEDIA_CACHE_SECONDS}`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
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
  await sendRange(response, `${key} ${etag}`, file, { start, end });
}
