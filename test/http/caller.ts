import type { FastifyInstance } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
let calls = 0;

/** Calls the API, each time from a new address, so that no rate limit interferes. */
export function createCaller(server: FastifyInstance) {
  return (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
    server.inject({
      method,
      url: `/api${url}`,
      ...(payload ? { payload } : {}),
      headers,
      remoteAddress: `10.${9 + (calls >> 16)}.${(calls >> 8) & 255}.${calls++ & 255}`,
    });
}

/** Turns the cookies of a response into the next request's header. */
export const cookieHeader = (cookies: { name: string; value: string }[]) =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');

/** Calls the API like a browser: stores the cookies of responses and sends them back. */
export function createBrowser(server: FastifyInstance, userAgent = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0') {
  const jar = new Map<string, string>();
  const call = createCaller(server);
  const cookie = () => cookieHeader([...jar].map(([name, value]) => ({ name, value })));
  return {
    jar,
    async call(method: Method, url: string, payload?: object) {
      const response = await call(method, url, payload, { cookie: cookie(), 'user-agent': userAgent });
      for (const { name, value, maxAge } of response.cookies)
        if (value === '' || maxAge === 0) jar.delete(name);
        else jar.set(name, value);
      return response;
    },
    /** Requests a path outside the API. */
    get: (url: string, headers: Record<string, string> = {}) =>
      server.inject({ url, headers: { cookie: cookie(), ...headers } }),
    async user() {
      return (await this.call('GET', '/session')).json().user as { email: string; isAdmin: boolean } | null;
    },
  };
}
export type TestBrowser = ReturnType<typeof createBrowser>;

type Response = Awaited<ReturnType<FastifyInstance['inject']>>;

/** What a stranger can observe of a response, without the parts that are random in every response. */
export const responseFingerprint = (response: Response, email: string) => ({
  status: response.statusCode,
  headers: Object.keys(response.headers).sort(),
  cookies: response.cookies.map(({ name, value: _random, ...rest }) => ({ name, ...rest })),
  body: response.body.replaceAll(email, 'EMAIL').replace(/"id":"[^"]+"/, '"id":"ID"'),
});
