import type { Database } from '../../platform/db/client.ts';
import type { Payments } from '../providers/payments.ts';
import { readSimulated, writeSimulated } from './documents.ts';

export interface SimulatedPaymentsOptions {
  db: Database;
  clock: () => Date;
  publicUrl: string;
}

export const plain = (uuid: string) => uuid.replaceAll('-', '');

/** The checkouts of simulated payments: opened, read and closed like those of a real provider. */
export function simulatedCheckouts(
  { db, clock, publicUrl }: SimulatedPaymentsOptions,
  prices: Payments['prices'],
): Pick<Payments, 'openCheckout' | 'readCheckout' | 'closeCheckout'> {
  return {
    async openCheckout({ reference, kind, customerId, successUrl, cancelUrl, expiresAt }) {
      const id = `sim_cs_${plain(reference)}`;
      await writeSimulated(
        db,
        'checkout',
        {
          id,
          customerId,
          document: {
            state: 'open',
            kind,
            reference,
            amount: prices[kind],
            successUrl,
            cancelUrl,
            expiresAt: expiresAt.toISOString(),
            wasDeclined: false,
            paymentId: null,
            subscriptionId: null,
          },
        },
        { isNew: true },
      );
      return { id, url: `${publicUrl}/checkout/simulated/${id}` };
    },

    async readCheckout(id) {
      const found = await readSimulated(db, 'checkout', id);
      if (!found) return null;
      const { state, reference, amount, paymentId, subscriptionId, expiresAt } = found.document;
      const isOver = state === 'open' && new Date(expiresAt) <= clock();
      return { id, reference, state: isOver ? 'expired' : state, amount, paymentId, subscriptionId };
    },

    async closeCheckout(id) {
      await db.transaction().execute(async (trx) => {
        const found = await readSimulated(trx, 'checkout', id, { isLocking: true });
        if (found?.document.state !== 'open') return;
        await writeSimulated(trx, 'checkout', { ...found, document: { ...found.document, state: 'expired' } });
      });
    },
  };
}
