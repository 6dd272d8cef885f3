import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';

export const LANGUAGES = ['en', 'es'] as const;

/** Built pages name this address in place of the operator's (web/lib/structured-data.ts). */
const PLACEHOLDER = 'https://origin.invalid';

/** The first reader waits for this: a few milliseconds. Maximum quality takes twenty times as long to save three percent. */
const BROTLI_QUALITY = 9;

export interface Page {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
}

/** Reads a built page, and inserts the operator's settings. */
export function readPage(path: string, env: Env): Page {
  const chat = env.SUPPORT_CHAT_URL
    ? `<meta name="closeup:support-chat-url" content="${env.SUPPORT_CHAT_URL.replaceAll('"', '&quot;')}">`
    : '';
  const built = readFileSync(path, 'utf8').replace('</head>', `${chat}</head>`);
  return createPage(built.replaceAll(PLACEHOLDER, env.PUBLIC_URL));
}

/** Each encoding is created on first request, so that startup doesn't wait for all of them. */
export function createPage(html: string): Page {
  const plain = Buffer.from(html);
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    plain,
    get br() {
      return (br ??= brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }));
    },
    get gzip() {
      return (gzip ??= gzipSync(plain));
    },
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

/** Sends a document that was written for one viewer, so shared caches must not store it. */
export async function sendOwnPage(request: FastifyRequest, reply: FastifyReply, html: string, cacheControl: string) {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl,
    vary: 'accept-encoding, accept-language, cookie',
  });
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(html));
}

/** Returns the language of the cookie, otherwise the browser's first supported language, otherwise English. */
export function languageOf(request: FastifyRequest) {
  const chosen = request.headers.cookie?.match(/(?:^|;\s*)lang=(en|es)\b/)?.[1];
  const offered = languagesOf(request).map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => language === chosen) ??
    LANGUAGES.find((language) => language === offered.find((tag) => tag === 'en' || tag === 'es')) ??
    'en'
  );
}

/** Returns the languages that the browser asks for, such as "en-US", the preferred ones first. */
export const languagesOf = (request: FastifyRequest) =>
  (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.split(';')[0]!.trim())
    .filter((tag) => /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag));
