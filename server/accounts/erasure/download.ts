import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EXPORT_PATH, PRODUCT_NAME } from '#contract/values/product.ts';
import { LIMITS } from '#contract/route.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { isForeign, requestHeaders } from '../../platform/http/request.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { findViewer } from '../sessions/find-viewer.ts';
import { zip } from '../../platform/zip.ts';
import { exportAccount, requireExportAllowed } from './export-account.ts';
import { networkOf } from '../../platform/http/network.ts';

/** Serves "Download my data": the viewer's account as a zip archive that is written while it is sent. */
export function mountDownload(server: FastifyInstance, context: Context) {
  server.get(EXPORT_PATH, async (request, reply) => {
    if (isForeign(request, context.env.PUBLIC_URL)) return refuse(request, reply, failure('foreign_origin'));
    const viewer = await findViewer(context, requestHeaders(request));
    if (!viewer) return refuse(request, reply, failure('unauthenticated'));
    try {
      requireExportAllowed(context, viewer);
      const caller = { accountId: viewer.userId, address: networkOf(request.ip) };
      await context.limiter.take('accounts.download', caller, LIMITS.mail, (name, value) => reply.header(name, value));
      reply.raw.once('close', context.exports.enter(viewer.userId));
    } catch (error) {
      return refuse(request, reply, error as ReturnType<typeof failure>);
    }
    await recordEvent(context.db, {
      kind: 'account_exported',
      actorId: viewer.userId,
      subjectId: viewer.userId,
      address: networkOf(request.ip),
    });
    const day = context.clock().toISOString().slice(0, 10);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${PRODUCT_NAME.toLowerCase()}-${day}.zip"`,
        'cache-control': 'no-store',
      })
      .send(Readable.from(zip(exportAccount(context, viewer.userId))));
  });
}

/** Sends the error as JSON to programs, and as a page with a way back to people who opened the address in a browser. */
function refuse(request: FastifyRequest, reply: FastifyReply, declared: ReturnType<typeof failure>) {
  const isPage = request.headers['sec-fetch-mode'] === 'navigate' || request.headers.accept?.startsWith('text/html');
  const { retryAfterSeconds } = (declared.data ?? {}) as { retryAfterSeconds?: number };
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  if (!isPage) return reply.status(declared.status).send(declared.toJSON());
  return reply
    .status(declared.status)
    .type('text/html; charset=utf-8')
    .send(refusalPage(String(declared.code), request.headers['accept-language'] ?? ''));
}

const TEXTS = {
  en: {
    title: 'Your download hasn’t started',
    password_needed:
      'To protect your data, we ask for your password first. Open your profile and choose “Download my data”.',
    email_not_confirmed: 'Confirm your email to download your data.',
    unauthenticated: 'Sign in first. Then open your profile and choose “Download my data”.',
    other: 'Try again later.',
    home: `Back to ${PRODUCT_NAME}`,
  },
  es: {
    title: 'Tu descarga no ha empezado',
    password_needed:
      'Para proteger tus datos, primero te pedimos la contraseña. Abre tu perfil y elige «Descargar mis datos».',
    email_not_confirmed: 'Confirma tu correo para descargar tus datos.',
    unauthenticated: 'Inicia sesión primero. Después abre tu perfil y elige «Descargar mis datos».',
    other: 'Inténtalo de nuevo más tarde.',
    home: `Volver a ${PRODUCT_NAME}`,
  },
};

/** Returns a page that says why the download did not start. @param languages an Accept-Language header */
function refusalPage(code: string, languages: string): string {
  const language = languages.toLowerCase().startsWith('es') ? 'es' : 'en';
  const texts = TEXTS[language];
  const why = texts[code in texts ? (code as 'other') : 'other'];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title} · ${PRODUCT_NAME}</title></head><body><main><h1>${texts.title}</h1><p>${why}</p>
<p><a href="/">${texts.home}</a></p></main></body></html>`;
}
