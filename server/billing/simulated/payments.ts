import { SIMULATED_PREMIUM_PRICE, SIMULATED_UNLOCK_PRICE } from '#contract/values/product.ts';
import type { InvoiceSnapshot, PaymentSnapshot, Payments } from '../providers/payments.ts';
import { type SimulatedPaymentsOptions, plain, simulatedCheckouts } from './provider-checkouts.ts';
import { type Simulated, listSimulated, readSimulated, writeSimulated } from './documents.ts';

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

    ...simulatedCheckouts({ db, clock, publicUrl }, prices),

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
