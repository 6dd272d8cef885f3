import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCompany, createTalent, signInCookie } from '#test/fixtures/factories.ts';
import { type ChildServer, startChildServer } from '#test/processes/child-server.ts';
import { createSecondContext, freePort } from '#test/processes/product-server.ts';
import { saveCompanyProfile } from '../../companies/profile.ts';
import type { Context } from '../../platform/context.ts';
import { eraseAccount } from '../erasure/erase-account.ts';
import { grantAdmin } from '../verification/admins.ts';
import { findViewer } from './find-viewer.ts';
import { CHANGES_LISTENER } from './viewer-cache.ts';

const WITHIN_MS = 1000;
const COMPANY = {
  companyName: 'Kestrel',
  firstName: 'Nora',
  lastName: 'Winter',
  description: null,
  website: 'https://kestrel.example',
  phone: null,
  address: 'Fjord 1',
  city: 'Oslo',
  country: 'Norway',
  industry: null,
};

let app: Context;
let signIn: (email: string) => Promise<string>;
beforeAll(async () => {
  app = await createTestContext();
  const server = await createTestServer(app);
  signIn = (email) => signInCookie(server, email);
});

test('a session is read once, and again after a change of its account', async () => {
  const second = await createSecondContext(app);
  second.viewers.start();
  const { email, viewer } = await createCompany(app);
  const headers = new Headers({ cookie: await signIn(email) });
  const find = () => findViewer(second, headers);
  await vi.waitFor(async () => {
    await find();
    const query = vi.spyOn(second.pool, 'query');
    expect(await find()).toMatchObject({ userId: viewer.userId });
    expect(query).not.toHaveBeenCalled();
  });
  await saveCompanyProfile(app, viewer, COMPANY);
  await vi.waitFor(async () => expect((await find())!.blockKeys).toContain('kestrel.example'), WITHIN_MS);
});

describe('two server processes', () => {
  let servers: ChildServer[];
  beforeAll(async () => {
    const settings = {
      DATABASE_URL: app.pool.options.connectionString!,
      DATA_DIR: app.env.DATA_DIR,
      SECRET: app.env.SECRET,
    };
    servers = await Promise.all([await freePort(), await freePort()].map((port) => startChildServer(port, settings)));
  }, 120_000);
  afterAll(() => Promise.all(servers.map((server) => server.kill('SIGKILL'))));

  const userAt = async ({ url }: ChildServer, cookie: string) => {
    const { user } = await (await fetch(`${url}/api/session`, { headers: { cookie } })).json();
    return user as { isAdmin: boolean; name: string } | null;
  };
  /** Loads the session into the memory of both processes. */
  async function warm(cookie: string) {
    for (const server of [...servers, ...servers]) expect(await userAt(server, cookie)).not.toBeNull();
  }
  const everywhere = async (cookie: string, isSeen: (user: { isAdmin: boolean } | null) => boolean) => {
    const startedAt = performance.now();
    for (const server of servers)
      while (!isSeen(await userAt(server, cookie))) {
        if (performance.now() - startedAt > 5000) throw new Error('the change is never seen');
        await sleep(5);
      }
    return performance.now() - startedAt;
  };
  const isOut = (user: unknown) => user === null;

  test.each([
    [
      'signing out',
      (cookie: string) => fetch(`${servers[0]!.url}/api/session`, { method: 'DELETE', headers: { cookie } }),
    ],
    [
      'ending all sessions',
      (cookie: string) => fetch(`${servers[0]!.url}/api/account/sessions`, { method: 'DELETE', headers: { cookie } }),
    ],
    ['erasure', (_cookie: string, userId: string) => eraseAccount(app, userId)],
  ])('%s is effective in both within a second', async (_what, change) => {
    const { email, viewer } = await createTalent(app);
    const cookie = await signIn(email);
    await warm(cookie);
    await change(cookie, viewer.userId);
    expect(await everywhere(cookie, isOut)).toBeLessThan(WITHIN_MS);
  });

  test('a new role is effective in both within a second', async () => {
    const { email } = await createCompany(app);
    const cookie = await signIn(email);
    await warm(cookie);
    await grantAdmin(app, email);
    expect(await everywhere(cookie, (user) => user!.isAdmin)).toBeLessThan(WITHIN_MS);
  });

  test('while the connection that reports changes is down, nothing is answered from memory', async () => {
    const { email, viewer } = await createTalent(app);
    const cookie = await signIn(email);
    await warm(cookie);
    const isCut = { until: performance.now() + 2000 };
    const cutting = (async () => {
      while (performance.now() < isCut.until)
        await app.pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
          CHANGES_LISTENER,
        ]);
    })();
    await sleep(50);
    await app.db.deleteFrom('sessions').where('user_id', '=', viewer.userId).execute();
    expect(await everywhere(cookie, isOut)).toBeLessThan(WITHIN_MS);
    await cutting;
  });
});
