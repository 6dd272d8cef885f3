import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from '#server/app/server.ts';
import { openApp } from '../../../bench/fixtures/app.ts';
import { type Random, seededRandom } from '../../fixtures/random.ts';
import type { StripeEvent } from '../../stripe/objects.ts';
import { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, signed } from '../../stripe/server.ts';
import { type Delivery, minutesAgo, forgeries } from './forgeries.ts';

const FORGERIES = 1000;
const GENUINE_EVERY = 20;

/** Forged, altered and old webhooks are refused without effect; genuine ones between them are accepted. */
export async function prove() {
  const { app, close } = await openApp('proof-forged', { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET });
  const server = await createServer(app);
  const random = seededRandom(5);
  const failures: string[] = [];
  const kinds = Object.keys(forgeries);
  const genuine: string[] = [];
  const deliver = ({ payload, signature }: Delivery) =>
    server.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      payload,
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
    });
  await app.db.deleteFrom('payment_events').execute();
  for (let index = 0; index < FORGERIES; index++) {
    const kind = kinds[index % kinds.length]!;
    const { statusCode } = await deliver(forgeries[kind]!(newEvent(random), random));
    if (statusCode !== 400) failures.push(`${kind}: answered ${statusCode}`);
    if (index % GENUINE_EVERY > 0) continue;
    const event = newEvent(random);
    genuine.push(event.id);
    const taken = await deliver(signed(event, minutesAgo(random.upTo(4))));
    if (taken.statusCode !== 200) failures.push(`a genuine event was answered ${taken.statusCode}`);
  }
  const stored = (await app.db.selectFrom('payment_events').select('id').execute()).map(({ id }) => id);
  for (const id of stored) if (!genuine.includes(id)) failures.push(`event ${id} was taken`);
  if (stored.length !== genuine.length) failures.push(`${stored.length} of ${genuine.length} genuine events taken`);
  await server.close();
  await close();
  rmSync(app.env.DATA_DIR, { recursive: true, force: true });
  return {
    n: FORGERIES,
    failures,
    promise: `${kinds.length} kinds of forged, altered and old webhooks: 0 accepted; ${genuine.length} genuine ones between them taken.`,
  };
}

function newEvent(random: Random): StripeEvent {
  const id = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;
  const [type, object, prefix] = random.pick([
    ['checkout.session.completed', 'checkout.session', 'cs'],
    ['customer.subscription.updated', 'subscription', 'sub'],
    ['invoice.paid', 'invoice', 'in'],
  ] as const);
  return {
    id: id('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: id(prefix), object } },
  };
}
