import { ServiceUnavailable } from '../../platform/http/failure.ts';
import type { Money } from '#contract/fields/numbers.ts';

/** What is bought. The reference is the checkout's own id; repeating an order opens the same checkout. */
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
  /** Set only for a paid unlock. */
  paymentId: string | null;
  /** Set only for a paid premium checkout. */
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

/** An object at the provider that changed and must be read again. */
export interface PaymentObject {
  kind: 'checkout' | 'subscription' | 'invoice' | 'payment';
  id: string;
}

export interface WebhookEvent {
  id: string;
  type: string;
  /** Null for irrelevant events. */
  object: PaymentObject | null;
}

/** A payment provider. Reads return its current state, or null for unknown ids. */
export interface Payments {
  provider: 'simulated' | 'stripe';
  /** The prices that it charges. */
  prices: { unlock: Money; premium: Money };
  /** Idempotent for each company. */
  createCustomer(company: { id: string; name: string; email: string }): Promise<string>;
  /** Deletes name and email at the provider. Payments are retained. */
  deleteCustomer(id: string): Promise<void>;
  openCheckout(order: Order): Promise<{ id: string; url: string }>;
  readCheckout(id: string): Promise<CheckoutSnapshot | null>;
  /** Closes a checkout so that it can't be paid any more. A paid one is unchanged. */
  closeCheckout(id: string): Promise<void>;
  readSubscription(id: string): Promise<SubscriptionSnapshot | null>;
  setCancelAtPeriodEnd(id: string, isEnding: boolean): Promise<void>;
  endSubscription(id: string): Promise<void>;
  readInvoice(id: string): Promise<InvoiceSnapshot | null>;
  listInvoices(customerId: string): Promise<InvoiceSnapshot[]>;
  readPayment(id: string): Promise<PaymentSnapshot | null>;
  /** Lists all successful payments, newest first. */
  listPayments(): AsyncIterable<PaymentSnapshot>;
  /** Refunds the full amount. Idempotent. */
  refund(paymentId: string): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /**
   * Verifies and parses the raw body of a webhook; null for a provider without webhooks.
   * @throws when the signature is missing, wrong or too old.
   */
  readWebhook: ((body: Buffer, signature: string, now: Date) => WebhookEvent) | null;
}

/** The provider did not respond. Retrying later may help. */
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
