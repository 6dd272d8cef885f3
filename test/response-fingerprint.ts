import type { FastifyInstance } from 'fastify';

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

/** What a stranger can see of an answer, but what is random in every one. */
export const responseFingerprint = (answer: Answer, email: string) => ({
  status: answer.statusCode,
  headers: Object.keys(answer.headers).sort(),
  cookies: answer.cookies.map(({ name, value: _random, ...rest }) => ({ name, ...rest })),
  body: answer.body.replaceAll(email, 'EMAIL').replace(/"id":"[^"]+"/, '"id":"ID"'),
});
