import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { startUnlockCheckout } from '#server/billing/checkout/start-checkout.ts';
import type { Context } from '#server/platform/context.ts';
import { refreshTalentDocuments } from '#server/search/documents/search-document.ts';
import { unlockTalent } from '#server/unlocks/unlock-talent.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { openApp } from '../../bench/fixtures/app.ts';
import { type DeclaredRoute, declaredRoutes } from '../http/call-route.ts';
import { startChildServer } from '../processes/child-server.ts';
import { PASSWORD, createCompany, createFoundTalent, createVideo } from '../fixtures/factories.ts';
import { seededRandom } from '../fixtures/random.ts';

const TALENTS = 12;
const PORT = 18_096;
const LETTERS = 'bcdfghjkmpqrtvwxz'.split('');
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

interface Canary {
  viewer: Viewer;
  positionId: string;
  videoId: string;
  contactId: string;
  checkoutId: string;
  simulatedId: string;
  secrets: string[];
}

/**
 * Before an unlock nothing that reaches a company holds a talent's email, phone, LinkedIn or family name: every route
 * open to it, with every talent's ids, pages, sockets, exports, and what the server prints.
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

  // Control: after an unlock the same check finds the contact, so it would have found it before.
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

async function createCanary(app: Context, index: number, stranger: Viewer): Promise<Canary> {
  const random = seededRandom(index + 100);
  const word = () => Array.from({ length: 10 }, () => random.pick(LETTERS)).join('');
  const family = `Z${word()}`;
  const talent = await createFoundTalent(app, `Iris ${family}`);
  const talent_id = talent.viewer.userId;
  const email = `${word()}@${word()}.example`;
  const phone = `+34 6${String(random.upTo(1e8)).padStart(8, '0')}`;
  const linkedin = `in/${word()}`;
  await app.db.updateTable('users').set({ email }).where('id', '=', talent_id).execute();
  await app.db
    .updateTable('talent_profiles')
    .set({
      phone,
      linkedin_url: `https://www.linkedin.com/${linkedin}`,
      city: 'Porto',
      bio: `I sell things. Call ${phone}, write to ${email}, or see linkedin.com/${linkedin}. Ask for ${family}.`,
      skills: [email, phone, `${family} method`, `linkedin.com/${linkedin}`],
      languages: ['Spanish', phone],
      country: email,
    })
    .where('user_id', '=', talent_id)
    .execute();
  await app.db
    .updateTable('talent_positions')
    .set({ position_title: `Sales Closer ${phone}`, skills: [`@${linkedin.slice(3)}`, family] })
    .where('talent_id', '=', talent_id)
    .execute();
  await refreshTalentDocuments(app.db, talent_id, { moderation: 'after' });
  // Another company has unlocked this one; the free unlock of its day is used, so the next is a checkout.
  const day = new Date(Date.UTC(2026, 0, 1 + index));
  const fixtures = { ...app, clock: () => day };
  const contact = await unlockTalent(fixtures, stranger, talent.positionId);
  const next = await createFoundTalent(app, 'Someone Else');
  const checkout = await startUnlockCheckout(fixtures, stranger, next.positionId);
  const { video_key } = await app.db
    .selectFrom('videos')
    .select('video_key')
    .where('talent_id', '=', talent_id)
    .executeTakeFirstOrThrow();
  if (!video_key) throw new Error('no video');
  const video = await createVideo(app, talent);
  return {
    viewer: { ...talent.viewer, email },
    positionId: talent.positionId,
    videoId: video.id,
    contactId: contact.id,
    checkoutId: checkout.checkoutId,
    simulatedId: checkout.url.split('/').at(-1)!,
    secrets: [family, email, phone, linkedin],
  };
}

/** Inputs for any route: the ids of this talent, and of another company's objects about them. */
function inputFor(route: DeclaredRoute, canary: Canary): Record<string, unknown> {
  const { positionId, videoId, contactId, checkoutId, simulatedId } = canary;
  const ids: Record<string, unknown> = { positionId, videoId, contactId, checkoutId, simulatedId };
  const known = Object.fromEntries(Object.entries(ids).filter(([name]) => route.path.includes(`{${name}}`)));
  if (route.name === 'search.findTalents') return { text: 'sales closer' };
  if (
    ['unlocks.listContacts', 'unlocks.exportContacts', 'unlocks.listUnlockedPositions', 'search.listFilters'].includes(
      route.name,
    )
  )
    return {};
  return {
    ...known,
    positionId,
    playedMs: 4000,
    stage: 'new',
    notes: 'x',
    email: 'nobody@nowhere.example',
    token: 'x',
  };
}

async function ask(base: string, { method, path }: DeclaredRoute, input: Record<string, unknown>, cookie: string) {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, key: string) => encodeURIComponent(String(input[key])));
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const response = await fetch(`${base}/api${filled}${query}`, {
    method,
    headers: { cookie, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: JSON.stringify(input) }),
  });
  return JSON.stringify([...response.headers]) + (await response.text());
}

async function expectNothingFound(base: string, cookie: string, text: string, failures: string[]) {
  const response = await fetch(`${base}/api/search/talents?${new URLSearchParams({ text })}`, { headers: { cookie } });
  const { items } = (await response.json()) as { items?: unknown[] };
  if (!items) throw new Error(`the search answered ${response.status}`);
  if (items.length > 0) failures.push(`searching for ${text} finds somebody`);
}

/** The actions of a talent that could emit events to a company's sockets. */
async function changeEverything(app: Context, { viewer }: Canary) {
  await app.db
    .updateTable('talent_profiles')
    .set({ bio: `I sell more. Mail ${viewer.email}.` })
    .where('user_id', '=', viewer.userId)
    .execute();
  await refreshTalentDocuments(app.db, viewer.userId, { moderation: 'after' });
}

async function signIn(base: string, email: string) {
  const response = await fetch(`${base}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
