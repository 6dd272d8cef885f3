import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLISHED_PASSWORD } from '#demo/people.ts';
import { readEnv } from '#server/platform/env.ts';
import { createContext } from '#server/app/create-context.ts';
import { createServer } from '#server/app/server.ts';
import { createTestContext } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/postgres.ts';
import { freePort } from '../processes/product-server.ts';
import { startChildServer } from '../processes/child-server.ts';
import { createAdmin } from '../fixtures/factories.ts';

describe('row 5: development features are not reachable over the network', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'closeup-row-5-'));
  const settings: Record<string, string> = { DATA_DIR, PAYMENTS: 'simulated', HOST: '0.0.0.0' };
  let DATABASE_URL: string;
  beforeAll(async () => {
    DATABASE_URL = await createTestDatabase();
  });
  afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

  const start = async (more: Record<string, string> = {}) =>
    startChildServer(await freePort(), { ...settings, DATABASE_URL, DEMO: '', ...more });

  test('with HOST=0.0.0.0 there is no mailbox and no demo account; with the settings, startup reports them', async () => {
    const closed = await start();
    expect((await fetch(`${closed.url}/dev/mailbox.json`)).status).toBe(404);
    expect((await fetch(`${closed.url}/dev/mailbox`)).status).toBe(404);
    expect((await fetch(`${closed.url}/metrics`)).status).toBe(404);
    const signIn = await fetch(`${closed.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@closeup.example', password: 'Closeup1' }),
    });
    expect(signIn.status).toBe(401);
    expect(closed.printed()).not.toContain('/dev/mailbox');
    expect(closed.printed()).toContain('simulated payments (PAYMENTS)');
    await closed.kill();

    const opened = await start({ DEV_PAGES: '1' });
    expect((await fetch(`${opened.url}/dev/mailbox.json`)).status).toBe(200);
    expect(opened.printed()).toContain('\u001B[31mOPEN TO EVERYBODY');
    expect(opened.printed()).toContain('developer pages (DEV_PAGES)');
    await opened.kill();
  });

  test('a database with demo accounts is not opened to the network without explicit permission', async () => {
    const app = await createContext(readEnv({ NODE_ENV: 'test', DATA_DIR }), DATABASE_URL);
    const { viewer } = await createAdmin(app);
    await app.db.updateTable('users').set({ email: 'admin@closeup.example' }).where('id', '=', viewer.userId).execute();
    const password = await (await app.auth.$context).password.hash(PUBLISHED_PASSWORD);
    await app.db.updateTable('credentials').set({ password }).where('user_id', '=', viewer.userId).execute();
    await app.close();
    await expect(start()).rejects.toThrow(/DEMO: this database holds demo accounts[\s\S]*admin@closeup\.example/);
    const local = await start({ HOST: '127.0.0.1' });
    expect(local.printed()).toContain('demo accounts admin@closeup.example (password Closeup1)');
    await local.kill();
  });

  test.each([
    ['any HOST but loopback', { NODE_ENV: 'development', HOST: '0.0.0.0' }],
    ['an IPv6 HOST', { NODE_ENV: 'test', HOST: '::' }],
    ['an address of a network', { NODE_ENV: 'production', HOST: '192.168.1.5' }],
    ['a database', { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/closeup', SECRET: 'x'.repeat(32) }],
  ])('%s counts as production', (_name, given) => {
    const env = readEnv({ PUBLIC_URL: 'http://localhost:3000', ...given, DATA_DIR, PAYMENTS: 'simulated' });
    expect(env).toMatchObject({ isPublic: true, hasDevPages: false, DEMO: false });
  });

  test.each(['127.0.0.1', 'localhost', '::1', '127.8.9.1'])('%s alone does not', (HOST) => {
    const env = readEnv({ DATA_DIR, HOST });
    expect(env).toMatchObject({ isPublic: false, hasDevPages: true, PAYMENTS: 'simulated' });
    expect(env.DEMO).toBeUndefined();
  });

  test('a tunnel or another hostname does not reach the mailbox of a local server', async () => {
    const app = await createTestContext();
    const server = await createServer(app);
    const ask = async (headers: Record<string, string>) =>
      (await server.inject({ url: '/dev/mailbox.json', headers })).statusCode;
    expect(await ask({ host: 'localhost:3000' })).toBe(200);
    expect(await ask({ host: 'evil.example' })).toBe(404);
    expect(await ask({ host: 'abc.tunnel.example', 'x-forwarded-for': '203.0.113.9' })).toBe(404);
    await server.close();
  });
});
