import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { createAccount } from './account.ts';
import { type StripeEvent } from './objects.ts';
import { type Answer, answer } from './answers.ts';
import { readForm } from './form.ts';

export const STRIPE_SECRET_KEY = 'sk_test_standin';
export const STRIPE_WEBHOOK_SECRET = 'whsec_standin';

/** How the stand-in misbehaves, as shares of calls from 0 to 1. A lost response belongs to a call that was carried out. */
export interface Mischief {
  failing: number;
  losing: number;
  delayMs: number;
  random: () => number;
}

interface Kept {
  hash: string;
  answer: Answer;
}

/** A local stand-in for the part of Stripe's API that the product uses. Its account records events for delivery. */
export async function startStripe(now?: () => Date) {
  const account = createAccount(now);
  const kept = new Map<string, Kept>();
  let mischief: Mischief | null = null;
  let calls = 0;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    calls++;
    const { pathname, search } = new URL(request.url!, 'http://stripe');
    let body = '';
    for await (const part of request) body += String(part);
    if (mischief) await sleep(mischief.random() * mischief.delayMs);
    if (mischief && mischief.random() < mischief.failing)
      return send(response, { status: 500, body: { error: { type: 'api_error', message: 'Something is wrong' } } });
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRET_KEY}`)
      return send(response, { status: 401, body: { error: { type: 'invalid_request_error', message: 'key' } } });
    const given = once(request, `${pathname}\n${body}`, () =>
      answer(account, request.method!, pathname, readForm(body || search.slice(1))),
    );
    if (mischief && mischief.random() < mischief.losing) return request.socket.destroy();
    send(response, given);
  }

  /** A repeated idempotency key returns the first response; with another body it is refused. */
  function once(request: IncomingMessage, content: string, act: () => Answer): Answer {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return act();
    const hash = createHash('sha256').update(content).digest('hex');
    const before = kept.get(key);
    if (before && before.hash !== hash)
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'same key, other content' } } };
    const given = before?.answer ?? structuredClone(act());
    kept.set(key, { hash, answer: given });
    return given;
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    account,
    url,
    settings: { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE: url },
    misbehave: (how: Mischief | null) => void (mischief = how),
    calls: () => calls,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>;

function send(response: ServerResponse, { status, body }: Answer) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const signer = new Stripe(STRIPE_SECRET_KEY);

/** An event as delivered: its body, and its signature at a time of Stripe's clock. */
export function signed(event: StripeEvent | string, at: Date = new Date(), secret = STRIPE_WEBHOOK_SECRET) {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const timestamp = Math.floor(at.getTime() / 1000);
  return { payload, signature: signer.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}
