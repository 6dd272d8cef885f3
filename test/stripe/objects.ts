/** The objects of a Stripe account that the product uses, in the format of API version 2026-10-28. Times in seconds. */
export interface Session {
  id: string;
  object: 'checkout.session';
  mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string | null;
  customer: string;
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  subscription: string | null;
  invoice: string | null;
  url: string | null;
  success_url: string;
  expires_at: number;
}
export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  payment_intent: string;
}
export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  status: 'succeeded';
  customer: string;
  amount_received: number;
  currency: string;
  created: number;
  charge: Charge;
}
export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  amount: number;
  currency: string;
  current_period_end: number;
}
export interface Invoice {
  id: string;
  object: 'invoice';
  customer: string;
  subscription: string;
  number: string;
  status: 'paid' | 'open' | 'void';
  amount_due: number;
  amount_paid: number;
  currency: string;
  created: number;
  payment_intent: string | null;
}
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  type: string;
  created: number;
  data: { object: { id: string; object: string } };
}
