import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { EXPORT_PATH } from '#contract/account-safety.ts';
import { PRODUCT_NAME } from '#contract/constants.ts';
import { LIMITS } from '#contract/route.ts';
import { isForeign, requestHeaders } from '../api.ts';
import type { Context } from '../context.ts';
import { failure } from '../failure.ts';
import { createLimiter } from '../limiter.ts';
import { findViewer } from '../viewer.ts';
import { zip } from '../zip.ts';
import { exportAccount } from './export-account.ts';

/** "Download my data": the own account as a zip archive, written while it is sent. */
export function mountDownload(server: FastifyInstance, app: Context) {
  const limiter = createLimiter();
  server.get(EXPORT_PATH, async (request, reply) => {
    if (isForeign(request, app.env.PUBLIC_URL)) return refuse(reply, failure('foreign_origin'));
    const viewer = await findViewer(app, requestHeaders(request));
    if (!viewer) return refuse(reply, failure('unauthenticated'));
    try {
      await limiter.take('download', viewer.userId, LIMITS.mail);
    } catch (error) {
      return refuse(reply, error as ReturnType<typeof failure>);
    }
    const day = app.clock().toISOString().slice(0, 10);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${PRODUCT_NAME.toLowerCase()}-${day}.zip"`,
        'cache-control': 'no-store',
      })
      .send(Readable.from(zip(exportAccount(app, viewer.userId))));
  });
}

function refuse(reply: FastifyReply, declared: ReturnType<typeof failure>) {
  return reply.status(declared.status).send(declared.toJSON());
}
