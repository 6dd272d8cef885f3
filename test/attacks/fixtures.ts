import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { createTestContext, createTestServer } from '#test/app.ts';
import { cookieHeader, createCaller } from '#test/caller.ts';
import { createClock } from '#test/clock.ts';

/** A browser: it keeps the cookies it is given. */
export function createBrowser(server: FastifyInstance, userAgent = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0') {
  const jar = new Map<string, string>();
  const call = createCaller(server);
  return {
    async call(method: Parameters<typeof call>[0], url: string, payload?: object) {
      const cookie = cookieHeader([...jar].map(([name, value]) => ({ name, value })));
      const answer = await call(method, url, payload, { cookie, 'user-agent': userAgent });
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
    /** What is outside the API. */
    get: (url: string, headers: Record<string, string> = {}) =>
      server.inject({
        url,
        headers: { cookie: cookieHeader([...jar].map(([name, value]) => ({ name, value }))), ...headers },
      }),
    async user() {
      return (await this.call('GET', '/session')).json().user as { email: string; isAdmin: boolean } | null;
    },
    jar,
  };
}

/** The product on a clock that the test moves. */
export async function createFixtures(settings: Record<string, string> = {}) {
  const clock = createClock();
  const app: Context = await createTestContext(settings, clock);
  const server = await createTestServer(app);
  return { app, server, clock, newBrowser: (userAgent?: string) => createBrowser(server, userAgent) };
}
