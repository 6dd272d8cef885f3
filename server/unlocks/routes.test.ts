import { beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCompanyWithoutFreeUnlock, createFoundTalent, signInCookie } from '#test/fixtures/factories.ts';
import { startStripe } from '#test/stripe/server.ts';
import type { Context } from '../platform/context.ts';

let app: Context;
let server: FastifyInstance;
let stripe: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  stripe = await startStripe();
  app = await createTestContext(stripe.settings);
  server = await createTestServer(app);
  return () => stripe.close();
});

test('an unlock that has to be paid answers 402 with the price, and 503 while the provider is unavailable', async () => {
  const company = await createCompanyWithoutFreeUnlock(app);
  const { positionId } = await createFoundTalent(app);
  const cookie = await signInCookie(server, company.email);
  const post = (path: string) =>
    server.inject({ method: 'POST', url: `/api${path}`, payload: { positionId }, headers: { cookie } });
  const refused = await post('/unlocks');
  expect([refused.statusCode, refused.json()]).toEqual([
    402,
    expect.objectContaining({ code: 'payment_required', data: { price: { amountMinor: 600, currency: 'EUR' } } }),
  ]);
  stripe.misbehave({ failing: 1, losing: 0, delayMs: 0, random: () => 0 });
  const away = await post('/unlocks/checkout');
  expect([away.statusCode, away.json().code]).toEqual([503, 'payments_unavailable']);
  stripe.misbehave(null);
  expect((await post('/unlocks/checkout')).json().url).toMatch(/^https:/);
});
