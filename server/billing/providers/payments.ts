import { ServiceUnavailable } from '../../platform/http/failure.ts';
import type { Money } from '#contract/fields/numbers.ts';

/** What is bought: the reference is the checkout's own id, and the same order again is the same checkout. */
export interface Order {
  reference: string;
  kind: 'unlock' | 'premium';
  customerId: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

export interface CheckoutSnapshot {
  id: string;
  reference: string | null;
  state: 'open' | 'paid' | 'expired';
  amount: Money;
  /** Of an unlock that is paid. */
  paymentId: string | null;
  /** Of premium that is paid. */
  subscriptionId: string | null;
}

export interface SubscriptionSnapshot {
  id: string;
  customerId: string;
  state: 'starting' | 'active' | 'past_due' | 'ended';
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
}

export interface InvoiceSnapshot {
  id: string;
  customerId: string;
  subscriptionId: string | null;
  number: string | null;
  state: 'paid' | 'open' | 'void';
  amount: Money;
  paymentId: string | null;
  createdAt: Date;
  url: string | null;
}

/** A payment that went through. */
export interface PaymentSnapshot {
  id: string;
  customerId: string | null;
  amount: Money;
  refundedMinor: number;
}

/** Something at the provider that changed and is to be read again. */
export interface PaymentObject {
  kind: 'checkout' | 'subscription' | 'invoice' | 'payment';
  id: string;
}

export interface WebhookEvent {
  id: string;
  type: string;
  /** Null for events that concern nothing here. */
  object: PaymentObject | null;
}

/** The provider's word on money. Reads give its truth at the time of asking, null for what it does not know. */
export interface Payments {
  provider: 'simulated' | 'stripe';
  /** What it takes. */
  prices: { unlock: Money; premium: Money };
  /** The same company gives the same customer. */
  createCustomer(company: { id: string; name: string; email: string }): Promise<string>;
  /** Erases name and email there; what was paid stays. */
  forgetCustomer(id: string): Promise<void>;
  openCheckout(order: Order): Promise<{ id: string; url: string }>;
  readCheckout(id: string): Promise<CheckoutSnapshot | null>;
  /** It can't be paid any more; one that is paid stays paid. */
  closeCheckout(id: string): Promise<void>;
  readSubscription(id: string): Promise<SubscriptionSnapshot | null>;
  setCancelAtPeriodEnd(id: string, isEnding: boolean): Promise<void>;
  endSubscription(id: string): Promise<void>;
  readInvoice(id: string): Promise<InvoiceSnapshot | null>;
  listInvoices(customerId: string): Promise<InvoiceSnapshot[]>;
  readPayment(id: string): Promise<PaymentSnapshot | null>;
  /** Every payment that went through, newest first. */
  listPayments(): AsyncIterable<PaymentSnapshot>;
  /** Gives all of it back; again changes nothing. */
  refund(paymentId: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /**
   * Reads a webhook's raw body, or null where there are none.
   * @throws where the signature is missing, wrong or too old.
   */
  readWebhook: ((body: Buffer, signature: string, now: Date) => WebhookEvent) | null;
}

/** The provider does not answer; asking again later may help. */
export class PaymentsUnavailable extends ServiceUnavailable {
  constructor(message: string, options?: ErrorOptions) {
    super('payments_unavailable', message, options);
  }
}

declare module '../../platform/context.ts' {
  interface Context {
    payments: Payments;
  }
}
