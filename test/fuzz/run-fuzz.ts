import { once } from 'node:events';
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Random, seededRandom } from '../fixtures/random.ts';
import { judge } from './judge.ts';
import type { Known } from './make-input.ts';
import { routesOf } from './routes-of.ts';
import { sendInside, sendOverHttp } from './send.ts';
import type { Actor } from './world.ts';
import { CALLERS_OF, makeRequest, describe } from './choose-request.ts';

interface Ground {
  /** Requests are spread over these servers. */
  servers: FastifyInstance[];
  known: Known;
  actors: Actor[];
  signInAgain(actor: Actor): Promise<void>;
}

interface Options {
  n: number;
  seed: number;
  /** Called after a tenth of the requests. */
  onWarm?: () => void;
}

const AT_ONCE = 8;
/** Stop after this many failures, since a burst has a single cause. */
const FAILURES_MAX = 50;

/** Sends `n` requests and returns the responses that are not allowed, each with its request. */
export async function runFuzz({ servers, known, actors, signInAgain }: Ground, { n, seed, onWarm }: Options) {
  const ports = await Promise.all(servers.map(listen));
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const routes = routesOf((await servers[0]!.inject('/api/openapi.json')).json() as Parameters<typeof routesOf>[0]);
  const failures: string[] = [];
  const statuses: Record<number, number> = {};
  const perRoute = new Map<string, Set<number>>();
  const rejections = collectRejections(failures);
  let next = 0;

  /** Mostly picks an account that may call the route, so that its handler runs. */
  function pickActor(random: Random, name: string) {
    const may = CALLERS_OF.get(name);
    if (random.upTo(4) === 0 || !may) return random.upTo(4) === 0 ? null : random.pick(actors);
    return random.pick(actors.filter(({ role }) => may.includes(role)));
  }

  async function sendOne(index: number) {
    const random = seededRandom(seed * 1_000_003 + index);
    const { request, name, isOverHttp } = makeRequest(index, random, routes, known);
    const actor = pickActor(random, name);
    request.headers['x-forwarded-for'] ??= `10.${random.upTo(255)}.${random.upTo(255)}.${random.upTo(255)}`;
    if (actor) request.headers.cookie ??= actor.cookie;
    const at = index % servers.length;
    const told = `seed ${seed}, request ${index} as ${actor?.role ?? 'visitor'}: ${describe(request)}`;
    try {
      const answer = isOverHttp
        ? await sendOverHttp(ports[at]!, agent, request)
        : await sendInside(servers[at]!, request);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      perRoute.set(name, (perRoute.get(name) ?? new Set()).add(answer.status));
      const fault = judge(request, answer);
      if (fault !== null) failures.push(`${told} ${fault}`);
      if (actor && answer.status === 401) await signInAgain(actor);
      if (actor && request.method === 'DELETE' && answer.status === 200) await signInAgain(actor);
    } catch (error) {
      failures.push(`${told} has no answer: ${String(error)}`);
    }
  }

  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < n && failures.length < FAILURES_MAX) {
        const index = next++;
        if (index === Math.floor(n / 10)) onWarm?.();
        await sendOne(index);
      }
    }),
  );
  agent.destroy();
  rejections.stop();
  const reached = [...perRoute].filter(([, answers]) => answers.has(200)).length;
  return { failures, statuses, routes: routes.length, reached, perRoute };
}

async function listen(server: FastifyInstance) {
  if (!server.server.listening) {
    await server.ready();
    server.server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  }
  return (server.server.address() as AddressInfo).port;
}

function collectRejections(failures: string[]) {
  const collect = (error: unknown) => failures.push(`an unhandled rejection: ${String(error)}`);
  process.on('unhandledRejection', collect);
  return { stop: () => process.off('unhandledRejection', collect) };
}
