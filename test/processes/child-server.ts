import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts the whole product as a separate process, on a running database, and records what it prints. */
export async function startChildServer(port: number, settings: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: String(port), DEMO: '0', NODE_ENV: 'test', ...settings },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
  const killChild = () => void child.kill('SIGKILL');
  process.once('exit', killChild);
  child.once('exit', () => process.off('exit', killChild));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 200; attempt++) {
    await sleep(100);
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady)
      return {
        url,
        pid: child.pid!,
        printed: () => printed,
        async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM') {
          child.kill(signal);
          await exited;
        },
      };
    if (child.exitCode !== null) break;
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not start: ${printed}`);
}
export type ChildServer = Awaited<ReturnType<typeof startChildServer>>;
