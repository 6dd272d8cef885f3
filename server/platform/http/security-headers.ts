import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '../env.ts';
import { contentPolicy } from './content-policy.ts';

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
 * Returns the headers of every response of this server; parts of the built site leave out those of documents.
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

/** Only documents use these headers. */
export const HEADERS_OF_DOCUMENTS = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-frame-options',
];

/** The headers of responses that are never documents: scripts, styles, fonts, pictures and videos. */
export const headersOfParts = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HEADERS_OF_DOCUMENTS.includes(name)));

/**
 * Returns a response class with these headers preset; routes may set stricter ones.
 * @param writesOwn whether the handler of a request writes all headers at once, which is faster than presetting them
 */
export function responseWith(
  headers: Record<string, string>,
  writesOwn: (request: IncomingMessage) => boolean,
): typeof ServerResponse<IncomingMessage> {
  const entries = Object.entries(headers);
  return class extends ServerResponse<IncomingMessage> {
    constructor(...given: ConstructorParameters<typeof ServerResponse<IncomingMessage>>) {
      super(...given);
      if (!writesOwn(given[0])) for (const [name, value] of entries) this.setHeader(name, value);
    }
  };
}
