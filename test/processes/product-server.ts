import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll } from 'vitest';
import type { Context } from '#server/platform/context.ts';
import { createContext } from '#server/app/create-context.ts';
import { openSockets } from '#server/platform/live/sockets.ts';
import { createServer as createProduct } from '#server/app/server.ts';
import { socketGuards } from '#server/accounts/sessions/find-viewer.ts';

/** Creates a second context on the same database, like another server process. */
export async function createSecondContext(app: Context): Promise<Context> {
  const second = await createContext(app.env, app.pool.options.connectionString!);
  afterAll(() => second.close());
  return second;
}

/** Starts the product with its sockets. @returns its origin */
export async function listen(app: Context): Promise<string> {
  const server = await createProduct(app);
  const sockets = await openSockets(server.server, app.pool.options.connectionString!, socketGuards(app));
  afterAll(async () => {
    await sockets.close();
    await server.close();
  });
  return server.listen({ port: 0, host: '127.0.0.1' });
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
