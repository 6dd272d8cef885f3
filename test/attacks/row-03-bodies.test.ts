import { beforeAll, describe, expect, test } from 'vitest';
import { BODY_WITHIN_MS } from '#server/platform/limits/bounds.ts';
import type { Context } from '#server/platform/context.ts';
import { getPreferences, savePreferences } from '#server/notifications/preferences.ts';
import { unsubscribeLinks } from '#server/notifications/unsubscribe.ts';
import { createTestContext } from '../fixtures/app.ts';
import { createTalent } from '../fixtures/factories.ts';
import { send } from '../http/send.ts';
import { listen } from '../processes/product-server.ts';

const MB = 1024 * 1024;
const BODY = 8 * MB;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const TYPES: Record<string, string | undefined> = {
  json: 'application/json',
  'urlencoded form': 'application/x-www-form-urlencoded',
  'multipart form': 'multipart/form-data; boundary=x',
  bytes: 'application/octet-stream',
  text: 'text/plain',
  'event stream': 'text/event-stream',
  'upload chunk': 'application/offset+octet-stream',
  nonsense: 'no type at all',
  'no type': undefined,
};
const ROUTES: [method: string, path: string][] = [
  ['POST', '/api/session'],
  ['DELETE', '/api/session'],
  ['GET', '/api/session'],
  ['PUT', '/api/nowhere'],
  ['POST', `/api/mails/unsubscribe/messages.${NOBODY}.${'0'.repeat(64)}`],
  ['PATCH', `/uploads/${NOBODY}`],
  ['POST', '/webhooks/stripe'],
  ['POST', '/healthz'],
  ['POST', '/media/any.mp4'],
  ['GET', '/'],
  ['POST', '/socket.io/?EIO=4&transport=polling'],
  ['POST', '/dev/mailbox'],
];

describe('row 03: no body is read beyond its limit', () => {
  let app: Context;
  let base: string;
  beforeAll(async () => {
    app = await createTestContext({ STRIPE_SECRET_KEY: 'sk_test_none', STRIPE_WEBHOOK_SECRET: 'whsec_none' });
    base = await listen(app);
  });

  describe.each(Object.entries(TYPES))('a body of type %s', (_name, type) => {
    test.each(ROUTES)('%s %s answers at once', async (method, path) => {
      for (const isChunked of [false, true]) {
        const headers: Record<string, string> = isChunked ? {} : { 'content-length': String(BODY) };
        if (isChunked) headers['transfer-encoding'] = 'chunked';
        if (type) headers['content-type'] = type;
        const answer = await send(base + path, method, headers, BODY);
        expect(answer.tookMs).toBeLessThan(1000);
        if (path.startsWith('/api/') && method !== 'GET')
          expect([413, 415], `${method} ${path}: ${answer.status}`).toContain(answer.status);
      }
    });
  });

  test('only JSON is accepted, and other types get an error that says so', async () => {
    const signIn = (type: string, body: string) => send(`${base}/api/session`, 'POST', { 'content-type': type }, body);
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', '*/*']) {
      const answer = await signIn(type, 'email=a%40b.example&password=Closeup1');
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([415, 'unsupported_media_type']);
    }
    const right = JSON.stringify({ email: 'nobody@nowhere.example', password: 'Wrong1234' });
    expect((await signIn('application/json; charset=utf-8', right)).status).toBe(401);
    const large = await signIn('application/json', JSON.stringify({ email: 'x'.repeat(MB), password: 'x' }));
    expect([large.status, JSON.parse(large.body).code]).toEqual([413, 'body_too_large']);
  });

  test('compressed bodies are refused', async () => {
    for (const encoding of ['gzip', 'br', 'deflate', 'gzip, identity']) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const answer = await send(`${base}/api/session`, 'POST', headers, '\u001F\u008B');
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([415, 'unsupported_media_type']);
    }
  });

  test('a body longer than declared is not read as the body of the next request', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '2' };
    const answer = await send(`${base}/api/session`, 'POST', headers, `{}${'x'.repeat(1000)}`).catch(() => null);
    // Node's client may refuse to send it at all.
    if (answer) expect(answer.status).toBe(400);
  });

  test('a mail program still unsubscribes with its form (RFC 8058)', async () => {
    const { viewer } = await createTalent(app);
    const { oneClick } = unsubscribeLinks(app.env, { kind: 'messages', id: viewer.userId });
    const wants = async () => (await getPreferences(app, viewer)).emails.message;
    const form = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      ['multipart/form-data; boundary=x', form],
      ['application/json', '{}'],
    ] as const) {
      await savePreferences(app, viewer.userId, { emails: { message: true } });
      const answer = await send(base + new URL(oneClick).pathname, 'POST', { 'content-type': type }, body);
      expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { kind: 'messages', stopped: ['message'] }]);
      expect(await wants()).toBe(false);
    }
  });

  test('excess requests from one address are refused before they are read', async () => {
    const proxied = await listen({ ...app, env: { ...app.env, TRUSTED_PROXIES: 1 } });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' };
    const body = JSON.stringify({ email: 'nobody@nowhere.example', password: 'x'.repeat(500 * 1024) });
    const statuses = new Set<number>();
    for (let sent = 0; sent < 140; sent++) {
      const answer = await send(`${proxied}/api/nowhere`, 'POST', headers, body);
      statuses.add(answer.status);
      if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect([...statuses]).toEqual([404, 429]);
    const other = { ...headers, 'x-forwarded-for': '203.0.113.78' };
    expect((await send(`${proxied}/api/nowhere`, 'POST', other, '{}')).status).toBe(404);
  });

  test('overlong URLs are refused', async () => {
    expect((await send(`${base}/api/session?${'x'.repeat(9000)}`, 'GET', {}, '')).status).toBe(414);
    expect((await send(`${base}/media/${'x'.repeat(9000)}`, 'GET', {}, '')).status).toBe(414);
  });

  test(
    'a body that trickles in is cut off',
    async () => {
      const headers = { 'content-type': 'application/json', 'content-length': '100' };
      const startedAt = performance.now();
      const { connect } = await import('node:net');
      const socket = connect(Number(new URL(base).port), '127.0.0.1');
      socket.on('error', () => undefined);
      let read = '';
      socket.on('data', (chunk) => (read += String(chunk)));
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`POST /api/session HTTP/1.1\r\nhost: localhost\r\n${head.join('\r\n')}\r\n\r\n{`);
      const dripping = setInterval(() => socket.write(' '), 1000);
      await new Promise((resolve) => socket.once('close', resolve));
      clearInterval(dripping);
      expect(performance.now() - startedAt).toBeLessThan(BODY_WITHIN_MS + 3000);
      expect(read).toMatch(/^HTTP\/1\.1 408 /);
    },
    BODY_WITHIN_MS + 10_000,
  );
});
