import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EXPORT_PATH } from '#contract/values/accounts.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { LIMITS } from '#contract/route.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { isForeign, requestHeaders } from '../../platform/http/request.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { findViewer } from '../sessions/find-viewer.ts';
import { zip } from '../../platform/zip.ts';
import { exportAccount, needDownload } from './export-account.ts';
import { networkOf } from '../../platform/http/network.ts';

/** "Download my data": the own account as a zip archive, written while it is sent. */
export function mountDownload(server: FastifyInstance, app: Context) {
  server.get(EXPORT_PATH, async (request, reply) => {
    if (isForeign(request, app.env.PUBLIC_URL)) return refuse(request, reply, failure('foreign_origin'));
    const viewer = await findViewer(app, requestHeaders(request));
    if (!viewer) return refuse(request, reply, failure('unauthenticated'));
    try {
      needDownload(app, viewer);
      const caller = { accountId: viewer.userId, address: networkOf(request.ip) };
      await app.limiter.take('accounts.download', caller, LIMITS.mail, (name, value) => reply.header(name, value));
      reply.raw.once('close', app.exports.enter(viewer.userId));
    } catch (error) {
      return refuse(request, reply, error as ReturnType<typeof failure>);
    }
    await recordEvent(app.db, {
      kind: 'account_exported',
      actorId: viewer.userId,
      subjectId: viewer.userId,
      address: networkOf(request.ip),
    });
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

/** Programs get the error; who has opened the address in a browser comes back to the profile, where the button asks first. */
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

/** Says in a browser why a download does not start. @param languages an Accept-Language header */
export function refusalPage(code: string, languages: string): string {
  const language = languages.toLowerCase().startsWith('es') ? 'es' : 'en';
  const texts = TEXTS[language];
  const why = texts[code in texts ? (code as 'other') : 'other'];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title} · ${PRODUCT_NAME}</title></head><body><main><h1>${texts.title}</h1><p>${why}</p>
<p><a href="/">${texts.home}</a></p></main></body></html>`;
}
