import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Env } from '../env.ts';

const DAY_SECONDS = 86_400;
/** Allowed for this site's own pages, but not for frames inside them. */
const USED = [
  'autoplay',
  'camera',
  'clipboard-write',
  'fullscreen',
  'microphone',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
];
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * Returns the headers of every response of this server.
 * @param webFolder the built site, whose inline scripts are allowed by hash
 * @param videoOrigin the origin that videos in a bucket are played from
 */
export function securityHeaders(env: Env, webFolder: string, videoOrigin: string | null): Record<string, string> {
  const policy = Object.entries(contentPolicy(env, webFolder, videoOrigin));
  return {
    'content-security-policy': policy.map(([name, sources]) => `${name} ${sources.join(' ')}`).join(';'),
    'permissions-policy': [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(env.PUBLIC_URL.startsWith('https:') && {
      'strict-transport-security': `max-age=${365 * DAY_SECONDS}; includeSubDomains`,
    }),
  };
}

/** Returns a response class with these headers preset; routes may set stricter ones. */
export function responseWith(headers: Record<string, string>): typeof ServerResponse<IncomingMessage> {
  const entries = Object.entries(headers);
  return class extends ServerResponse<IncomingMessage> {
    constructor(...given: ConstructorParameters<typeof ServerResponse<IncomingMessage>>) {
      super(...given);
      for (const [name, value] of entries) this.setHeader(name, value);
    }
  };
}

function contentPolicy(env: Env, webFolder: string, videoOrigin: string | null): Record<string, string[]> {
  const media = new URL(env.PUBLIC_URL).origin;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOfInlineScripts(webFolder)],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', media],
    'media-src': ["'self'", 'blob:', media, ...(videoOrigin ? [videoOrigin] : [])],
    'connect-src': ["'self'", media, media.replace(/^http/, 'ws')],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

function hashesOfInlineScripts(folder: string) {
  const pages = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    : [];
  const hashes = pages.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
    ),
  );
  return new Set(hashes);
}
