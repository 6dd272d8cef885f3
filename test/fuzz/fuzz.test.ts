import { expect, test } from 'vitest';
import { openSockets } from '#server/platform/live/sockets.ts';
import { socketGuards } from '#server/accounts/sessions/find-viewer.ts';
import { createTestContext, createTestServer } from '../fixtures/app.ts';
import { runFuzz } from './run-fuzz.ts';
import { createWorld } from './world.ts';
import { seededRandom } from '../fixtures/random.ts';

const REQUESTS = 600;

test('no request causes a server error or leaks internals', { timeout: 180_000 }, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const app = await createTestContext({ TRUSTED_PROXIES: '1' });
  const server = await createTestServer(app);
  const sockets = await openSockets(server.server, app.pool.options.connectionString!, socketGuards(app));
  const world = await createWorld(app, server, seededRandom(seed), 2);
  const { failures } = await runFuzz({ servers: [server], ...world }, { n: REQUESTS, seed });
  await sockets.close();
  expect(failures).toEqual([]);
});
