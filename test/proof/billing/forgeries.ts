import { WEBHOOK_TOLERANCE_SECONDS } from '#contract/billing/checkouts.ts';
import type { Random } from '../../fixtures/random.ts';
import type { StripeEvent } from '../../stripe/objects.ts';
import { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, signed } from '../../stripe/server.ts';

export interface Delivery {
  payload: string;
  signature: string | undefined;
}

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Each turns a genuine event into one that must be refused. */
export const forgeries: Record<string, (event: StripeEvent, random: Random) => Delivery> = {
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
