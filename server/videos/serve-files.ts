import { type FileHandle, open } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { MEDIA_CACHE_SECONDS } from '#contract/constants.ts';
import type { Context } from '../context.ts';
import { videoKeyOf } from './keys.ts';
import { parseRange } from './range.ts';
import { sendFromFile } from './send-file.ts';

const TYPES: Record<string, string> = { mp4: 'video/mp4', avif: 'image/avif', webp: 'image/webp', vtt: 'text/vtt; charset=utf-8' };
const SMALL_BYTES = 256 * 1024;
const BELIEVE_MS = 2000;

interface Served {
  file: FileHandle;
  sizeBytes: number;
  etag: string;
  lastModified: string;
  /** Posters and previews are kept in memory. */
  content: Buffer | undefined;
}

/**
 * Serves videos, posters, previews and captions at /media, with range requests. What was deleted or rejected stops being
 * served within two seconds.
 */
export function serveFiles(server: FastifyInstance, { pool, storage }: Pick<Context, 'pool' | 'storage'>) {
  const files = new LRUCache<string, Served>({ max: 500, dispose: ({ file }) => void setTimeout(() => void file.close().catch(() => undefined), 60_000).unref() });
  const shown = new LRUCache<string, boolean>({ max: 10_000, ttl: BELIEVE_MS });

  async function isShown(key: string) {
    const known = shown.get(key);
    if (known !== undefined) return known;
    const { rowCount } = await pool.query({ name: 'video-is-shown', text: `SELECT FROM videos WHERE video_key = $1 AND state = 'ready' AND rejected_at IS NULL`, values: [videoKeyOf(key)] });
    shown.set(key, rowCount === 1);
    return rowCount === 1;
  }

  async function find(key: string): Promise<Served | undefined> {
    if (!videoKeyOf(key) || !(await isShown(key))) {
      files.delete(key);
      return undefined;
    }
    const known = files.get(key);
    if (known) return known;
    const served = await openServed(storage.localPath(key));
    if (served) files.set(key, served);
    return served;
  }

  server.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    async handler(request, reply) {
      const key = request.params['*'];
      const served = await find(key).catch(() => undefined);
      const type = TYPES[key.slice(key.lastIndexOf('.') + 1)];
      if (!served || !type) return reply.status(404).type('text/plain').send('Not found');
      return answer(request, reply, served, type);
    },
  });
}

async function openServed(path: string): Promise<Served | undefined> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  const { size, mtime, mtimeMs } = await file.stat();
  const content = size <= SMALL_BYTES ? await file.readFile() : undefined;
  return { file, sizeBytes: size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`, lastModified: mtime.toUTCString(), content };
}

function answer(request: FastifyRequest, reply: FastifyReply, served: Served, type: string) {
  reply.headers({
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': `public, max-age=${MEDIA_CACHE_SECONDS}`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-site',
    etag: served.etag,
    'last-modified': served.lastModified,
  });
  if (request.headers['if-none-match'] === served.etag) return reply.status(304).send();
  const ifRange = request.headers['if-range'];
  const wanted = ifRange === undefined || ifRange === served.etag || ifRange === served.lastModified ? request.headers.range : undefined;
  const range = parseRange(wanted, served.sizeBytes);
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${served.sizeBytes}`).send();
  const { start, end } = range ?? { start: 0, end: served.sizeBytes - 1 };
  if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${served.sizeBytes}`);
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD') return reply.send();
  if (served.content) return reply.send(served.content.subarray(start, end + 1));
  return sendFromFile(reply, served.file, start, end);
}
