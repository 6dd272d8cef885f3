import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { MEDIA_CACHE_SECONDS } from '#contract/videos/videos.ts';
import { LINK_PERIOD_SECONDS, type OpenFile, typeOf } from '../platform/storage/storage.ts';
import type { Context } from '../platform/context.ts';
import { maskedCaptions } from './masked-captions.ts';
import { MEDIA_PATH, readMediaPath } from '../platform/media/playable.ts';
import { parseRange } from './range.ts';
import { isReviewLink } from './review-link.ts';
import { sendRange } from './send-range.ts';
import { findServedVideo, keyOf, mayWatch, type ServedVideo } from './served-video.ts';

const BELIEVE_MS = 2000;
const CLOSE_AFTER_MS = 60_000;

interface Served {
  file: OpenFile;
  sizeBytes: number;
  etag: string;
  lastModified: string;
}

/**
 * Answers requests below /media: videos, posters, previews and captions, with range requests. A video is public while it can be
 * found; otherwise its talent and the companies that unlocked them are served by their session, and admins by review links. Every
 * change counts within two seconds. Contacts in captions are masked for all but these. From a bucket the small files come through
 * this server's memory, and for a video the browser is sent there. It works on Node's own request and response, since this path
 * carries the bytes.
 */
export function createFileServer(context: Pick<Context, 'pool' | 'storage' | 'env' | 'clock'>) {
  const { pool, storage } = context;
  const files = new LRUCache<string, Served>({
    max: 500,
    dispose: ({ file }) => void setTimeout(() => void file.close().catch(() => undefined), CLOSE_AFTER_MS).unref(),
  });
  const videos = new LRUCache<string, ServedVideo | 'none'>({ max: 10_000, ttl: BELIEVE_MS });

  async function readVideo(publicId: string) {
    const video = await findServedVideo(pool, publicId);
    videos.set(publicId, video ?? 'none');
    return video ?? 'none';
  }

  return async function serveFile(request: IncomingMessage, response: ServerResponse) {
    const [path = '', query = ''] = request.url!.slice(MEDIA_PATH.length).split('?', 2);
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
      const asked = readMediaPath(path);
      if (!asked) return refuse(response, 404);
      let video = videos.get(asked.publicId) ?? (await readVideo(asked.publicId));
      // Captions that were saved a moment ago are newer than what is believed.
      if (video !== 'none' && !keyOf(video, asked) && asked.kind === 'captions')
        video = await readVideo(asked.publicId);
      const key = video === 'none' ? undefined : keyOf(video, asked);
      if (video === 'none' || !key) return refuse(response, 404);
      const isForAll = video.is_public && !asked.isFull;
      const isReview = !isForAll && query !== '' && isReviewLink(context, asked.publicId, query);
      if (!isForAll && !isReview && !(await mayWatch(context, request.headers.cookie, video, asked)))
        return refuse(response, 404);
      const link = request.method === 'GET' && asked.kind === 'video' ? await storage.link(key) : null;
      if (link) return sendThere(response, link, isForAll);
      const isMasked = asked.kind === 'captions' && !asked.isFull;
      const name = isMasked ? `${key} ${video.full_name}` : key;
      const file =
        files.get(name) ??
        openServed(await (isMasked ? maskedCaptions(storage, key, video.full_name) : storage.open(key)));
      if (!file) return refuse(response, 404);
      files.set(name, file);
      await answer(request, response, name, file, { type: typeOf(key)!, isForAll });
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

function sendThere(response: ServerResponse, link: string, isForAll: boolean) {
  response
    .writeHead(302, {
      location: link,
      'cache-control': isForAll ? `private, max-age=${LINK_PERIOD_SECONDS}` : 'private, no-store',
      'cross-origin-resource-policy': 'same-site',
      'referrer-policy': 'no-referrer',
    })
    .end();
}

function openServed(file: OpenFile | null): Served | null {
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
  name: string,
  { file, sizeBytes, etag, lastModified }: Served,
  { type, isForAll }: { type: string; isForAll: boolean },
) {
  const { 'if-none-match': known, 'if-range': ifRange, range: asked } = request.headers;
  const head = {
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': isForAll ? `public, max-age=${MEDIA_CACHE_SECONDS}` : 'private, no-store',
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
  await sendRange(response, `${name} ${etag}`, file, { start, end });
}
