import { REFERRAL_CODE_MAX } from '#contract/values/limits.ts';

/** Readers of values in a URL's query: each returns undefined for anything it does not accept. */
export const idOf = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : undefined;

/** The router parses "42" as a number; it counts as text here. */
export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A UTC day such as "2026-11-21". */
export const dayOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;

export const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice === value);

/** The referral code that a visitor followed, passed from page to page until they register. */
export interface ReferralSearch {
  ref?: string;
}

export function referralSearch(query: Record<string, unknown>): ReferralSearch {
  const ref = textOf(query.ref);
  return ref === undefined ? {} : { ref: ref.slice(0, REFERRAL_CODE_MAX) };
}

/** Search of the sign-in pages: `mode=register` opens the registration form. */
export interface AuthSearch extends ReferralSearch {
  mode?: 'register';
}

export const authSearch = (query: Record<string, unknown>): AuthSearch => ({
  ...(query.mode === 'register' ? { mode: 'register' } : {}),
  ...referralSearch(query),
});

/** The checkout that the payment page returns from. Its `success` parameter proves nothing and is ignored. */
export function checkoutSearch(query: Record<string, unknown>): { checkout?: string } {
  const checkout = idOf(query.checkout);
  return checkout ? { checkout } : {};
}
