export const PRODUCT_NAME = 'Closeup';
export const CONTACT_EMAIL = 'hello@closeup.example';
export const LEGAL_ENTITY = 'Closeup Marketplace, S.L.';
/** Followed by the country, in the language of the text. */
export const LEGAL_ADDRESS = 'Calle del Ejemplo 1, 28001 Madrid';
export const LEGAL_COUNTRY = 'ES';
/** The UTC day on which the legal texts last changed. */
export const LEGAL_UPDATED = '2026-11-30';

/** The archive of everything stored about an account. A file download, not an API route. */
export const EXPORT_PATH = '/downloads/account.zip';
/** Replaces a contact until the talent is unlocked. */
export const MASK = '•••';

/** What the plans cost; `plans.ts` says what they include. Amounts are minor units. */
export const UNLOCK_PRICE = { amountMinor: 600, currency: 'EUR' } as const;
export const PREMIUM_PRICE = { amountMinor: 6500, currency: 'EUR' } as const;
/** The ISO 4217 code for tests. Nothing was charged, so screens show such amounts without a currency, beside “test mode”. */
export const TEST_CURRENCY = 'XTS';
/** Prices of the simulated payment provider. */
export const SIMULATED_UNLOCK_PRICE = { amountMinor: 9900, currency: TEST_CURRENCY } as const;
export const SIMULATED_PREMIUM_PRICE = { amountMinor: 6500, currency: TEST_CURRENCY } as const;

/** An unlock is refunded as a credit when the talent doesn't reply within this many days. */
export const REPLY_GUARANTEE_DAYS = 7;
/** Premium stays active for this many days after a failed renewal. */
export const PAST_DUE_GRACE_DAYS = 7;

/** Statistics about fewer people or companies than this are not shown. */
export const LEAST_GROUP = 5;
/** Unlocks per talent profile, in percent. */
export const CONVERSION_LEVELS = { excellent: 15, good: 10 } as const;
/** The estimated worth of an unlock. */
export const REVENUE_PER_UNLOCK = { amountMinor: 1500, currency: 'USD' } as const;
/** Analytics periods in days, as far as the company's plan allows. */
export const ANALYTICS_PERIODS = [7, 30, 90] as const;
/** The share of surveys reporting bias above which an alert is shown. */
export const BIAS_ALERT_SHARE = 0.2;

/** The values that a field can take. */
export const WORK_TYPES = ['on-site', 'hybrid', 'remote'] as const;
/** Filters of the audit trail; `audit.ts` lists the kinds in each. */
export const AUDIT_GROUP_NAMES = ['signIn', 'account', 'exports', 'refusals', 'admin'] as const;
/** The stages of a contact, in order. */
export const CONTACT_STAGES = ['new', 'talking', 'interview', 'offer', 'hired', 'not_a_fit'] as const;
/** The processing steps of an uploaded video, in order. */
export const VIDEO_STEPS = ['inspect', 'transcode', 'poster', 'preview', 'publish'] as const;
/** Minimum years of experience that a search text may ask for. */
export const LEAST_YEARS = [1, 2, 3, 5, 8, 10, 15, 20] as const;
export const DEFAULT_POSITION_TITLE = 'Sales Closer';
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-msvideo'] as const;
export const MODERATION_STATES = ['pending', 'approved', 'rejected'] as const;
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
/** The minimum AI scores, out of 10, that a search can ask for: average, good, excellent. */
export const LEAST_SCORES = [5, 6, 7] as const;
