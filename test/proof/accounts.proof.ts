import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/route.ts';
import { createServer } from '#server/app/server.ts';
import { openApp } from '../../bench/fixtures/app.ts';
import { companyForm, talentForm, createCompany, createTalent } from '../fixtures/factories.ts';
import { createCaller, responseFingerprint } from '../http/caller.ts';

const EMAILS = 500;
const SIGN_INS = 1000;
const AT_ONCE = 4;
/** Maximum relative difference between the median response times. */
const TIME_WITHIN = 0.25;

const QUESTIONS = ['sign-in', 'registration', 'reset', 'confirmation'] as const;

/** Known and unknown emails get the same responses; forwarded addresses do not get around the sign-in limit. */
export async function prove() {
  const { app, close } = await openApp('proof-accounts');
  await app.db.deleteFrom('users').execute();
  await app.db.deleteFrom('sign_in_attempts').execute();
  await app.db.deleteFrom('rate_limits').execute();
  const direct = await createServer(app);
  const proxied = await createServer({ ...app, env: { ...app.env, TRUSTED_PROXIES: 1 } });
  const failures: string[] = [];
  const times = await compareAnswers(direct, app, failures);
  for (const [question, [known, unknown]] of times) {
    const apart = Math.abs(known - unknown) / Math.max(known, unknown);
    if (apart > TIME_WITHIN) failures.push(`${question} takes ${known} ms for known, ${unknown} ms for unknown emails`);
  }
  await guess(direct, failures, 'without a proxy', () => randomAddress());
  await guess(proxied, failures, 'behind a proxy', () => `${randomAddress()}, 198.51.100.7`);
  await direct.close();
  await proxied.close();
  await close();
  const told = [...times].map(([question, [known, unknown]]) => `${question} ${known}/${unknown}`).join(', ');
  return {
    n: EMAILS * 2 * QUESTIONS.length + SIGN_INS,
    failures,
    promise: `${EMAILS} known and ${EMAILS} unknown emails: the same answers (median ms: ${told}). ${SIGN_INS} sign-ins with random forwarded addresses: ${LIMITS.credentials.points} got through.`,
  };
}

type App = Awaited<ReturnType<typeof openApp>>['app'];

async function compareAnswers(server: FastifyInstance, app: App, failures: string[]) {
  const call = createCaller(server);
  const ask = (email: string, isCompany: boolean) => ({
    'sign-in': () => call('POST', '/session', { email, password: 'Wrong1234' }),
    registration: () =>
      isCompany
        ? call('POST', '/accounts/company', companyForm(email, 'Velvet-Heron1'))
        : call('POST', '/accounts/talent', talentForm(email, 'Velvet-Heron1')),
    reset: () => call('POST', '/accounts/reset-request', { email }),
    confirmation: () => call('POST', '/accounts/confirmation', { email }),
  });
  const times = new Map(QUESTIONS.map((question) => [question, [[], []] as [number[], number[]]]));
  const timed = async (question: (typeof QUESTIONS)[number], email: string, isCompany: boolean, into: number[]) => {
    const startedAt = performance.now();
    const answer = await ask(email, isCompany)[question]();
    into.push(performance.now() - startedAt);
    return JSON.stringify(responseFingerprint(answer, email));
  };
  const compare = async (index: number) => {
    const isCompany = index % 2 === 1;
    const known = (isCompany ? await createCompany(app) : await createTalent(app)).email;
    const unknown = known.replace(/-[0-9a-f]+@/, `-${index}@`);
    for (const question of QUESTIONS) {
      const [ofKnown, ofUnknown] = times.get(question)!;
      // The order alternates, so that neither always runs on a warm cache.
      const first = index % 4 < 2;
      const a = first ? await timed(question, known, isCompany, ofKnown) : null;
      const b = await timed(question, unknown, isCompany, ofUnknown);
      if ((a ?? (await timed(question, known, isCompany, ofKnown))) !== b)
        failures.push(`${question} differs for ${known}`);
    }
  };
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < EMAILS) await compare(next++);
    }),
  );
  return new Map(
    [...times].map(([question, [known, unknown]]) => [question, [median(known), median(unknown)] as const]),
  );
}

/** Makes half of the sign-ins, each with a different forwarded address and email. */
async function guess(server: FastifyInstance, failures: string[], where: string, forwarded: () => string) {
  let through = 0;
  for (let attempt = 0; attempt < SIGN_INS / 2; attempt++) {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/api/session',
      payload: { email: `guess-${attempt}@talent.example`, password: 'Wrong1234' },
      remoteAddress: '203.0.113.9',
      headers: { 'x-forwarded-for': forwarded() },
    });
    if (statusCode !== 429) through++;
  }
  if (through !== LIMITS.credentials.points) failures.push(`${where} ${through} sign-ins got through`);
}

const randomAddress = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');
const median = (values: number[]) => Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!);
