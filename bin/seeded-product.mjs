// Starts the built product with fresh demo data in a separate process, for scripts that view it with a browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 180_000;

/** @returns its origin, and a function that stops it. */
export async function startSeededProduct({ port = process.env.E2E_PORT ?? '3210', data }) {
  const server = spawn('node_modules/.bin/node', ['test/e2e/support/serve.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, DATA_DIR: data, NODE_ENV: 'test', TRUSTED_PROXIES: '1', DEV_PAGES: '1' },
  });
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  for (const until = Date.now() + START_MS; Date.now() < until && server.exitCode === null; await sleep(200))
    if (await isReady()) return { origin, stop };
  await stop();
  throw new Error(`the product did not start on port ${port}`);
}
