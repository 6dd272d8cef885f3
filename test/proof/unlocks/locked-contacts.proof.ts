import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import { openApp } from '../../../bench/fixtures/app.ts';
import { declaredRoutes } from '../../http/call-route.ts';
import { startChildServer } from '../../processes/child-server.ts';
import { createCompany } from '../../fixtures/factories.ts';
import { type Canary, createCanary, changeEverything } from './canary.ts';
import { inputFor, ask, expectNothingFound, signIn } from './ask.ts';

const TALENTS = 12;
const PORT = 18_096;
/** Routes that end the session or change the account. */
const NOT_ASKED = new Set([
  'accounts.signIn',
  'accounts.signOut',
  'accounts.registerCompany',
  'accounts.registerTalent',
  'accounts.endAllSessions',
  'accounts.requestDeletion',
]);
const PAGES = ['/', '/company/search-talent', '/company/dashboard', '/api/openapi.json', '/healthz', '/readyz'];

/**
 * Before an unlock, nothing that reaches a company contains a talent's email, phone, LinkedIn or family name: every route open
 * to it, with every talent's ids, pages, sockets, exports, and the server's output.
 */
export async function prove() {
  const { app, url: database, close } = await openApp('proof-locked');
  const server = await startChildServer(PORT, {
    DATABASE_URL: database,
    DATA_DIR: app.env.DATA_DIR,
    PUBLIC_URL: `http://localhost:${PORT}`,
  });
  const [company, stranger] = [await createCompany(app), await createCompany(app)];
  const canaries: Canary[] = [];
  for (let index = 0; index < TALENTS; index++) canaries.push(await createCanary(app, index, stranger.viewer));

  const failures: string[] = [];
  let n = 0;
  const inspect = (where: string, text: string) => {
    n++;
    for (const { secrets } of canaries)
      for (const secret of secrets)
        if (text.toLowerCase().includes(secret.toLowerCase())) failures.push(`${where} holds ${secret}`);
  };
  const cookie = await signIn(server.url, company.email);
  const socket = io(server.url, { extraHeaders: { cookie }, transports: ['websocket'] });
  let events = 0;
  socket.onAny((name: string, event: unknown) => {
    events++;
    inspect(`socket event ${name}`, JSON.stringify(event));
  });
  await new Promise<void>((resolve, reject) => void socket.on('connect', resolve).on('connect_error', reject));

  const routes = declaredRoutes.filter(
    ({ name, meta }) => !NOT_ASKED.has(name) && ['anyone', 'user', 'company'].includes(meta.caller),
  );
  for (const canary of canaries) {
    for (const route of routes.filter(({ name }) => name !== 'unlocks.unlock'))
      for (const who of [cookie, '']) inspect(route.name, await ask(server.url, route, inputFor(route, canary), who));
    for (const text of [...canary.secrets, canary.viewer.email, canary.viewer.email.split('@')[0]!])
      await expectNothingFound(server.url, cookie, text.slice(0, 80), failures);
    await changeEverything(app, canary);
  }
  for (const page of PAGES) inspect(page, await (await fetch(server.url + page, { headers: { cookie } })).text());
  inspect(
    'a malformed request',
    await (await fetch(`${server.url}/api/unlocks`, { method: 'POST', body: '{', headers: { cookie } })).text(),
  );
  const search = routes.find(({ name }) => name === 'search.findTalents')!;
  inspect('all of the search', await ask(server.url, search, {}, cookie));

  // Control: after an unlock, the same check finds the contact, so it would have found it before.
  const own = await unlockTalent(app, company.viewer, canaries[0]!.positionId);
  await sleep(500);
  const before = failures.length;
  inspect(
    'control',
    await ask(
      server.url,
      routes.find(({ name }) => name === 'unlocks.getContact')!,
      { contactId: own.id },
      cookie,
    ),
  );
  const seen = failures.splice(before).length;
  if (seen < 4) failures.push(`the control saw only ${seen} of 4 secrets`);
  if (events === 0) failures.push('the socket never received anything');
  socket.disconnect();
  await server.kill();
  inspect('what the server printed', server.printed());
  await close();
  rmSync(app.env.DATA_DIR, { recursive: true, force: true });
  return {
    n,
    failures,
    promise: `${routes.length} routes and more, ${TALENTS} talents' canaries: 0 seen before the unlock.`,
  };
}
