import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/values/durations.ts';
import { companyForm, PASSWORD, createTalent } from '#test/fixtures/factories.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { cookieHeader, createCaller } from '#test/http/caller.ts';
import type { Context } from '../../platform/context.ts';

describe('guessing passwords', () => {
  let app: Context;
  let server: FastifyInstance;
  let now = Date.now();
  let calls = 0;

  beforeAll(async () => {
    app = await createTestContext();
    app.clock = () => new Date(now);
    server = await createTestServer(app);
  });

  const signIn = (email: string, password: string, remoteAddress: string, cookie = '', remember = false) =>
    server.inject({
      method: 'POST',
      url: '/api/session',
      payload: { email, password, remember },
      remoteAddress,
      headers: { 'x-forwarded-for': `1.2.3.${calls++ % 250}`, ...(cookie ? { cookie } : {}) },
    });
  const wait = (answer: { headers: Record<string, unknown> }) => Number(answer.headers['retry-after']);

  test('from one address is stopped, and told when to retry; a forwarded address changes nothing', async () => {
    const answers = [];
    for (let attempt = 0; attempt < 22; attempt++)
      answers.push(await signIn(`x${attempt}@talent.example`, 'Wrong1234', '10.200.0.1'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429]);
    expect(wait(answers.at(-1)!)).toBeGreaterThan(0);
  });

  test('one account from one origin waits after five attempts, twice as long each time, whether the account exists or not', async () => {
    const { email } = await createTalent(app);
    for (const [tried, address] of [
      [email, '10.200.1.1'],
      ['nobody@talent.example', '10.200.1.2'],
    ] as const) {
      for (let attempt = 0; attempt < 6; attempt++)
        expect((await signIn(tried, 'Wrong1234', address)).statusCode).toBe(401);
      const first = await signIn(tried, PASSWORD, address);
      expect([first.statusCode, wait(first)]).toEqual([429, 30]);
      now += 30_000;
      expect((await signIn(tried, 'Wrong1234', address)).statusCode).toBe(401);
      expect(wait(await signIn(tried, 'Wrong1234', address))).toBe(60);
    }
  });

  test('concurrent guesses do not slip through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => signIn('side@talent.example', 'Wrong1234', '10.200.2.1')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(6);
  });

  test('the right password resets the count, and the wait is forgotten after a day', async () => {
    const { email } = await createTalent(app);
    for (let attempt = 0; attempt < 4; attempt++) await signIn(email, 'Wrong1234', '10.200.3.1');
    expect((await signIn(email, PASSWORD, '10.200.3.1')).statusCode).toBe(200);
    for (let attempt = 0; attempt < 6; attempt++) await signIn(email, 'Wrong1234', '10.200.3.1');
    expect((await signIn(email, PASSWORD, '10.200.3.1')).statusCode).toBe(429);
    now += 25 * HOUR_MS;
    expect((await signIn(email, PASSWORD, '10.200.3.1')).statusCode).toBe(200);
  });

  test(
    'from everywhere slows strangers down; the owner at a known address or with a remembered device is not affected',
    { timeout: 90_000 },
    async () => {
      const { email } = await createTalent(app);
      const remembered = await signIn(email, PASSWORD, '10.201.0.1', '', true);
      const device = cookieHeader(remembered.cookies.filter(({ name }) => name === 'closeup.device'));
      expect(remembered.cookies.find(({ name }) => name === 'closeup.device')).toMatchObject({
        httpOnly: true,
        sameSite: 'Lax',
        path: '/api',
      });
      for (let attempt = 0; attempt < 52; attempt++) await signIn(email, 'Wrong1234', `10.202.0.${attempt}`);
      expect((await signIn(email, PASSWORD, '10.203.0.1')).statusCode).toBe(429);
      expect((await signIn(email, PASSWORD, '10.201.0.1')).statusCode).toBe(200);
      expect((await signIn(email, PASSWORD, '10.203.0.2', device)).statusCode).toBe(200);
    },
  );

  test('guesses from the same address do not lock out the remembered device', async () => {
    const { email } = await createTalent(app);
    const remembered = await signIn(email, PASSWORD, '10.204.0.1', '', true);
    for (let attempt = 0; attempt < 8; attempt++) await signIn(email, 'Wrong1234', '10.204.0.1');
    expect((await signIn(email, PASSWORD, '10.204.0.1')).statusCode).toBe(429);
    expect((await signIn(email, PASSWORD, '10.204.0.1', cookieHeader(remembered.cookies))).statusCode).toBe(200);
  });

  test('a claim to an email cannot be used to reset the count of guesses at its owner', async () => {
    const { email } = await createTalent(app);
    await createCaller(server)('POST', '/accounts/company', companyForm(email, 'Claimed11'));
    const codes: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      codes.push((await signIn(email, 'Wrong1234', '10.205.0.1')).statusCode);
      if (codes.at(-1) === 401) await signIn(email, 'Claimed11', '10.205.0.1');
    }
    expect(codes.filter((code) => code === 401).length).toBeLessThanOrEqual(6);
  });
});
