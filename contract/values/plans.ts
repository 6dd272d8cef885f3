/** What the plans cost and include. Amounts are minor units. */
export const UNLOCK_PRICE = { amountMinor: 600, currency: 'EUR' } as const;
export const PREMIUM_PRICE = { amountMinor: 6500, currency: 'EUR' } as const;
/** Prices of the simulated payment provider, in the ISO 4217 code for tests. */
export const SIMULATED_UNLOCK_PRICE = { amountMinor: 9900, currency: 'XTS' } as const;
export const SIMULATED_PREMIUM_PRICE = { amountMinor: 6500, currency: 'XTS' } as const;

export const FREE_UNLOCKS_PER_DAY = 1;
export const FREE_FAVOURITES = 5;
/** An unlock is refunded as a credit when the talent doesn't reply within this many days. */
export const REPLY_GUARANTEE_DAYS = 7;
/** Premium stays active for this many days after a failed renewal. */
export const PAST_DUE_GRACE_DAYS = 7;
