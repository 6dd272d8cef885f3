import { Readable } from 'node:stream';
import { Server } from '@tus/server';
import type { FastifyInstance } from 'fastify';
import { MAX_VIDEO_BYTES } from '#contract/values/limits.ts';
import { LIMITS } from '#contract/route.ts';
import { networkOf } from '../../platform/http/network.ts';
import { isForeign, requestHeaders } from '../../platform/http/request.ts';
import type { Context } from '../../platform/context.ts';
import { failure, refuse } from '../../platform/http/failure.ts';
import { findViewer } from '../../accounts/sessions/find-viewer.ts';
import { finishUpload } from './uploads.ts';
import { stemOf, uploadKey } from '../keys.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Receives the bytes of videos by the resumable tus protocol: HEAD returns how many have arrived, PATCH adds more. Uploads are created
 * by `videos.startUpload` and are accessible only to their talent.
 */
export async function mountUploads(server: FastifyInstance, context: Context) {
  const store = context.storage.uploads;
  const tus = new Server({
    path: '/uploads',
    datastore: store,
    getFileIdFromRequest: (_request, videoId) => videoId && uploadKey(videoId),
    maxSize: MAX_VIDEO_BYTES,
    onUploadFinish: async (_request, upload) => {
      await finishUpload(context, stemOf(upload.id));
      return {};
    },
    onResponseError: (_request, error) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
        return { status_code: 507, body: 'The server is out of disk space, try again later\n' };
      if (error instanceof Error) server.log.error({ err: error }, 'upload failed');
      return undefined;
    },
  });
  await server.register((uploads, _options, done) => {
    // The body is streamed to the store without being parsed.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('application/offset+octet-stream', (_request, _payload, parsed) =>
      parsed(null, undefined),
    );
    uploads.route<{ Params: { videoId: string } }>({
      method: ['HEAD', 'PATCH'],
      url: '/uploads/:videoId',
      bodyLimit: MAX_VIDEO_BYTES + 1,
      async handler(request, reply) {
        if (isForeign(request, context.env.PUBLIC_URL)) return refuse(reply, failure('foreign_origin'));
        const viewer = await findViewer(context, requestHeaders(request));
        if (!viewer) return refuse(reply, failure('unauthenticated'));
        const { videoId } = request.params;
        if (!UUID.test(videoId)) return refuse(reply, failure('not_found'));
        try {
          const caller = { accountId: viewer.userId, address: networkOf(request.ip) };
          await context.limiter.take('uploads', caller, LIMITS.read, (name, value) => reply.raw.setHeader(name, value));
          if (request.method === 'PATCH') reply.raw.once('close', context.uploads.enter(viewer.userId));
        } catch (error) {
          return refuse(reply, error);
        }
        const video = await context.db
          .selectFrom('videos')
          .select(['id', 'state'])
          .where('id', '=', videoId)
          .where('talent_id', '=', viewer.userId)
          .executeTakeFirst();
        if (!video) return refuse(reply, failure('not_found'));
        if (request.method === 'HEAD' && video.state === 'uploading') await finishIfComplete(videoId);
        reply.hijack();
        await tus.handle(request.raw, reply.raw);
      },
    });
    done();
  });

  /** Finishes an upload if the server died between its last byte and the update of the row. */
  async function finishIfComplete(videoId: string) {
    const key = uploadKey(videoId);
    const upload = await store.getUpload(key).catch(() => undefined);
    if (!upload || upload.size !== upload.offset) return;
    // With bucket storage the parts may not have been joined yet, which the store does after a write.
    if (!(await context.storage.exists(key))) await store.write(Readable.from([]), key, upload.offset);
    await finishUpload(context, videoId);
  }
}
