import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/platform/context.ts';
import { createServer } from '#server/app/server.ts';
import { createTestContext } from '../fixtures/app.ts';

const TOKEN = 'a-token-of-the-operator';

describe('row 15: /metrics is closed to proxies, tunnels and other names', () => {
  let app: Context;
  const servers = new Map<string, FastifyInstance>();
  beforeAll(async () => {
    app = await createTestContext();
  });

  async function ask(env: Partial<Context['env']>, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
    const name = JSON.stringify(env);
    const server = servers.get(name) ?? (await createServer({ ...app, env: { ...app.env, ...env } }));
    servers.set(name, server);
    const { statusCode, body } = await server.inject({ url: '/metrics', remoteAddress, headers });
    return statusCode === 200 && body.includes('http_request_duration_seconds') ? 'shown' : statusCode;
  }
  afterAll(() => Promise.all([...servers.values()].map((server) => server.close())));

  test('where others can reach the server, it requires its token', async () => {
    expect(await ask({ isPublic: true })).toBe(404);
    expect(await ask({ isPublic: true }, { authorization: 'Bearer undefined' })).toBe(404);
    expect(await ask({ isPublic: true, METRICS_TOKEN: TOKEN })).toBe(404);
    for (const given of ['Bearer ', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN, `bearer${TOKEN}`])
      expect(await ask({ isPublic: true, METRICS_TOKEN: TOKEN }, { authorization: given })).toBe(404);
    expect(await ask({ isPublic: true, METRICS_TOKEN: TOKEN }, { authorization: `Bearer ${TOKEN}` })).toBe('shown');
  });

  test("on a developer's machine it is shown only to that machine", async () => {
    expect(await ask({})).toBe('shown');
    expect(await ask({}, { host: 'localhost:3000' })).toBe('shown');
    expect(await ask({}, {}, '192.0.2.1')).toBe(404);
  });

  test.each([
    [{ 'x-forwarded-for': '127.0.0.1' }],
    [{ 'x-forwarded-proto': 'https' }],
    [{ forwarded: 'for=127.0.0.1' }],
    [{ 'x-real-ip': '127.0.0.1' }],
    [{ via: '1.1 proxy' }],
    [{ 'cf-connecting-ip': '127.0.0.1' }],
    [{ host: 'evil.example' }],
  ])('a request through a proxy or to another hostname is refused: %o', async (headers) => {
    expect(await ask({}, headers)).toBe(404);
  });
});
