import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { replayPeriod } from '#server/integrations/webhooks/replay.ts';
import { openApp } from '../../../bench/fixtures/app.ts';
import { isSignedByKey, isSignedWith, startReceiver } from '../../http/webhook-receiver.ts';
import { type ChildServer, startChildServer } from '../../processes/child-server.ts';
import { STAGES, createSubject, moveHere, moveOverHttp } from './move-contacts.ts';
import { settle, checkAll } from './check-events.ts';

const KILLS = 50;
const COMPANIES = 20;
/** One in this many companies changes its contact through the server that is killed; the others write in this process. */
const OVER_HTTP_EVERY = 4;
/** How often each company changes its contact around a kill. */
const MOVES = 4;
const PORT = 18_094;

/**
 * Companies move a contact from stage to stage while the server is killed fifty times. Every event contains the previous stage,
 * so the events of a contact form a chain: a lost one leaves a gap. Then everything is replayed.
 */
export async function prove() {
  const settings = { WEBHOOKS_TO_LOOPBACK: '1' };
  const { app, url: database, close } = await openApp('proof-webhooks', settings);
  const receiver = await startReceiver();
  const startedAt = new Date();
  const subjects = await Promise.all(
    Array.from({ length: COMPANIES }, (_, index) => createSubject(app, receiver.url, index)),
  );
  const failures: string[] = [];
  receiver.answer = (received, response) => {
    if (received.path === '/hangs') return;
    const { endpoint } = subjects[Number(received.path.slice(1))]!;
    // Verified on arrival, since the library rejects old timestamps.
    if (!isSignedWith(endpoint.secret, received) || !isSignedByKey(endpoint.publicKey, received))
      failures.push(`${received.path}: event ${received.event.id} is signed wrongly`);
    response.writeHead(204).end();
  };
  const { DATA_DIR, SECRET } = app.env;
  // A loaded machine may not start a server in time.
  const start = async (): Promise<ChildServer> =>
    startChildServer(PORT, { ...settings, DATABASE_URL: database, DATA_DIR, SECRET }).catch(start);
  let server = await start();
  const turns = subjects.map(() => 0);
  const moveAll = () =>
    Promise.all(
      subjects.map(async (subject, index) => {
        for (let move = 0; move < MOVES; move++) {
          const stage = STAGES[turns[index]!++ % STAGES.length]!;
          if (index % OVER_HTTP_EVERY === 0) await moveOverHttp(server, subject, stage);
          else await moveHere(app, subject, stage);
        }
      }),
    );
  for (let kill = 0; kill < KILLS; kill++) {
    const moving = moveAll();
    await sleep(20 + ((kill * 37) % 400));
    await server.kill('SIGKILL');
    await moving;
    server = await start();
  }
  await moveAll();
  await settle(app);
  failures.push(...(await checkAll(app, subjects, receiver.received)));
  const sent = receiver.received.filter(({ path }) => path !== '/hangs').length;

  receiver.received.length = 0;
  let replayed = 0;
  for (const { company, endpoint } of subjects) {
    const period = { endpointId: endpoint.id, from: startedAt.toISOString(), to: new Date().toISOString() };
    replayed += (await replayPeriod(app, company.viewer, { ...period, onlyFailed: false })).replayed;
  }
  await settle(app);
  failures.push(...(await checkAll(app, subjects, receiver.received)));

  await server.kill();
  await receiver.close();
  await close();
  rmSync(app.env.DATA_DIR, { recursive: true, force: true });
  const acknowledged = subjects.reduce((sum, subject) => sum + subject.acknowledged, 0);
  return {
    n: acknowledged,
    failures,
    promise: `${KILLS} kills of the server, ${sent} requests for ${acknowledged} acknowledged changes: 0 events lost, 0 signed wrongly; ${replayed} replayed, all of them complete.`,
  };
}
