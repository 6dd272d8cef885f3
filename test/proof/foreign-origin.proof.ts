import { createServer } from '#server/server.ts';
import { openApp } from '../../bench/ground/app.ts';
import { declaredRoutes } from '../call-route.ts';
import { createAdmin, createCompany, createTalent, signInCookie } from '../factories.ts';

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
];
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Every route that changes something, called by every kind of account from another site's page. */
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
            'content-type': 'application/json',
            ...headers,
            ...(cookie ? { cookie } : {}),
          },
          payload: '{}',
        });
        const code = answer.statusCode === 403 ? answer.json().code : answer.statusCode;
        if (code !== 'foreign_origin') failures.push(`${method} ${url} from ${JSON.stringify(headers)}: ${code}`);
      }
    }
  }
  // Nobody was signed out on the way.
  for (const cookie of cookies.slice(1)) {
    const { user } = (await server.inject({ url: '/api/session', headers: { cookie: cookie! } })).json();
    if (!user) failures.push('a session ended');
  }
  await server.close();
  await close();
  return { n, failures, promise: `${routes.length} changing routes from other sites: 0 succeed.` };
}
