import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { inputFile } from '../../media/make-inputs.ts';

const KILLS = 6;
const PORT = 18_095;
const BASE = `http://localhost:${PORT}`;
const DATA_DIR = join(import.meta.dirname, '..', '..', '.cache', 'proof-kill');

/** The server is killed repeatedly in the middle of the pipeline; the video becomes ready without a second upload. */
export async function prove() {
  rmSync(DATA_DIR, { recursive: true, force: true });
  const failures: string[] = [];
  let server = await startServer();
  const call = async <T>(
    method: string,
    path: string,
    body?: unknown,
    cookie = '',
  ): Promise<{ body: T; cookie: string }> => {
    const response = await fetch(BASE + path, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return {
      body: (await response.json()) as T,
      cookie: response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; '),
    };
  };
  const account = { email: 'killed@talent.example', password: 'Kestrel-Lamp7', fullName: 'Nora Killed' };
  const registered = await call('POST', '/api/accounts/talent', account);
  const [mail] = (await call<{ links: string[] }[]>('GET', '/dev/mailbox.json')).body;
  const token = new URLSearchParams(new URL(mail!.links[0]!).hash.slice(1)).get('access_token');
  // Only the browser that registered confirms without a new password.
  const { cookie } = await call('POST', '/api/accounts/confirm', { token }, registered.cookie);
  const profile = await call<{ positions: { id: string }[] }>('GET', '/api/talent/profile', undefined, cookie);
  const bytes = readFileSync(await inputFile('whole'));

  for (let kill = 0; kill < KILLS; kill++) {
    const { body: video } = await call<OwnVideo>(
      'POST',
      '/api/videos',
      {
        positionId: profile.body.positions[0]!.id,
        originalName: 'me.mp4',
        contentType: 'video/mp4',
        sizeBytes: bytes.length,
      },
      cookie,
    );
    await fetch(BASE + video.uploadUrl!, {
      method: 'PATCH',
      body: bytes,
      headers: {
        cookie,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
    });
    await sleep(150 + kill * 200);
    server.kill('SIGKILL');
    server = await startServer();
    const until = Date.now() + 60_000;
    let state = '';
    while (state !== 'ready' && Date.now() < until) {
      await sleep(250);
      state = (await call<OwnVideo>('GET', `/api/videos/${video.id}`, undefined, cookie)).body.state;
    }
    if (state !== 'ready') failures.push(`after kill ${kill} the video is ${state}`);
  }
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(DATA_DIR, { recursive: true, force: true });
  return {
    n: KILLS,
    failures,
    promise: 'Killed in the middle of the pipeline: ready after the next start, uploaded once.',
  };
}

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, PORT: String(PORT), DATA_DIR, DEMO: '0', NODE_ENV: 'test' },
  });
  for (let attempt = 0; attempt < 200; attempt++) {
    await sleep(100);
    if (
      await fetch(`${BASE}/readyz`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return child;
  }
  throw new Error('the server did not start');
}
