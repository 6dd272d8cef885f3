import Stripe from 'stripe';
import { PaymentsUnavailable } from './payments.ts';

export function hostOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
  };
}

/** @throws PaymentsUnavailable when Stripe does not answer or limits the rate. */
export async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const isAway = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind);
    throw isAway ? new PaymentsUnavailable('Stripe does not answer', { cause: error }) : error;
  }
}

/** Returns null when Stripe has no such object, or its state does not allow the request. @throws PaymentsUnavailable */
export async function askAbout<T>(question: () => Promise<T>): Promise<T | null> {
  try {
    return await ask(question);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}
