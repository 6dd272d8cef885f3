import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { sendMessage } from '#server/chats/send-message.ts';
import type { Context } from '#server/platform/context.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { openApp } from './fixtures/app.ts';
import { CONTENT, sendBare } from './fixtures/bare-send.ts';
import { loadJson } from './fixtures/json-load.ts';
import { type BenchResult, pairs } from './fixtures/measure.ts';

const CLIENTS = 16;
const ROUNDS = 5;
const SECONDS = 2;
const LEAST = { verb: 0.8, http: 0.35 };

interface Pair {
  viewer: Viewer;
  conversationId: string;
}

/**
 * The verb with 16 clients at once, compared with one prepared statement that counts, inserts and notifies, and the whole
 * request, compared with a bare Fastify route that looks up the session and sends this statement.
 */
export async function run(): Promise<BenchResult> {
  const { app, close } = await openApp('bench-messages');
  try {
    const meet = async (): Promise<Pair> => {
      const [{ viewer }, talent] = [await createCompany(app), await createFoundTalent(app)];
      return { viewer, conversationId: (await unlockTalent(app, viewer, talent.positionId)).conversationId };
    };
    const people = await Promise.all(Array.from({ length: CLIENTS }, meet));
    const verb = await pairs(
      ROUNDS,
      () => perSecond(people, (pair) => sendOurs(app, pair)),
      () => perSecond(people, (pair) => sendBare(app.pool, pair.viewer.userId, pair.conversationId)),
    );
    const http = await overHttp();
    return {
      target: `${LEAST.verb}x of one statement with its notification, ${LEAST.http}x of a bare Fastify route`,
      ok: verb.ratio >= LEAST.verb && http.ratio >= LEAST.http,
      rows: [
        { label: 'sendMessage, 16 clients', value: `${verb.subject.toFixed(0)}/s` },
        { label: 'one statement with its notification', value: `${verb.baseline.toFixed(0)}/s` },
        { label: 'ratio', value: `${verb.ratio.toFixed(2)}x` },
        { label: 'over HTTP, 16 clients', value: `${http.subject.toFixed(0)}/s` },
        { label: 'a bare Fastify route', value: `${http.baseline.toFixed(0)}/s` },
        { label: 'ratio over HTTP', value: `${http.ratio.toFixed(2)}x` },
      ],
    };
  } finally {
    await app.db.deleteFrom('users').where('name', 'in', ['Nora Winter', 'Marta Ribeiro Canary']).execute();
    await close();
  }
}

async function overHttp() {
  const server = fork(join(import.meta.dirname, 'servers', 'messages.ts'), [String(CLIENTS)]);
  const [{ port, barePort, senders }] = (await once(server, 'message')) as [
    { port: number; barePort: number; senders: { cookie: string; conversationId: string }[] },
  ];
  const send = (to: number, pathOf: (conversationId: string) => string, content?: string) => async () => {
    const body = () => ({ clientId: randomUUID(), content });
    const targets = senders.map(({ cookie, conversationId }) => ({
      port: to,
      path: pathOf(conversationId),
      cookies: [cookie],
      body,
    }));
    return (await loadJson(targets, CLIENTS, SECONDS)).perSecond;
  };
  try {
    return await pairs(
      ROUNDS,
      send(port, (id) => `/api/conversations/${id}/messages`, CONTENT),
      send(barePort, (id) => `/messages/${id}`),
    );
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

async function perSecond(people: Pair[], send: (pair: Pair) => Promise<unknown>): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let sent = 0;
  await Promise.all(
    people.map(async (pair) => {
      for (; performance.now() < until; sent++) await send(pair);
    }),
  );
  return sent / SECONDS;
}

const sendOurs = (app: Context, { viewer, conversationId }: Pair) =>
  sendMessage(app, viewer, { conversationId, clientId: randomUUID(), content: CONTENT });

/** Checks nothing: neither the parties, nor blocks, nor duplicates. */
