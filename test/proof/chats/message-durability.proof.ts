import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#server/platform/context.ts';
import { openApp } from '../../../bench/fixtures/app.ts';
import { startChildServer } from '../../processes/child-server.ts';
import { seededRandom } from '../../fixtures/random.ts';
import { type Person, createPeople } from './people.ts';
import { writeAll } from './outbox.ts';
import { openPage } from './page.ts';

const SENDS = 5000;
const KILLS = 50;
const PORTS = [18_098, 18_099];

/**
 * People write to each other through two servers, one of which is killed fifty times, and their sockets are cut: an
 * acknowledged message is stored once, in the order written, and every page shows every message once and in order.
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
