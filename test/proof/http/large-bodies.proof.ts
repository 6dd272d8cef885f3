import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { JSON_BYTES } from '#server/platform/limits/bounds.ts';
import { createServer } from '#server/app/server.ts';
import { openApp } from '../../../bench/fixtures/app.ts';
import { startChildServer } from '../../processes/child-server.ts';
import { createTalent, createVideo, signInCookie } from '../../fixtures/factories.ts';
import { send } from '../../http/send.ts';
import { memoryMb, probe } from './watch-server.ts';

const PORT = 18_097;
const MB = 1024 * 1024;
const BODY = 60 * MB;
const AT_ONCE = 8;
const WARM_ROUNDS = 5;
const ANSWER_WITHIN_MS = 1000;
const HEALTH_WITHIN_MS = 300;
const GROWS_MB = 50;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/offset+octet-stream',
  'text/plain',
  'text/event-stream',
  undefined,
];

/** Sends bodies of 60 MB of every type to every kind of endpoint, in turn and in parallel, as visitors and as an account. */
export async function prove() {
  const { app, url: database, close } = await openApp('proof-large-bodies', { TRUSTED_PROXIES: '1' });
  const talent = await createTalent(app);
  const video = await createVideo(app, talent);
  const local = await createServer(app);
  const cookie = await signInCookie(local, talent.email);
  await local.close();
  const server = await startChildServer(PORT, {
    DATABASE_URL: database,
    DATA_DIR: app.env.DATA_DIR,
    SECRET: app.env.SECRET,
    PUBLIC_URL: app.env.PUBLIC_URL,
    TRUSTED_PROXIES: '1',
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
  });
  const doors: [method: string, path: string][] = [
    ['POST', '/api/session'],
    ['DELETE', '/api/session'],
    ['GET', '/api/session'],
    ['PUT', '/api/talent/profile'],
    ['POST', '/api/nowhere'],
    ['POST', `/api/mails/unsubscribe/messages.${NOBODY}.${'0'.repeat(64)}`],
    ['PATCH', `/uploads/${video.id}`],
    ['PATCH', `/uploads/${NOBODY}`],
    ['POST', '/webhooks/stripe'],
    ['POST', '/media/any.mp4'],
    ['POST', '/socket.io/?EIO=4&transport=polling'],
    ['POST', '/healthz'],
    ['GET', '/downloads/account.zip'],
    ['POST', '/'],
  ];
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let [n, slowestMs] = [0, 0];
  let addresses = 0;
  /** Uses a new address each time, so that no rate limit refuses it. */
  const sendTo = (method: string, path: string, type: string | undefined, isChunked: boolean, bytes: number) => {
    const number = addresses++;
    const headers = {
      'x-forwarded-for': `10.${91 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
      ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(bytes) }),
      ...(type ? { 'content-type': type } : {}),
      ...(number % 2 ? { cookie } : {}),
    };
    return send(server.url + path, method, headers, bytes);
  };
  const knock = async (method: string, path: string, type: string | undefined, isChunked: boolean) => {
    const answer = await sendTo(method, path, type, isChunked, BODY).catch(() => null);
    n++;
    const asked = `${method} ${path} ${type ?? 'no type'}${isChunked ? ' chunked' : ''}`;
    if (!answer) return failures.push(`${asked}: no answer`);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    slowestMs = Math.max(slowestMs, answer.tookMs);
    if (answer.tookMs > ANSWER_WITHIN_MS) failures.push(`${asked}: answered after ${Math.round(answer.tookMs)} ms`);
    if (!answer.isWhole) failures.push(`${asked}: the answer was cut`);
    if (answer.status >= 500) failures.push(`${asked}: ${answer.status}`);
  };

  // Send ordinary traffic with the largest allowed bodies first, so that later growth isn't just warm-up.
  for (let round = 0; round < WARM_ROUNDS; round++)
    for (const [method, path] of doors)
      await Promise.all(TYPES.map((type, index) => sendTo(method, path, type, index % 2 === 0, JSON_BYTES)));
  await sleep(2000);
  const beforeMb = memoryMb(server.pid);
  const health = probe(`${server.url}/healthz`);
  let mostMb = beforeMb;
  const weighing = setInterval(() => (mostMb = Math.max(mostMb, memoryMb(server.pid))), 20);
  for (const [method, path] of doors)
    for (const type of TYPES) for (const isChunked of [false, true]) await knock(method, path, type, isChunked);
  const inTurn = n;
  for (const [method, path] of doors)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => knock(method, path, TYPES[turn], turn % 3 === 0)));
  clearInterval(weighing);
  const healthMs = await health.stop();
  if (healthMs > HEALTH_WITHIN_MS) failures.push(`/healthz took ${healthMs} ms`);
  const grownMb = Math.round(mostMb - beforeMb);
  if (grownMb > GROWS_MB) failures.push(`memory grew by ${grownMb} MB`);
  await server.kill();
  await close();
  rmSync(app.env.DATA_DIR, { recursive: true, force: true });
  const told = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
  return {
    n,
    failures,
    promise: `${inTurn} bodies of 60 MB in turn and ${n - inTurn} by ${AT_ONCE} at once: the slowest answer after ${Math.round(slowestMs)} ms, /healthz after ${healthMs} ms, memory up by ${grownMb} MB from ${Math.round(beforeMb)} (${told.join(', ')}).`,
  };
}
