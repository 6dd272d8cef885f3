import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { MEDIA_CACHE_SECONDS } from '#contract/constants.ts';
import type { Context } from '../context.ts';
import { videoKeyOf } from './keys.ts';
import { parseRange } from './range.ts';
import { sendRange } from './send-range.ts';

export const MEDIA_PATH = '/media/';
const TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  avif: 'image/avif',
  webp: 'image/webp',
  vtt: 'text/vtt; charset=utf-8',
};
const BELIEVE_MS = 2000;
const CLOSE_AFTER_MS = 60_000;

interface Served {
  file: FileHandle;
  sizeBytes: number;
  etag: string;
  lastModified: string;
}

/**
 * Answers requests below /media: videos, posters, previews and captions, with range requests. What was deleted or rejected
 * stops being served within two seconds. It works on Node's own request and response, since this path carries the bytes.
 */
export function createFileServer({ pool, storage }: Pick<Context, 'pool' | 'storage'>) {
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

  return async function serveFile(request: IncomingMessage, response: ServerResponse) {
    const key = request.url!.slice(MEDIA_PATH.length).split('?', 1)[0]!;
    const type = TYPES[key.slice(key.lastIndexOf('.') + 1)];
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
      if (!type || !videoKeyOf(key) || !(shown.get(key) ?? (await askIfShown(key)))) return refuse(response, 404);
      const served = files.get(key) ?? (await openServed(storage.localPath(key)));
      files.set(key, served);
      await answer(request, response, key, served, type);
    } catch {
      refuse(response, 404);
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
      .end('Not found');
}

async function openServed(path: string): Promise<Served> {
  const file = await open(path);
  const { size, mtime, mtimeMs } = await file.stat();
  return {
    file,
    sizeBytes: size,
    etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    lastModified: mtime.toUTCString(),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  key: string,
  { file, sizeBytes, etag, lastModified }: Served,
  type: string,
) {
  const { 'if-none-match': known, 'if-range': ifRange, range: asked } = request.headers;
  const head = {
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': `public, max-age=${MEDIA_CACHE_SECONDS}`,
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
