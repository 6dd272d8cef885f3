import type Stripe from 'stripe';
import type {
  CheckoutSnapshot,
  InvoiceSnapshot,
  PaymentObject,
  PaymentSnapshot,
  SubscriptionSnapshot,
  WebhookEvent,
} from './payments.ts';

const idOf = (ref: string | { id: string } | null | undefined) => (typeof ref === 'string' ? ref : (ref?.id ?? null));
const money = (amountMinor: number, currency: string) => ({ amountMinor, currency: currency.toUpperCase() });
const at = (seconds: number) => new Date(seconds * 1000);

export const toCheckout = (session: Stripe.Checkout.Session): CheckoutSnapshot => ({
  id: session.id,
  reference: session.client_reference_id,
  // A session can be complete while its payment is still pending; it stays open until the money has arrived.
  state:
    session.status === 'complete' && session.payment_status !== 'unpaid'
      ? 'paid'
      : session.status === 'expired'
        ? 'expired'
        : 'open',
  amount: money(session.amount_total ?? 0, session.currency ?? 'EUR'),
  paymentId: idOf(session.payment_intent),
  subscriptionId: idOf(session.subscription),
});

const SUBSCRIPTION_STATES: Record<string, SubscriptionSnapshot['state']> = {
  incomplete: 'starting',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

export function toSubscription(subscription: Stripe.Subscription): SubscriptionSnapshot {
  const ends = subscription.items.data.map((item) => item.current_period_end);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer)!,
    state: SUBSCRIPTION_STATES[subscription.status] ?? 'past_due',
    currentPeriodEnd: ends.length > 0 ? at(Math.min(...ends)) : null,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
  };
}

export function toInvoice(invoice: Stripe.Invoice): InvoiceSnapshot {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  return {
    id: invoice.id,
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    state: invoice.status === 'paid' ? 'paid' : invoice.status === 'open' ? 'open' : 'void',
    amount: money(invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due, invoice.currency),
    paymentId: idOf(paid?.payment.payment_intent),
    createdAt: at(invoice.created),
    url: invoice.hosted_invoice_url ?? null,
  };
}

export function toPayment(intent: Stripe.PaymentIntent): PaymentSnapshot {
  const charge = intent.latest_charge;
  return {
    id: intent.id,
    customerId: idOf(intent.customer),
    amount: money(intent.amount_received, intent.currency),
    refundedMinor: charge && typeof charge === 'object' ? charge.amount_refunded : 0,
  };
}

/** The object that an event is about. Nothing else in an event is trusted. */
export function objectOf(event: Stripe.Event): WebhookEvent['object'] {
  const object = event.data.object as unknown as { id?: unknown; payment_intent?: string | { id: string } | null };
  const about = (kind: PaymentObject['kind'], id: unknown) =>
    typeof id === 'string' && /^[A-Za-z0-9_]{1,100}$/.test(id) ? { kind, id } : null;
  if (event.type.startsWith('checkout.session.')) return about('checkout', object.id);
  if (event.type.startsWith('customer.subscription.')) return about('subscription', object.id);
  if (/^invoice\.(?:paid|payment_|voided|updated)/.test(event.type)) return about('invoice', object.id);
  if (/^(?:charge\.refund|refund\.)/.test(event.type)) return about('payment', idOf(object.payment_intent));
  return null;
}
