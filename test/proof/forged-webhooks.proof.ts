import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { WEBHOOK_TOLERANCE_SECONDS } from '#contract/billing/checkouts.ts';
import { createServer } from '#server/app/server.ts';
import { openApp } from '../../bench/fixtures/app.ts';
import { type Random, seededRandom } from '../fixtures/random.ts';
import type { StripeEvent } from '../stripe/account.ts';
import { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, signed } from '../stripe/server.ts';

const FORGERIES = 1000;
const GENUINE_EVERY = 20;

interface Delivery {
  payload: string;
  signature: string | undefined;
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Each turns a genuine event into one that must be refused. */
const forgeries: Record<string, (event: StripeEvent, random: Random) => Delivery> = {
  unsigned: (event) => ({ payload: JSON.stringify(event), signature: undefined }),
  empty: (event) => ({ ...signed(event), signature: '' }),
  noise: (event, random) => ({ ...signed(event), signature: random.bytes(40).toString('hex') }),
  'another secret': (event, random) => signed(event, new Date(), `whsec_${random.bytes(12).toString('hex')}`),
  'secret in another case': (event) => signed(event, new Date(), STRIPE_WEBHOOK_SECRET.toUpperCase()),
  'API key as secret': (event) => signed(event, new Date(), STRIPE_SECRET_KEY),
  'altered body': (event, random) => {
    const { payload, signature } = signed(event);
    const at = random.upTo(payload.length);
    const other = String.fromCharCode(((payload.charCodeAt(at) - 32 + 1) % 94) + 32);
    return { payload: payload.slice(0, at) + other + payload.slice(at + 1), signature };
  },
  'longer body': (event) => {
    const { payload, signature } = signed(event);
    return { payload: `${payload}\n`, signature };
  },
  'cut body': (event, random) => {
    const { payload, signature } = signed(event);
    return { payload: payload.slice(0, 1 + random.upTo(payload.length - 1)), signature };
  },
  "another event's signature": (event) => ({
    payload: JSON.stringify(event),
    signature: signed({ ...event, id: 'evt_other' }).signature,
  }),
  old: (event, random) => signed(event, minutesAgo(WEBHOOK_TOLERANCE_SECONDS / 60 + 0.1 + random.upTo(500_000))),
  'old, dated anew': (event, random) => {
    const { payload, signature } = signed(event, minutesAgo(10 + random.upTo(10_000)));
    return { payload, signature: signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000)}`) };
  },
  'old beside a new date': (event) => {
    const { payload, signature } = signed(event, minutesAgo(60));
    return { payload, signature: `t=${Math.floor(Date.now() / 1000)},${signature}` };
  },
  'another scheme': (event) => {
    const { payload, signature } = signed(event);
    return { payload, signature: signature.replace('v1=', 'v0=') };
  },
  'cut signature': (event, random) => {
    const { payload, signature } = signed(event);
    return { payload, signature: signature.slice(0, -1 - random.upTo(20)) };
  },
  'no date': (event) => {
    const { payload, signature } = signed(event);
    return { payload, signature: signature.replace(/t=\d+,/, '') };
  },
};

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
