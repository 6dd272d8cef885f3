import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { PushPayload } from '#server/notifications/push/send-push.ts';

/** The library of the standard's authors; it ships no types. */
const { decrypt } = createRequire(import.meta.url)('http_ece') as {
  decrypt(body: Buffer, parameters: object): Buffer;
};

export interface ReceivedPush {
  path: string;
  /** What the browser would pass to the service worker. */
  text: string;
  payload: PushPayload;
  headers: Record<string, string>;
}

/** A push service on this machine and one browser subscribed to it. `status` may be changed at any time. */
export async function startPushService() {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const parameters = { version: 'aes128gcm', privateKey: browser, authSecret: auth };
      const text = decrypt(Buffer.concat(chunks), parameters).toString();
      const headers = request.headers as Record<string, string>;
      received.push({ path: request.url!, text, payload: JSON.parse(text) as PushPayload, headers });
      response.writeHead(service.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = {
    received,
    status: 201,
    url,
    subscription: (name = 'browser') => ({
      endpoint: `${url}/${name}`,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}

/** Reads the VAPID header (RFC 8292). @returns the signing key and the claims @throws if the signature is wrong */
export function readVapid({ headers }: ReceivedPush) {
  const [, token, key] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(headers.authorization!)!;
  const [head, claims, signature] = token!.split('.');
  const point = Buffer.from(key!, 'base64url');
  const publicKey = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!isSigned) throw new Error('the VAPID token is signed wrongly');
  return {
    key: key!,
    claims: JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { aud: string; sub: string },
  };
}
