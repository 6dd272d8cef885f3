import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPublicKey, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { WebhookEvent } from '#contract/integrations/events.ts';

export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
  event: WebhookEvent;
  at: number;
}

type Answer = (received: Received, response: ServerResponse, request: IncomingMessage) => void;
export const accept: Answer = (_received, response) => void response.writeHead(204).end();

/** A server on this machine that receives webhooks. `answer` returns the response, and may be replaced at any time. */
export async function startReceiver() {
  const received: Received[] = [];
  const receiver = {
    received,
    url: '',
    answer: accept,
    /** Waits until this many requests have arrived. */
    async waitFor(count: number, withinMs = 5000) {
      const until = Date.now() + withinMs;
      while (received.length < count) {
        if (Date.now() > until) throw new Error(`${received.length} of ${count} webhooks arrived`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return received;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const one = { path: request.url!, headers, body, event: parse(body), at: Date.now() };
      received.push(one);
      receiver.answer(one, response, request);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return receiver;
}

const parse = (body: string) => (body === '' ? null : JSON.parse(body)) as WebhookEvent;

/** Whether the public library accepts the `v1` signature. It also refuses timestamps more than five minutes off. */
export function isSignedWith(secret: string, { body, headers }: Pick<Received, 'body' | 'headers'>): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

/** Whether one of the `v1a` signatures was made with this key, "whpk_…". */
export function isSignedByKey(publicKey: string, { body, headers }: Pick<Received, 'body' | 'headers'>): boolean {
  const x = Buffer.from(publicKey.slice('whpk_'.length), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const content = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  return headers['webhook-signature']!.split(' ')
    .filter((signature) => signature.startsWith('v1a,'))
    .some((signature) => verify(null, content, key, Buffer.from(signature.slice(4), 'base64')));
}
