import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const READY = /^Closeup is ready/m;
const WITHIN_MS = 180_000;
export const DEMO_PASSWORD = 'Closeup1';

/** Starts the product like `npm start`, with its own data folder, and waits until it is ready. */
export async function startProduct(port: number, dataDir: string, settings: Record<string, string> = {}) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...settings },
  });
  const exited = once(child, 'exit');
  const stopWithThis = () => void child.kill('SIGTERM');
  process.once('exit', stopWithThis);
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`The product did not start: ${printed}`));
    const timer = setTimeout(fail, WITHIN_MS);
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        printed += String(text);
        if (!READY.test(printed)) return;
        clearTimeout(timer);
        resolve();
      });
  });
  const origin = `http://localhost:${port}`;
  return {
    origin,
    readyMs: performance.now() - startedAt,
    /** Resident memory of the server process, as reported by the kernel on Linux. */
    megabytes: () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024,
    /** @returns the cookie of a new session of a demo account */
    async signIn(email: string) {
      const response = await fetch(`${origin}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ email, password: DEMO_PASSWORD }),
      });
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0]!)
        .join('; ');
    },
    async stop() {
      process.off('exit', stopWithThis);
      child.kill('SIGTERM');
      await exited;
    },
  };
}
