import type { FastifyInstance } from 'fastify';
import { createCaller } from './caller.ts';

/** Calls the API as one browser does: with the cookies it was given. */
export function createBrowser(server: FastifyInstance) {
  const call = createCaller(server);
  const jar = new Map<string, string>();
  return {
    jar,
    async call(...[method, url, payload]: Parameters<typeof call>) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await call(method, url, payload, cookie ? { cookie } : {});
      for (const { name, value } of answer.cookies)
        if (value === '') jar.delete(name);
        else jar.set(name, encodeURIComponent(value));
      return answer;
    },
  };
}
export type TestBrowser = ReturnType<typeof createBrowser>;
