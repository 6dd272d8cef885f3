import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Socket, io } from 'socket.io-client';
import type { Message } from '#contract/chats/messages.ts';
import type { Context } from '#server/platform/context.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import { openApp } from '../../bench/fixtures/app.ts';
import { type ChildServer, startChildServer } from '../processes/child-server.ts';
import { PASSWORD, createCompany, createFoundTalent } from '../fixtures/factories.ts';
import { seededRandom } from '../fixtures/random.ts';

const SENDS = 5000;
const KILLS = 50;
const PAIRS = 25;
const PORTS = [18_098, 18_099];
/** One in this many acknowledged messages is sent again. */
const REPEATED = 10;

interface Person {
  email: string;
  /** The session cookie and the forwarded address. */
  headers: { cookie: string; 'x-forwarded-for': string };
  conversationId: string;
  /** Client ids in the order of writing. */
  written: string[];
  acknowledged: Map<string, number>;
  /** The messages that this person's page has shown, in order. */
  seen: Message[];
}

/**
 * People write to each other through two servers of which one is killed fifty times, and their sockets are cut: what a
 * server acknowledged is there once, in the order it was written, and every page shows every message once and in order.
 */
export async function prove() {
  const { app, url: database, close } = await openApp('proof-messages');
  const random = seededRandom(34);
  const start = (port: number) =>
    startChildServer(port, {
      DATABASE_URL: database,
      DATA_DIR: app.env.DATA_DIR,
      PUBLIC_URL: `http://localhost:${port}`,
      TRUSTED_PROXIES: '1',
    });
  const servers = await Promise.all(PORTS.map(start));
  const anyServer = () => servers[random.upTo(servers.length)]!.url;
  const people = await createPeople(app, servers[0]!);
  const pages = people.map((person) => openPage(person, anyServer));

  let isOver = false;
  const writing = people.map((person) => writeAll(person, anyServer, SENDS / people.length, random.upTo));
  const cutting = (async () => {
    while (!isOver) {
      await sleep(40);
      pages[random.upTo(pages.length)]!.cut();
    }
  })();
  let kills = 0;
  const killing = (async () => {
    while (!isOver && kills < KILLS) {
      await sleep(100 + random.upTo(400));
      const victim = kills++ % servers.length;
      await servers[victim]!.kill('SIGKILL');
      servers[victim] = await start(PORTS[victim]!);
    }
  })();
  await Promise.all([...writing, killing]);
  isOver = true;
  await cutting;

  const failures = kills < KILLS ? [`only ${kills} kills`] : [];
  for (const [index, person] of people.entries()) {
    await pages[index]!.catchUp();
    failures.push(...(await check(app, person)));
    pages[index]!.close();
  }
  await Promise.all(servers.map((server) => server.kill()));
  await close();
  rmSync(app.env.DATA_DIR, { recursive: true, force: true });
  return {
    n: people.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    failures,
    promise: `${kills} kills of two servers, sockets cut: 0 acknowledged messages lost, 0 twice, order kept on every page.`,
  };
}

async function createPeople(app: Context, { url }: ChildServer): Promise<Person[]> {
  const people: Person[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const [company, talent] = [await createCompany(app), await createFoundTalent(app)];
    const { conversationId } = await unlockTalent(app, company.viewer, talent.positionId);
    for (const { email } of [company, talent]) {
      const address = { 'x-forwarded-for': `10.7.0.${people.length}` };
      const response = await fetch(`${url}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...address },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
      const cookie = response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      people.push({
        email,
        headers: { cookie, ...address },
        conversationId,
        written: [],
        acknowledged: new Map(),
        seen: [],
      });
    }
  }
  return people;
}

/** Sends one message after the other, retrying each until a server acknowledges it, like the site's outbox. */
async function writeAll(person: Person, anyServer: () => string, count: number, upTo: (max: number) => number) {
  for (let number = 0; number < count; number++) {
    const clientId = randomUUID();
    person.written.push(clientId);
    await send(person, anyServer, clientId, `number ${number}`);
    if (upTo(REPEATED) > 0) continue;
    const again = person.written[upTo(person.written.length)]!;
    await send(person, anyServer, again, 'again');
  }
}

async function send(person: Person, anyServer: () => string, clientId: string, content: string) {
  for (;;) {
    const response = await fetch(`${anyServer()}/api/conversations/${person.conversationId}/messages`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, content }),
    }).catch(() => null);
    if (response?.ok) {
      const message = (await response.json().catch(() => null)) as Message | null;
      if (message) return person.acknowledged.set(clientId, message.seq);
    } else if (response?.status === 429) await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000);
    await sleep(50);
  }
}

/** Behaves like the site's page: after hints and reconnects it reads everything after its last message. */
function openPage(person: Person, anyServer: () => string) {
  let reading = Promise.resolve();
  const readOn = async () => {
    for (;;) {
      const after = person.seen.at(-1)?.seq ?? 0;
      const url = `${anyServer()}/api/conversations/${person.conversationId}/messages?after=${after}`;
      const response = await fetch(url, { headers: person.headers });
      const { items, hasMore } = (await response.json()) as { items: Message[]; hasMore: boolean };
      person.seen.push(...items);
      if (!hasMore) return;
    }
  };
  const catchUp = () => (reading = reading.then(readOn).catch(() => undefined));
  let socket: Socket;
  const connect = () => {
    socket = io(anyServer(), {
      transports: ['websocket'],
      extraHeaders: person.headers,
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
    });
    socket.on('connect', () => void catchUp());
    socket.on('message_sent', () => void catchUp());
  };
  connect();
  return {
    catchUp,
    cut() {
      socket.close();
      connect();
    },
    close: () => socket.close(),
  };
}

async function check(app: Context, { email, conversationId, written, acknowledged, seen }: Person): Promise<string[]> {
  const stored = await app.db
    .selectFrom('messages')
    .select(['seq', 'client_id', 'sender_id'])
    .where('conversation_id', '=', conversationId)
    .orderBy('seq')
    .execute();
  const failures: string[] = [];
  const bySeq = new Map(stored.map(({ seq, client_id }) => [seq, client_id]));
  const own = new Set(written);
  const storedOwn = stored.filter(({ client_id }) => own.has(client_id)).map(({ client_id }) => client_id);
  for (const [clientId, seq] of acknowledged)
    if (bySeq.get(seq) !== clientId) failures.push(`${email}: ${clientId} is lost or moved`);
  if (new Set(stored.map(({ client_id }) => client_id)).size !== stored.length) failures.push(`${email}: one twice`);
  if (storedOwn.join() !== written.join()) failures.push(`${email}: order not kept`);
  if (stored.some(({ seq }, index) => seq !== index + 1)) failures.push(`${email}: a gap in the numbers`);
  if (seen.map(({ seq }) => seq).join() !== stored.map(({ seq }) => seq).join())
    failures.push(`${email}: the page shows ${seen.length} of ${stored.length}`);
  return failures;
}
