import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/route.ts';
import type { Context } from '#server/platform/context.ts';
import { deleteExpiredLimits } from '#server/platform/limits/counter.ts';
import { companyForm, PASSWORD, createCompany, createTalent, signInCookie } from '../fixtures/factories.ts';
import { createTestContext, createTestServer } from '../fixtures/app.ts';
import { createSecondContext } from '../processes/product-server.ts';

const { points } = LIMITS.credentials;
/** Password hashing is slow on purpose. */
const SLOW_MS = 120_000;
const [ANN, BOB] = [randomUUID(), randomUUID()];

describe('row 6: limits hold for account and address, on all servers together', () => {
  let app: Context;
  let second: Context;
  let servers: FastifyInstance[];
  beforeAll(async () => {
    app = await createTestContext();
    second = await createSecondContext(app);
    servers = [await createTestServer(app), await createTestServer(second)];
  });

  const signIn = (turn: number, address: string, cookie?: string) =>
    servers[turn % servers.length]!.inject({
      method: 'POST',
      url: '/api/session',
      payload: { email: `guess-${address}-${turn}@nowhere.example`, password: 'Wrong1234' },
      remoteAddress: address,
      headers: cookie ? { cookie } : {},
    });
  /** A guess at a reset link costs no hash. */
  const guess = (turn: number, address: string) =>
    servers[turn % servers.length]!.inject({
      method: 'POST',
      url: '/api/accounts/reset-link',
      payload: { token: `guess-${turn}` },
      remoteAddress: address,
    });
  const through = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode !== 429).length;

  test(
    'new sessions do not reset limits: 80 sign-ins by 5 accounts and a visitor',
    async () => {
      const cookies: (string | undefined)[] = [undefined];
      for (let account = 0; account < 5; account++)
        cookies.push(await signInCookie(servers[0]!, (await createCompany(app)).email));
      const answers = [];
      for (let turn = 0; turn < 80; turn++)
        answers.push(await signIn(turn, '203.0.113.6', cookies[turn % cookies.length]));
      expect(through(answers)).toBe(points);
    },
    SLOW_MS,
  );

  test(
    'registering does not get around them either',
    async () => {
      const answers: Awaited<ReturnType<FastifyInstance['inject']>>[] = [];
      for (let turn = 0; turn < 30; turn++) {
        const email = `hr-${turn}@farm-${turn}.example`;
        answers.push(
          await servers[0]!.inject({
            method: 'POST',
            url: '/api/accounts/company',
            payload: companyForm(email, PASSWORD),
            remoteAddress: '203.0.113.7',
            headers: answers.length > 0 ? { cookie: cookieOf(answers.find(({ cookies }) => cookies.length > 0)!) } : {},
          }),
        );
      }
      expect(through(answers)).toBe(points);
    },
    SLOW_MS,
  );

  test('two servers side by side allow exactly as many as one', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, turn) => guess(turn, '203.0.113.8')));
    expect(through(answers)).toBe(points);
    expect(through(await Promise.all([guess(0, '203.0.113.8'), guess(1, '203.0.113.8')]))).toBe(0);
  });

  test('an IPv6 network of 2^64 addresses is one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) => guess(turn, `2001:db8:6:6:${(turn * 977).toString(16)}::1`)),
    );
    expect(through(answers)).toBe(points);
  });

  test('an account that uses many addresses has one limit', async () => {
    const { email } = await createTalent(app);
    const cookie = await signInCookie(servers[0]!, email);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        servers[turn % 2]!.inject({
          method: 'POST',
          url: '/api/account/password',
          payload: {},
          remoteAddress: `203.0.114.${turn}`,
          headers: { cookie },
        }),
      ),
    );
    expect(answers.some(({ statusCode }) => statusCode === 404)).toBe(false);
    expect(through(answers)).toBe(points);
  });

  test('an office has room for several accounts, but not for any number', async () => {
    const limit = { points: 3, perSeconds: 60, perAddress: 7 };
    const take = (accountId: string | null, of = app) =>
      of.limiter
        .take('test.office', { accountId, address: '198.51.100.1' }, limit, () => undefined)
        .then(
          () => 'ok',
          (error: { code: string }) => error.code,
        );
    const taken = [];
    for (let turn = 0; turn < 4; turn++) taken.push(await take(ANN, turn % 2 ? app : second));
    for (let turn = 0; turn < 4; turn++) taken.push(await take(BOB, turn % 2 ? app : second));
    expect(taken).toEqual(['ok', 'ok', 'ok', 'rate_limited', 'ok', 'ok', 'ok', 'rate_limited']);
    expect([await take(null), await take(null)]).toEqual(['ok', 'rate_limited']);
    const told = await app.db
      .selectFrom('audit_events')
      .select(['actor_id', 'details'])
      .where('address', '=', '198.51.100.1')
      .execute();
    expect(told).toHaveLength(3);
    expect(told.map(({ actor_id }) => actor_id)).toEqual([ANN, BOB, null]);
  });

  test('the headers say how much is left, and when to retry', async () => {
    const first = await guess(0, '203.0.113.10');
    expect(first.headers['ratelimit-policy']).toBe('"address";q=20;w=300');
    expect(first.headers['ratelimit']).toBe('"address";r=19;t=300');
    const cookie = await signInCookie(servers[0]!, (await createTalent(app)).email);
    const read = await servers[0]!.inject({ url: '/api/session', headers: { cookie }, remoteAddress: '203.0.113.11' });
    expect(read.headers['ratelimit-policy']).toBe('"account";q=600;w=60, "address";q=6000;w=60');
    expect(read.headers['ratelimit']).toBe('"account";r=599;t=60, "address";r=5999;t=60');
    for (let turn = 1; turn < points; turn++) await guess(turn, '203.0.113.10');
    const refused = await guess(0, '203.0.113.10');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['ratelimit']).toMatch(/^"address";r=0;t=\d+$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200);
  });

  test('reads cost no statement', async () => {
    const keys = await app.db.selectFrom('rate_limits').select('key').execute();
    expect(keys.filter(({ key }) => key.startsWith('accounts.getSession'))).toEqual([]);
    expect(keys.some(({ key }) => key.startsWith('accounts.signIn'))).toBe(true);
  });

  test('an attack leaves one row in the audit trail, not a thousand', async () => {
    await Promise.all(Array.from({ length: 500 }, (_, turn) => guess(turn, '203.0.113.12')));
    const rows = await app.db
      .selectFrom('audit_events')
      .select(['actor_id', 'details'])
      .where('kind', '=', 'rate_limited')
      .where('address', '=', '203.0.113.12')
      .execute();
    expect(rows).toEqual([
      {
        actor_id: null,
        details: { route: 'accounts.checkResetLink', counted: 'address', points: LIMITS.credentials.points },
      },
    ]);
  });

  test('expired windows are removed', async () => {
    const count = async () => (await app.db.selectFrom('rate_limits').select('key').execute()).length;
    expect(await count()).toBeGreaterThan(0);
    await deleteExpiredLimits({ db: app.db, clock: () => new Date(Date.now() + 3_700_000) });
    expect(await count()).toBe(0);
  });
});

const cookieOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
