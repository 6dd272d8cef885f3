import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type OpenFile, typeOf } from '../../platform/storage/storage.ts';
import type { Context } from '../../platform/context.ts';
import { maskedCaptions } from '../captions/masked-captions.ts';
import { MEDIA_PATH, readMediaPath } from '../../platform/media/playable.ts';
import { isLoopback } from '../../platform/env.ts';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { isReviewLink, findServedVideo, keyOf, mayWatch, type ServedVideo } from './served-video.ts';
import { type Served, answer, sendRefusal, sendThere } from './respond.ts';

/** How long the access rules of a video are cached. */
const VIDEO_CACHE_MS = 2000;

const CLOSE_AFTER_MS = MINUTE_MS;

/**
 * Serves videos, posters, previews and captions below /media, with range requests. A video is public while it is searchable;
 * otherwise only the sessions of its talent, of companies that unlocked the talent, and of admins with review links may watch
 * it. Changes take effect within two seconds. Contacts in captions are masked for everyone else. With bucket storage, small
 * files pass through this server and requests for videos are redirected to the bucket. Uses Node's request and response
 * directly for speed.
 * @param given the security headers of every response
 */
export function createFileServer(
  context: Pick<Context, 'pool' | 'storage' | 'env' | 'clock' | 'viewers'>,
  given: Record<string, string>,
) {
  const { pool, storage, env } = context;
  const isOnThisMachine = isLoopback(new URL(env.PUBLIC_URL).hostname);
  const headersFor = (policy: string) => ({ ...given, 'cross-origin-resource-policy': policy });
  const [sameSite, crossOrigin] = [headersFor('same-site'), headersFor('cross-origin')];
  const files = new LRUCache<string, Served>({
    max: 500,
    dispose: ({ file }) => void setTimeout(() => void file.close().catch(() => undefined), CLOSE_AFTER_MS).unref(),
  });
  const videos = new LRUCache<string, ServedVideo | 'none'>({ max: 10_000, ttl: VIDEO_CACHE_MS });

  async function readVideo(publicId: string) {
    const video = await findServedVideo(pool, publicId);
    videos.set(publicId, video ?? 'none');
    return video ?? 'none';
  }

  return async function serveFile(request: IncomingMessage, response: ServerResponse) {
    // A developer may have opened 127.0.0.1, which is a different site from localhost.
    const isOtherName = isOnThisMachine && request.headers['sec-fetch-site'] === 'cross-site';
    const headers = isOtherName ? crossOrigin : sameSite;
    const refuse = (status: number) => sendRefusal(response, status, headers);
    const [path = '', query = ''] = request.url!.slice(MEDIA_PATH.length).split('?', 2);
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
      const asked = readMediaPath(path);
      if (!asked) return refuse(404);
      let video = videos.get(asked.publicId) ?? (await readVideo(asked.publicId));
      // Captions saved a moment ago may be newer than the cached row.
      if (video !== 'none' && !keyOf(video, asked) && asked.kind === 'captions')
        video = await readVideo(asked.publicId);
      const key = video === 'none' ? undefined : keyOf(video, asked);
      if (video === 'none' || !key) return refuse(404);
      const isForAll = video.is_public && !asked.isFull;
      const isReview = !isForAll && query !== '' && isReviewLink(context, asked.publicId, query);
      if (!isForAll && !isReview && !(await mayWatch(context, request.headers.cookie, video, asked)))
        return refuse(404);
      const link = request.method === 'GET' && asked.kind === 'video' ? await storage.link(key) : null;
      if (link) return sendThere(response, link, isForAll, headers);
      const isMasked = asked.kind === 'captions' && !asked.isFull;
      const name = isMasked ? `${key} ${video.full_name}` : key;
      const file =
        files.get(name) ??
        openServed(await (isMasked ? maskedCaptions(storage, key, video.full_name) : storage.open(key)));
      if (!file) return refuse(404);
      files.set(name, file);
      await answer(request, response, name, file, { type: typeOf(key)!, isForAll, headers });
    } catch {
      refuse(503);
    }
  };
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
