import type { Random } from '../fixtures/random.ts';
import type { StripeEvent } from './objects.ts';
import { signed } from './server.ts';

/** Delivers events repeatedly and out of order, and retries until the server responds with 200. */
export function createDelivery(random: Random, post: (payload: string, signature: string) => Promise<boolean>) {
  const waiting: StripeEvent[] = [];
  let delivered = 0;
  let refused = 0;
  return {
    waiting,
    delivered: () => delivered,
    refused: () => refused,
    add(events: StripeEvent[], copies: number) {
      for (const event of events)
        for (let copy = 0; copy < copies; copy++) waiting.splice(random.upTo(waiting.length + 1), 0, event);
    },
    /** Delivers this many events, eight at a time, from random positions in the queue. */
    async deliver(count: number) {
      const until = delivered + count;
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          while (delivered < until && waiting.length > 0) {
            const [event] = waiting.splice(random.upTo(waiting.length), 1);
            const { payload, signature } = signed(event!);
            if (await post(payload, signature).catch(() => false)) delivered++;
            else {
              refused++;
              waiting.push(event!);
              await new Promise((resolve) => setTimeout(resolve, 50));
            }
          }
        }),
      );
    },
  };
}
