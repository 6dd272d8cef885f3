import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createServer } from '#server/app/server.ts';
import { openApp } from '../../../bench/fixtures/app.ts';
import { declaredRoutes } from '../../http/call-route.ts';
import { createAdmin, createCompany, createTalent, signInCookie } from '../../fixtures/factories.ts';
import { FOREIGN, OWN_PAGES } from './origins.ts';

/** Paths that a session can read but another site must not. */
const EXPORTS = ['/api/contacts/export.csv', `/downloads/account.zip`, '/api/session', '/api/conversations'];
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Every state-changing route refuses calls from another site's page, for every kind of account. */
export async function prove() {
  const { app, close } = await openApp('proof-foreign-origin', { PUBLIC_URL: 'http://localhost:3000' });
  const server = await createServer(app);
  const accounts = [await createTalent(app), await createCompany(app), await createAdmin(app)];
  const cookies = [undefined, ...(await Promise.all(accounts.map(({ email }) => signInCookie(server, email))))];
  const routes = [
    ...declaredRoutes
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => ({ method, url: `/api${path.replace(/\{\w+\}/g, NOBODY)}` })),
    { method: 'PATCH' as const, url: `/uploads/${NOBODY}` },
  ];
  const failures: string[] = [];
  let n = 0;
  for (const { method, url } of routes) {
    for (const cookie of cookies) {
      for (const headers of FOREIGN) {
        n++;
        const answer = await server.inject({
          method,
          url,
          headers: {
            host: 'localhost:3000',
            'content-type': url.startsWith('/uploads') ? 'application/offset+octet-stream' : 'application/json',
            ...headers,
            ...(cookie ? { cookie } : {}),
          },
          payload: '{}',
          // Each call has its own address, so that no rate limit responds first.
          remoteAddress: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        });
        const code = answer.statusCode === 403 ? answer.json().code : answer.statusCode;
        if (code !== 'foreign_origin') failures.push(`${method} ${url} from ${JSON.stringify(headers)}: ${code}`);
      }
    }
  }
  n += await readFromElsewhere(server, cookies, failures);
  for (const headers of OWN_PAGES) {
    n++;
    const answer = await server.inject({
      method: 'PUT',
      url: '/api/notifications/preferences',
      headers: { host: 'localhost:3000', cookie: cookies[1]!, ...headers },
      payload: {},
    });
    if (answer.statusCode !== 200) failures.push(`the own page is refused with ${JSON.stringify(headers)}`);
  }
  // Check that every session still works.
  for (const cookie of cookies.slice(1)) {
    const { user } = (await server.inject({ url: '/api/session', headers: { cookie: cookie! } })).json();
    if (!user) failures.push('a session ended');
  }
  await server.close();
  await close();
  return { n, failures, promise: `${routes.length} changing routes from other sites: 0 succeed.` };
}

/** Another site can neither read nor embed what a session can read, such as exports. */
async function readFromElsewhere(server: FastifyInstance, cookies: (string | undefined)[], failures: string[]) {
  let n = 0;
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  for (const path of EXPORTS)
    for (const cookie of cookies) {
      n++;
      const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { origin: 'https://evil.example', ...(cookie ? { cookie } : {}) },
      });
      if (headers.has('access-control-allow-origin')) failures.push(`${path} lets other sites read`);
      if (headers.get('cross-origin-resource-policy') !== 'same-origin') failures.push(`${path} can be embedded`);
    }
  return n;
}
