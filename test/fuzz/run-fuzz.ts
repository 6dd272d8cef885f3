import { once } from 'node:events';
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '#contract/route.ts';
import { declaredRoutes } from '../http/call-route.ts';
import { type Random, seededRandom } from '../fixtures/random.ts';
import { judge } from './judge.ts';
import type { Known } from './make-input.ts';
import { type ApiRoute, type FuzzRequest, makeApiRequest, routesOf } from './make-request.ts';
import { sendInside, sendOverHttp } from './send.ts';
import { type Actor, ROLES, type Role } from './world.ts';
import { HOSTILE_BODIES, HOSTILE_TEXTS } from './hostile-values.ts';

interface Ground {
  /** Each request goes to one of these. */
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
/** One in this many requests goes over a connection, and one in this many to an endpoint outside the API. */
const OVER_HTTP = 4;
const TO_DOORS = 6;
/** A burst of failures has one cause. */
const FAILURES_MAX = 50;

/** Counts of requests and responses by "POST /session". */
const CALLERS_OF = new Map<string, readonly Role[]>(
  declaredRoutes.map(({ method, path, meta }) => [`${method} ${path}`, rolesOf(meta.caller)]),
);

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

function makeRequest(index: number, random: Random, routes: ApiRoute[], known: Known) {
  if (index % TO_DOORS > 0) {
    const route = routes[random.upTo(routes.length)]!;
    const request = makeApiRequest(route, random, known);
    return { request, name: `${route.method} ${route.path}`, isOverHttp: index % OVER_HTTP === 0 };
  }
  const door = random.pick(Object.keys(DOORS));
  // The responses of these two do not pass through the router.
  return { request: DOORS[door]!(random, known), name: door, isOverHttp: true };
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

const describe = ({ method, url, headers, body }: FuzzRequest) => {
  const { cookie: _cookie, 'x-forwarded-for': _address, ...told } = headers;
  return `${method} ${url.slice(0, 300)} ${JSON.stringify(told)} ${JSON.stringify(String(body ?? '')).slice(0, 400)}`;
};

function rolesOf(caller: Caller): readonly Role[] {
  if (caller === 'anyone' || caller === 'user') return ROLES;
  return caller === 'company' ? ['company', 'admin'] : [caller];
}

type Door = (random: Random, known: Known) => FuzzRequest;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const encoded = (random: Random) => encodeURIComponent(random.pick(HOSTILE_TEXTS).toWellFormed().slice(0, 300)) || 'x';
const json = { 'content-type': 'application/json' };
const html = { accept: 'text/html' };

/** Endpoints outside the API's routes. */
export const DOORS: Record<string, Door> = {
  webhook: (random) => ({
    method: random.pick(['POST', 'POST', 'POST', 'GET', 'PUT']),
    url: `/webhooks/stripe${random.pick(['', '/', '?a=%zz', '/x'])}`,
    headers: {
      ...json,
      ...(random.upTo(3) > 0 && {
        'stripe-signature': random.pick([
          '',
          't=1,v1=x',
          't=NaN,v1=',
          `t=${'9'.repeat(30)},v1=${'a'.repeat(64)}`,
          'v1=\u00e9',
          ',,,',
        ]),
      }),
    },
    body: random.pick(HOSTILE_BODIES),
  }),
  upload: (random, known) => ({
    method: random.pick(['PATCH', 'PATCH', 'HEAD', 'POST', 'GET', 'DELETE', 'OPTIONS']),
    url: `/uploads/${random.upTo(2) ? random.pick(known.ids) : encoded(random)}${random.pick(['', '', '/', '/x', '?x=1'])}`,
    headers: {
      'tus-resumable': random.pick(['1.0.0', '0.0.0', '', 'x']),
      'content-type': random.pick(['application/offset+octet-stream', 'application/json', 'text/plain']),
      'upload-offset': random.pick(['0', '-1', 'NaN', '1e9', '99999999999999999999', '', '0x1']),
      ...(random.upTo(3) === 0 && { 'upload-length': random.pick(['1', '-1', 'x', '1e99']) }),
      ...(random.upTo(3) === 0 && { 'upload-metadata': random.pick(['filename', 'a \u00ff', 'x '.repeat(500)]) }),
      ...(random.upTo(4) === 0 && { 'upload-checksum': random.pick(['sha1 x', 'x', 'md5 ']) }),
    },
    body: random.bytes(random.upTo(200)),
  }),
  media: (random) => ({
    method: random.pick(METHODS),
    url: `/media/${random.pick(['talent-videos/', 'video-previews/', 'video-posters/', 'uploads/', 'sources/', ''])}${encoded(random)}${random.pick(['', '.mp4', '.vtt', '.webp', '.json', '?review=1.2', `?review=${'9'.repeat(13)}.${'a'.repeat(64)}`, '?%'])}`,
    headers: {
      range: random.pick([
        'bytes=0-',
        'bytes=-1',
        'bytes=5-1',
        'bytes=a-b',
        'bytes=0-0,1-1',
        'x',
        `bytes=${'9'.repeat(40)}-`,
      ]),
    },
  }),
  download: (random) => ({
    method: random.pick(METHODS),
    url: `/downloads/${random.pick(['account.zip', 'account.zip/', 'account.zip?x=%zz', '..%2faccount.zip', encoded(random)])}`,
    headers: {},
  }),
  page: (random) => ({
    method: random.pick(['GET', 'GET', 'HEAD', 'POST']),
    url: random.pick([
      '/',
      '/privacy',
      '/help/',
      '/talent/profile',
      '/admin',
      '/admin/companies',
      '/admin/nowhere',
      '//evil.example/',
      '/\\evil.example/',
      '/.//evil.example/',
      '/%2f%2fevil.example/',
      '/robots.txt',
      '/sitemap.xml',
      '/build.txt',
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/',
      '/.inputs',
      '/prerendered/paths.json',
      '/%',
      '/%00',
      '/%E0%A4%A',
      `/${'a'.repeat(4000)}`,
      `/ref/${encoded(random)}`,
      `/ref/${encoded(random)}/`,
      `/messages/${encoded(random)}`,
      `/unsubscribe/${encoded(random)}`,
      `/company/search-talent?q=${encoded(random)}`,
    ]),
    headers: {
      ...html,
      ...(random.upTo(3) === 0 && { 'accept-language': random.pick(['es', 'xx;q=9', ',,,', 'x'.repeat(500)]) }),
      ...(random.upTo(4) === 0 && { 'accept-encoding': random.pick(['br', 'gzip', 'identity;q=0', '*', '\u00e9']) }),
      ...(random.upTo(4) === 0 && { 'if-none-match': random.pick(['*', '"x"', '\u00e9']) }),
    },
  }),
  api: (random) => ({
    method: random.pick(METHODS),
    url: random.pick([
      '/api',
      '/api/',
      '/api//session',
      '/api/session/',
      '/api/nowhere',
      '/api/docs',
      '/api/docs/',
      '/api/docs/viewer/',
      '/api/docs/viewer/openapi.json',
      '/api/openapi.json',
      `/api/${encoded(random)}`,
      `/api/talent/${encoded(random)}`,
      '/api/%E0%A4%A',
      '/api/../metrics',
      '/healthz',
      '/metrics',
      '/dev/mailbox.json',
      '/dev/mailbox?x=%',
    ]),
    headers: random.upTo(2) ? json : {},
    ...(random.upTo(2) && { body: random.pick(HOSTILE_BODIES) }),
  }),
  socket: (random) => ({
    method: random.pick(['GET', 'GET', 'POST', 'OPTIONS']),
    url: `/socket.io/?${random.pick(['EIO=4&transport=polling', 'EIO=3&transport=polling', 'EIO=4&transport=websocket', 'EIO=4&transport=polling&sid=x', 'EIO=NaN', '', 'transport=__proto__', `EIO=4&transport=polling&sid=${encoded(random)}`, '%'])}`,
    headers: { ...(random.upTo(3) === 0 && { origin: 'https://evil.example' }) },
    ...(random.upTo(2) && { body: random.pick(['40', '42["x"]', '\u0000', '6', 'x'.repeat(1000)]) }),
  }),
};
