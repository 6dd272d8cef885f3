import { rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createPayments } from '#server/app/create-context.ts';
import { openSockets } from '#server/platform/live/sockets.ts';
import { createSearchIndex } from '#server/search/index/search-index.ts';
import { createServer } from '#server/app/server.ts';
import { socketGuards } from '#server/accounts/sessions/find-viewer.ts';
import { openApp } from '../../../bench/fixtures/app.ts';
import { runFuzz } from '../../fuzz/run-fuzz.ts';
import { createWorld } from '../../fuzz/world.ts';
import { seededRandom } from '../../fixtures/random.ts';
import { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } from '../../stripe/server.ts';

const N = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const ACCOUNTS_PER_ROLE = 30;
const GROWTH_MAX_MB = 100;

/** Sends valid, nearly valid and hostile requests to every route and endpoint, as every kind of account. */
export async function prove() {
  console.log(`api-fuzz: seed ${SEED} (again with FUZZ_SEED=${SEED}), ${N} requests`);
  const { app, url, close } = await openApp('proof-api-fuzz', { TRUSTED_PROXIES: '1' });
  app.searchIndex.start();
  // The second server receives Stripe's webhooks and searches in Postgres.
  const env = { ...app.env, PAYMENTS: 'stripe' as const, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET };
  const { readWebhook } = await createPayments(env, app.db, app.clock);
  const servers = [
    await createServer(app),
    await createServer({
      ...app,
      env,
      payments: { ...app.payments, ...(readWebhook && { readWebhook }) },
      searchIndex: createSearchIndex(url),
    }),
  ];
  const sockets = await openSockets(servers[0]!.server, url, socketGuards(app));
  const world = await createWorld(app, servers[0]!, seededRandom(SEED), ACCOUNTS_PER_ROLE);
  let warmMb = 0;
  const startedAt = Date.now();
  const { failures, statuses, routes, reached, perRoute } = await runFuzz(
    { servers, ...world },
    { n: N, seed: SEED, onWarm: () => (warmMb = residentMb()) },
  );
  const grownMb = residentMb() - warmMb;
  if (grownMb > GROWTH_MAX_MB) failures.push(`memory grew by ${grownMb} MB`);
  if (N >= 10_000)
    for (const [name, answers] of perRoute)
      if (answers.size === 1 && answers.has(429)) failures.push(`${name} was hidden behind its limit`);
  await sockets.close();
  await Promise.all(servers.map((server) => server.close()));
  await close();
  rmSync(app.env.DATA_DIR, { recursive: true, force: true });
  const perSecond = Math.round((N / (Date.now() - startedAt)) * 1000);
  return {
    n: N,
    failures,
    promise: `Seed ${SEED}: ${routes} routes (${reached} answered 200 too) and every other door: 0 server errors, 0 traces; answers ${JSON.stringify(statuses)}; ${perSecond}/s; memory after a collection ${grownMb >= 0 ? '+' : ''}${grownMb} MB.`,
  };
}

/** The rows that remain after everything has been deleted. */
function residentMb() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return Math.round(process.memoryUsage().rss / 2 ** 20);
}
