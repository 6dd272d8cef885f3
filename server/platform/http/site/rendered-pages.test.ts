import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPageRenderer } from './rendered-pages.ts';

/** Renders any page, except for those whose names say how they fail. */
const RENDERER = `
import { setTimeout as delay } from 'node:timers/promises';
const fail = {
  throws: () => { throw new Error('It throws.'); },
  exits: () => process.exit(1),
  hangs: () => { for (;;); },
  fills: () => { for (const all = [];;) all.push(new Array(10_000).fill({})); },
  breaks: () => setTimeout(() => { throw new Error('It breaks later.'); }),
  never: () => new Promise(() => {}),
};
let isWarm = false;
export const warmUp = () => void (isWarm = true);
export default async ({ address }) => {
  await fail[address.slice(1)]?.();
  return { html: address + (isWarm ? ' warm' : ''), state: '{}', missing: [] };
};`;

const folder = mkdtempSync(join(tmpdir(), 'closeup-renderer-'));
const renderer = join(folder, 'renderer.mjs');
writeFileSync(renderer, RENDERER);

async function startServer() {
  const server = Fastify();
  const render = createPageRenderer(server, pathToFileURL(renderer).href);
  server.get('/*', async (request) => {
    const rendering = {
      address: request.url,
      language: 'en',
      requests: [],
      asksMore: false,
      template: '<div id="root"></div>',
    };
    return (await render(request, rendering)) ?? 'no data';
  });
  return { server, origin: await server.listen({ port: 0, host: '127.0.0.1' }) };
}

let server: FastifyInstance;
let origin: string;
beforeAll(async () => {
  ({ server, origin } = await startServer());
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = async (path: string) => (await fetch(`${origin}${path}`)).text();
const opensWithData = () =>
  vi.waitFor(async () => expect(await open('/page')).toContain('/page'), { timeout: 8000, interval: 50 });

test('the worker is warm before its first page', async () => expect(await open('/page')).toContain('warm'));

test.each(['/throws', '/exits', '/hangs', '/fills', '/never'])(
  'a page that %s costs at most the time limit, and later pages come with data again',
  async (path) => {
    await opensWithData();
    const startedAt = performance.now();
    expect(await open(path)).toBe('no data');
    expect(performance.now() - startedAt).toBeLessThan(900);
    await opensWithData();
  },
);

test('a worker that breaks after it has answered doesn’t stop the server', async () => {
  await opensWithData();
  expect(await open('/breaks')).toContain('/breaks');
  await opensWithData();
});

test('pages that wait behind one that hangs come without data in time', async () => {
  await opensWithData();
  const startedAt = performance.now();
  const pages = await Promise.all(['/hangs', ...Array.from({ length: 8 }, () => '/page')].map(open));
  expect(new Set(pages)).toEqual(new Set(['no data']));
  expect(performance.now() - startedAt).toBeLessThan(900);
  await opensWithData();
});

test('a server whose worker has ended by itself stops', async () => {
  const { server: other, origin: otherOrigin } = await startServer();
  await fetch(`${otherOrigin}/exits`);
  await other.close();
});
