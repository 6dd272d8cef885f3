import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCompanyWithoutFreeUnlock, createFoundTalent } from '#test/fixtures/factories.ts';
import { type StripeStandIn, signed, startStripe } from '#test/stripe/server.ts';
import type { Context } from '../../platform/context.ts';
import { startUnlockCheckout } from '../checkout/start-checkout.ts';

let app: Context;
let server: FastifyInstance;
let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
  app = await createTestContext(stripe.settings);
  server = await createTestServer(app);
});
afterAll(() => stripe.close());

const deliver = (payload: string, signature: string) =>
  server.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });

test('a webhook is refused without a signature, with another secret, when altered, or when old', async () => {
  const { viewer } = await createCompanyWithoutFreeUnlock(app);
  const { checkoutId } = await startUnlockCheckout(app, viewer, (await createFoundTalent(app)).positionId);
  const paid = [...stripe.account.sessions.values()].find((session) => session.client_reference_id === checkoutId)!;
  stripe.account.pay(paid.id);
  const event = stripe.account.events.splice(0).at(-1);
  const good = signed(event!);
  const old = signed(event!, new Date(Date.now() - 301_000));
  const forged = signed(event!, new Date(), 'whsec_other');
  for (const [payload, signature] of [
    [good.payload, ''],
    [good.payload.replace('evt_', 'evt_x'), good.signature],
    [old.payload, old.signature],
    [forged.payload, forged.signature],
  ] as const)
    expect((await deliver(payload, signature)).statusCode).toBe(400);
  expect(await app.db.selectFrom('payment_events').select('id').where('id', '=', event!.id).execute()).toEqual([]);
  expect((await deliver(good.payload, good.signature)).statusCode).toBe(200);
});
