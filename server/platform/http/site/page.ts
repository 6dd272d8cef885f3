import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';

export const LANGUAGES = ['en', 'es'] as const;

/** Built pages name this address in place of the operator's (web/lib/structured-data.ts). */
const PLACEHOLDER = 'https://origin.invalid';

interface Page {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
}

/** Reads a built page, inserts the operator's settings and compresses it once. */
export function readPage(path: string, env: Env): Page {
  const chat = env.SUPPORT_CHAT_URL
    ? `<meta name="closeup:support-chat-url" content="${env.SUPPORT_CHAT_URL.replaceAll('"', '&quot;')}">`
    : '';
  const built = readFileSync(path, 'utf8').replace('</head>', `${chat}</head>`);
  const plain = Buffer.from(built.replaceAll(PLACEHOLDER, env.PUBLIC_URL));
  return {
    plain,
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain, { level: 9 }),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
  };
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    etag: page.etag,
  });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted));
  if (!encoding) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}

/** Returns the language of the cookie, otherwise the browser's first supported language, otherwise English. */
export function languageOf(request: FastifyRequest) {
  const chosen = request.headers.cookie?.match(/(?:^|;\s*)lang=(en|es)\b/)?.[1];
  const offered = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => language === chosen) ??
    LANGUAGES.find((language) => language === offered.find((tag) => tag === 'en' || tag === 'es')) ??
    'en'
  );
}
