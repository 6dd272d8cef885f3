import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NewEndpoint } from '#contract/integrations/endpoints.ts';
import { createApiKey } from '#server/integrations/api-keys/api-keys.ts';
import { createEndpoint } from '#server/integrations/webhooks/save-endpoint.ts';
import { replayPeriod } from '#server/integrations/webhooks/replay.ts';
import type { Context } from '#server/platform/context.ts';
import { saveContact } from '#server/unlocks/save-contact.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import { openApp } from '../../bench/fixtures/app.ts';
import { createCompany, createFoundTalent } from '../fixtures/factories.ts';
import { type Received, isSignedByKey, isSignedWith, startReceiver } from '../http/webhook-receiver.ts';
import { type ChildServer, startChildServer } from '../processes/child-server.ts';

const KILLS = 50;
const COMPANIES = 20;
/** One in this many has a second endpoint that never answers. */
const HANGING_EVERY = 5;
/** One in this many companies changes its contact through the server that is killed; the others write beside it. */
const OVER_HTTP_EVERY = 4;
/** How often each company changes its contact around a kill. */
const MOVES = 4;
const PORT = 18_094;
const STAGES = ['talking', 'interview', 'offer', 'hired'] as const;
/** A killed sender's deliveries are taken over within 30 seconds. */
const SETTLE_WITHIN_MS = 120_000;

interface Subject {
  company: Awaited<ReturnType<typeof createCompany>>;
  contactId: string;
  endpoint: NewEndpoint;
  key: string;
  acknowledged: number;
}

/**
 * Companies move a contact from stage to stage while the server is killed fifty times. Every move names the stage before it, so the
 * events of a contact are a chain: a lost one leaves a gap. Then everything is replayed.
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
    // Verified on arrival, since the library refuses old timestamps.
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

async function createSubject(app: Context, receiverUrl: string, index: number): Promise<Subject> {
  const [company, talent] = [await createCompany(app), await createFoundTalent(app)];
  const viewer = { ...company.viewer, authenticatedAt: app.clock() };
  const { id: contactId } = await unlockTalent(app, viewer, talent.positionId);
  const eventTypes = ['contact.stage_changed' as const];
  const add = (path: string) =>
    createEndpoint(app, viewer, { url: `${receiverUrl}${path}`, eventTypes, description: '', origin: 'page' });
  const endpoint = await add(`/${index}`);
  if (index % HANGING_EVERY === 0) await add('/hangs');
  const { key } = await createApiKey(app, viewer, { name: 'Proof', scopes: ['contacts:write'], expiresInDays: null });
  return { company, contactId, endpoint, key, acknowledged: 0 };
}

async function moveHere(app: Context, subject: Subject, stage: (typeof STAGES)[number]) {
  await saveContact(app, subject.company.viewer.userId, { contactId: subject.contactId, stage });
  subject.acknowledged++;
}

/** A change that the killed server didn't acknowledge may or may not have happened. */
async function moveOverHttp({ url }: ChildServer, subject: Subject, stage: string) {
  const response = await fetch(`${url}/api/contacts/${subject.contactId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${subject.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ stage }),
  }).catch(() => null);
  if (response?.ok) subject.acknowledged++;
}

/** Waits until nothing is on its way to the endpoints that answer. */
async function settle({ pool }: Context) {
  const until = Date.now() + SETTLE_WITHIN_MS;
  for (;;) {
    const { rows } = await pool.query<{ left: string }>(
      `SELECT count(*) AS left FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
       WHERE d.state = 'pending' AND e.url NOT LIKE '%/hangs'`,
    );
    if (Number(rows[0]!.left) === 0) return;
    if (Date.now() > until) throw new Error(`${rows[0]!.left} deliveries are still on their way`);
    await sleep(250);
  }
}

async function checkAll({ pool }: Context, subjects: Subject[], received: Received[]): Promise<string[]> {
  const failures: string[] = [];
  for (const [index, { contactId, acknowledged }] of subjects.entries()) {
    const events = new Map(received.filter(({ path }) => path === `/${index}`).map(({ event }) => [event.id, event]));
    const moves = [...events.values()]
      .filter((event) => event.type === 'contact.stage_changed')
      .toSorted((a, b) => a.timestamp.localeCompare(b.timestamp));
    let stage = 'new';
    for (const { data } of moves) {
      if (data.previousStage !== stage)
        failures.push(`company ${index}: ${stage} is followed by ${data.previousStage}`);
      stage = data.stage;
    }
    const { rows } = await pool.query<{ stage: string }>('SELECT stage FROM unlocked_contacts WHERE id = $1', [
      contactId,
    ]);
    if (rows[0]!.stage !== stage)
      failures.push(`company ${index}: the last event says ${stage}, not ${rows[0]!.stage}`);
    // Setting the same stage again, after an answer that was cut off, changes nothing.
    if (moves.length === 0 || acknowledged === 0) failures.push(`company ${index}: nothing happened`);
  }
  return failures;
}
