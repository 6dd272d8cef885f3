import { request } from 'node:http';
import { connect } from 'node:net';
import { type Socket, io } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/platform/context.ts';
import { SOCKETS, SOCKETS_CHECKED_MS } from '#server/platform/limits/bounds.ts';
import { createTestContext, latestMail } from '../fixtures/app.ts';
import { PASSWORD, createTalent } from '../fixtures/factories.ts';
import { send } from '../http/send.ts';
import { createSecondContext, listen } from '../processes/product-server.ts';

const WITHIN_MS = SOCKETS_CHECKED_MS + 2000;

describe('row 14: a socket ends with its session, and comes from this site', () => {
  let app: Context;
  let bases: string[];
  const open = new Set<Socket>();
  beforeAll(async () => {
    app = await createTestContext({ TRUSTED_PROXIES: '1' });
    bases = [await listen(app), await listen(await createSecondContext(app))];
  });
  afterEach(() => {
    for (const socket of open) socket.close();
    open.clear();
  });

  let addresses = 0;
  const newAddress = () => `10.66.${addresses >> 8}.${addresses++ & 255}`;

  async function signIn(email: string) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
    const { headers: answered } = await send(
      `${bases[0]}/api/session`,
      'POST',
      headers,
      JSON.stringify({ email, password: PASSWORD }),
    );
    return answered['set-cookie']!.map((cookie) => cookie.split(';')[0]).join('; ');
  }

  async function openSocket(base: string, cookie: string, headers: Record<string, string> = {}) {
    const socket = io(base, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie, 'x-forwarded-for': newAddress(), ...headers },
    });
    open.add(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('connect_error', reject);
    });
    return socket;
  }

  const ended = (socket: Socket) =>
    new Promise<string>((resolve) => {
      if (!socket.connected) return resolve('ended');
      socket.once('disconnect', () => resolve('ended'));
      setTimeout(() => resolve('still open'), WITHIN_MS).unref();
    });

  const sessionsOf = (userId: string) => app.db.selectFrom('sessions').select('id').where('user_id', '=', userId);

  const ways: Record<string, (of: { userId: string; cookie: string; email: string }) => Promise<unknown>> = {
    'sign-out': ({ cookie }) => send(`${bases[0]}/api/session`, 'DELETE', { cookie }, ''),
    'being ended by another session': async ({ userId, cookie, email }) => {
      const other = await signIn(email);
      const { body } = await send(`${bases[0]}/api/account/sessions`, 'GET', { cookie }, '');
      const { id } = (JSON.parse(body).items as { id: string; isCurrent: boolean }[]).find((one) => one.isCurrent)!;
      const answer = await send(`${bases[0]}/api/account/sessions/${id}`, 'DELETE', { cookie: other }, '');
      expect(answer.status).toBe(200);
      expect(await sessionsOf(userId).execute()).toHaveLength(1);
    },
    'its time running out': ({ userId }) =>
      app.db.updateTable('sessions').set({ expires_at: new Date() }).where('user_id', '=', userId).execute(),
    'a password reset': async ({ email }) => {
      const post = (path: string, body: object) =>
        send(`${bases[0]}/api/accounts/${path}`, 'POST', { 'content-type': 'application/json' }, JSON.stringify(body));
      await post('reset-request', { email });
      const { token } = await latestMail(app, email);
      expect((await post('reset', { token, password: 'Another-Way-77' })).status).toBe(200);
    },
    'asking for deletion': async ({ cookie }) => {
      const headers = { cookie, 'content-type': 'application/json' };
      expect((await send(`${bases[0]}/api/account/deletion`, 'POST', headers, '{}')).status).toBe(200);
    },
    'the erasure of the account': ({ userId }) => app.db.deleteFrom('users').where('id', '=', userId).execute(),
  };

  test.each(Object.entries(ways))(
    'ends on every server by %s',
    async (_name, end) => {
      const { email, viewer } = await createTalent(app);
      const cookie = await signIn(email);
      const sockets = await Promise.all(bases.map((base) => openSocket(base, cookie)));
      await end({ userId: viewer.userId, cookie, email });
      expect(await Promise.all(sockets.map(ended))).toEqual(['ended', 'ended']);
      await expect(openSocket(bases[1]!, cookie)).rejects.toThrow();
    },
    WITHIN_MS + 15_000,
  );

  test('another session of the account stays open', async () => {
    const { email } = await createTalent(app);
    const [leaving, staying] = [await signIn(email), await signIn(email)];
    const [left, stays] = [await openSocket(bases[0]!, leaving), await openSocket(bases[1]!, staying)];
    await send(`${bases[0]}/api/session`, 'DELETE', { cookie: leaving }, '');
    expect(await ended(left)).toBe('ended');
    expect(stays.connected).toBe(true);
  });

  test("another site's page gets none, by either transport", async () => {
    const cookie = await signIn((await createTalent(app)).email);
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      await expect(openSocket(bases[0]!, cookie, { origin })).rejects.toThrow();
      const polled = await send(`${bases[0]}/socket.io/?EIO=4&transport=polling`, 'GET', { cookie, origin }, '');
      expect([polled.status, JSON.parse(polled.body).code]).toEqual([403, 'foreign_origin']);
      expect(await upgrade(bases[0]!, { cookie, origin })).toMatch(/^HTTP\/1\.1 403 [\s\S]*foreign_origin/);
    }
    expect((await openSocket(bases[0]!, cookie, { origin: app.env.PUBLIC_URL })).connected).toBe(true);
  });

  test('a visitor gets none, and no memory is allocated for it', async () => {
    const polled = await send(`${bases[0]}/socket.io/?EIO=4&transport=polling`, 'GET', {}, '');
    expect([polled.status, JSON.parse(polled.body).code]).toEqual([401, 'unauthenticated']);
    expect(await upgrade(bases[0]!, {})).toMatch(/^HTTP\/1\.1 401 [\s\S]*unauthenticated/);
  });

  test('an account has a limited number, and can open another when one closes', async () => {
    const { email } = await createTalent(app);
    const cookie = await signIn(email);
    const tries = await Promise.allSettled(Array.from({ length: 60 }, () => openSocket(bases[0]!, cookie)));
    const opened = tries.filter(({ status }) => status === 'fulfilled');
    expect(opened).toHaveLength(SOCKETS.perAccount);
    const refused = await send(`${bases[0]}/socket.io/?EIO=4&transport=polling`, 'GET', { cookie }, '');
    expect([refused.status, JSON.parse(refused.body).code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (const socket of open) socket.close();
    await expect
      .poll(() =>
        openSocket(bases[0]!, cookie).then(
          () => 'open',
          () => 'refused',
        ),
      )
      .toBe('open');
  });

  test('an address has a limited number, whatever the accounts', async () => {
    const address = { 'x-forwarded-for': '203.0.113.140' };
    const cookies: string[] = [];
    for (let account = 0; account <= SOCKETS.perAddress / SOCKETS.perAccount; account++)
      cookies.push(await signIn((await createTalent(app)).email));
    const tries = [];
    for (const cookie of cookies)
      tries.push(
        ...(await Promise.allSettled(
          Array.from({ length: SOCKETS.perAccount }, () => openSocket(bases[0]!, cookie, address)),
        )),
      );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(SOCKETS.perAddress);
  });

  test('abandoned handshakes free their slots', async () => {
    const cookie = await signIn((await createTalent(app)).email);
    for (let round = 0; round < 60; round++) {
      const given = request(`${bases[0]}/socket.io/?EIO=4&transport=websocket`, {
        headers: { ...UPGRADE, cookie, 'sec-websocket-key': 'wrong' },
      });
      given.on('error', () => undefined).end();
      setTimeout(() => given.destroy(), round % 5);
      await new Promise((resolve) => given.once('close', resolve));
    }
    await expect
      .poll(() =>
        openSocket(bases[0]!, cookie).then(
          () => 'open',
          () => 'refused',
        ),
      )
      .toBe('open');
  });
});

const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'x3JJHMbDL1EzLkh9GBhXDw==',
};

/** A bare WebSocket handshake. @returns the response */
function upgrade(base: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname);
    let read = '';
    socket.on('data', (chunk) => (read += String(chunk)));
    socket.on('close', () => resolve(read));
    socket.on('error', reject);
    const lines = Object.entries({ host: 'localhost', ...UPGRADE, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.write(`GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  });
}
