import { randomUUID } from 'node:crypto';
import type { Session, Charge, PaymentIntent, Subscription, Invoice, StripeEvent } from './objects.ts';

const MONTH_SECONDS = 30 * 86_400;

/** Events at Stripe: buyers pay, cards fail, operators refund. Every change creates events. */
export function createAccount(now: () => Date = () => new Date()) {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;
  const sessions = new Map<string, Session>();
  const payments = new Map<string, PaymentIntent>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const forgottenCustomers = new Set<string>();
  const events: StripeEvent[] = [];

  function emit(type: string, object: { id: string; object: string; payment_intent?: string | null }) {
    events.push({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      type,
      created: seconds(),
      data: { object: structuredClone(object) },
    });
  }

  function takeMoney(customer: string, amount: number, currency: string): PaymentIntent {
    const id = newId('pi');
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount,
      amount_refunded: 0,
      currency,
      payment_intent: id,
    };
    const payment: PaymentIntent = {
      id,
      object: 'payment_intent',
      status: 'succeeded',
      customer,
      amount_received: amount,
      currency,
      created: seconds(),
      charge,
    };
    payments.set(id, payment);
    emit('payment_intent.succeeded', payment);
    emit('charge.succeeded', charge);
    return payment;
  }

  function bill(subscription: Subscription, isPaid: boolean) {
    const { customer, amount, currency } = subscription;
    const invoice: Invoice = {
      id: newId('in'),
      object: 'invoice',
      customer,
      subscription: subscription.id,
      number: `CL-${invoices.size + 1}`,
      status: isPaid ? 'paid' : 'open',
      amount_due: amount,
      amount_paid: isPaid ? amount : 0,
      currency,
      created: seconds(),
      payment_intent: isPaid ? takeMoney(customer, amount, currency).id : null,
    };
    invoices.set(invoice.id, invoice);
    emit(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return invoice;
  }

  return {
    sessions,
    payments,
    subscriptions,
    invoices,
    forgottenCustomers,
    events,
    seconds,
    newId,

    /** A buyer pays an open checkout. @returns false if it is not open. */
    pay(sessionId: string): boolean {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') return false;
      session.status = 'complete';
      session.payment_status = 'paid';
      const { customer, amount_total, currency } = session;
      if (session.mode === 'payment') session.payment_intent = takeMoney(customer, amount_total, currency).id;
      else {
        const subscription: Subscription = {
          id: newId('sub'),
          object: 'subscription',
          customer,
          status: 'active',
          cancel_at_period_end: false,
          amount: amount_total,
          currency,
          current_period_end: seconds() + MONTH_SECONDS,
        };
        subscriptions.set(subscription.id, subscription);
        session.subscription = subscription.id;
        emit('customer.subscription.created', subscription);
        session.invoice = bill(subscription, true).id;
      }
      emit('checkout.session.completed', session);
      return true;
    },

    expire(sessionId: string): boolean {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') return false;
      session.status = 'expired';
      session.url = null;
      emit('checkout.session.expired', session);
      return true;
    },

    /** Ends a period: the subscription is renewed, fails to renew, or ends. */
    renew(subscriptionId: string, { works }: { works: boolean }) {
      const subscription = subscriptions.get(subscriptionId);
      if (!subscription || subscription.status === 'canceled') return;
      if (subscription.cancel_at_period_end) return void this.cancel(subscriptionId);
      bill(subscription, works);
      subscription.status = works ? 'active' : 'past_due';
      if (works) subscription.current_period_end += MONTH_SECONDS;
      emit('customer.subscription.updated', subscription);
    },

    setCancelAtPeriodEnd(subscriptionId: string, isEnding: boolean): boolean {
      const subscription = subscriptions.get(subscriptionId);
      if (!subscription || subscription.status === 'canceled') return false;
      subscription.cancel_at_period_end = isEnding;
      emit('customer.subscription.updated', subscription);
      return true;
    },

    cancel(subscriptionId: string): boolean {
      const subscription = subscriptions.get(subscriptionId);
      if (!subscription || subscription.status === 'canceled') return false;
      subscription.status = 'canceled';
      emit('customer.subscription.deleted', subscription);
      return true;
    },

    /** @returns false if nothing is left to refund. */
    refund(paymentId: string, amount?: number): boolean {
      const charge = payments.get(paymentId)?.charge;
      const left = charge ? charge.amount - charge.amount_refunded : 0;
      if (!charge || left === 0) return false;
      charge.amount_refunded += Math.min(amount ?? left, left);
      emit('charge.refunded', charge);
      return true;
    },
    /** The whole refund fails at the bank, days later. */
    failRefund(paymentId: string) {
      const { charge } = payments.get(paymentId)!;
      charge.amount_refunded = 0;
      emit('refund.failed', { id: newId('re'), object: 'refund', payment_intent: paymentId });
    },
  };
}
export type Account = ReturnType<typeof createAccount>;
