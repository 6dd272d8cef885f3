import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../processes/product-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = [
  'bin',
  'contract',
  'demo',
  'server',
  'tools',
  'web',
  'package.json',
  'tsconfig.json',
  'tsr.config.json',
  'vite.config.ts',
];
const SAVES = 20;
const PROMISED_MS = 1500;
const WITHIN_MS = 20_000;
/** Developers look at the result before the next save. */
const PAUSE_MS = 1000;
const STARTED_WITHIN_MS = 120_000;

/** Saves a server file twenty times in a copy of the project, and polls for the new behavior. */
export async function prove() {
  const project = mkdtempSync(join(tmpdir(), 'closeup-dev-'));
  for (const source of SOURCES) cpSync(join(ROOT, source), join(project, source), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  const port = await freePort();
  const dev = spawn(process.execPath, ['bin/start.mjs', '--dev'], {
    cwd: project,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(project, '.data'), DEMO: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(dev, 'exit');
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => (printed += String(text)));
  const failures: string[] = [];
  const times: number[] = [];
  try {
    const isStarted = await until(() => printed.includes('hot reload') || dev.exitCode !== null, STARTED_WITHIN_MS);
    if (!isStarted || dev.exitCode !== null) throw new Error(`npm run dev did not start: ${printed}`);
    const path = join(project, 'server/platform/http/health.ts');
    const source = readFileSync(path, 'utf8');
    for (let save = 1; save <= SAVES; save++) {
      await sleep(PAUSE_MS);
      const savedAt = performance.now();
      writeFileSync(path, source.replace("{ status: 'ok' }", `{ status: 'ok', save: ${save} }`));
      const isServed = await until(async () => (await readSave(port + 1)) === save);
      const tookMs = performance.now() - savedAt;
      times.push(tookMs);
      if (!isServed || tookMs > PROMISED_MS) failures.push(`save ${save} was served after ${Math.round(tookMs)} ms`);
      const { status } = await fetch(`http://localhost:${port}/api/session`);
      if (status >= 500) failures.push(`save ${save}: the site answers ${status}`);
    }
  } finally {
    dev.kill('SIGINT');
    await exited;
  }
  for (const line of printed.split('\n')) if (/error|refused|can't/i.test(line)) failures.push(`printed: ${line}`);
  if (times.length < SAVES) failures.push(`only ${times.length} saves: ${printed.slice(-1000)}`);
  rmSync(project, { recursive: true, force: true });
  const [median, slowest] = [times.toSorted((a, b) => a - b)[SAVES / 2]!, Math.max(...times)].map(Math.round);
  return {
    n: SAVES,
    failures,
    promise: `A saved server file is served within ${PROMISED_MS} ms: median ${median} ms, slowest ${slowest} ms, no error line.`,
  };
}

async function readSave(port: number) {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  return ((await response?.json()) as { save?: number } | undefined)?.save;
}

async function until(isTrue: () => boolean | Promise<boolean>, withinMs = WITHIN_MS) {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    if (await isTrue()) return true;
    await sleep(20);
  }
  return false;
}
