import { SIMULATED_PREMIUM_PRICE, SIMULATED_UNLOCK_PRICE } from '#contract/values/product.ts';
import type { Database } from '../../platform/db/client.ts';
import type { InvoiceSnapshot, PaymentSnapshot, Payments } from '../providers/payments.ts';
import { type Simulated, listSimulated, readSimulated, writeSimulated } from './documents.ts';

interface SimulatedPaymentsOptions {
  db: Database;
  clock: () => Date;
  publicUrl: string;
}

/**
 * Payments that charge nothing, in the currency code reserved for tests. They store their own documents and go through the same
 * states as a real provider. The checkout page is /checkout/simulated/{id}.
 */
export function simulatedPayments({ db, clock, publicUrl }: SimulatedPaymentsOptions): Payments {
  const prices = { unlock: SIMULATED_UNLOCK_PRICE, premium: SIMULATED_PREMIUM_PRICE };
  return {
    provider: 'simulated',
    prices,

    createCustomer: ({ id }) => Promise.resolve(`sim_cus_${plain(id)}`),

    /** Neither name nor email is stored. */
    deleteCustomer: () => Promise.resolve(),

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

    async readSubscription(id) {
      const found = await readSimulated(db, 'subscription', id);
      if (!found) return null;
      const { state, currentPeriodEnd, cancelAtPeriodEnd } = found.document;
      return {
        id,
        customerId: found.customerId,
        state,
        currentPeriodEnd: new Date(currentPeriodEnd),
        cancelAtPeriodEnd,
      };
    },

    setCancelAtPeriodEnd: (id, cancelAtPeriodEnd) => changeSubscription(id, { cancelAtPeriodEnd }),
    endSubscription: (id) => changeSubscription(id, { state: 'ended' }),

    async readInvoice(id) {
      const found = await readSimulated(db, 'invoice', id);
      return found && toInvoice(found);
    },

    listInvoices: async (customerId) => (await listSimulated(db, 'invoice', customerId)).map(toInvoice),

    async readPayment(id) {
      const found = await readSimulated(db, 'payment', id);
      return found && toPayment(found);
    },

    async *listPayments() {
      for (const payment of await listSimulated(db, 'payment')) yield toPayment(payment);
    },

    async refund(paymentId) {
      await db.transaction().execute(async (trx) => {
        const found = await readSimulated(trx, 'payment', paymentId, { isLocking: true });
        if (!found) return;
        const { amount } = found.document;
        await writeSimulated(trx, 'payment', { ...found, document: { amount, refundedMinor: amount.amountMinor } });
      });
    },

    openPortal: (_customerId, returnUrl) => Promise.resolve(returnUrl),
    readWebhook: null,
  };

  async function changeSubscription(id: string, change: Partial<Simulated<'subscription'>['document']>): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const found = await readSimulated(trx, 'subscription', id, { isLocking: true });
      if (!found || found.document.state === 'ended') return;
      await writeSimulated(trx, 'subscription', { ...found, document: { ...found.document, ...change } });
    });
  }
}

const plain = (uuid: string) => uuid.replaceAll('-', '');

const toInvoice = ({ id, customerId, document }: Simulated<'invoice'>): InvoiceSnapshot => ({
  ...document,
  id,
  customerId,
  createdAt: new Date(document.createdAt),
  url: null,
});

const toPayment = ({ id, customerId, document }: Simulated<'payment'>): PaymentSnapshot => ({
  ...document,
  id,
  customerId,
});
