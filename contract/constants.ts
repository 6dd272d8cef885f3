/** Every number and limit of the product, in one place. Sizes in bytes, durations in the unit the name carries. */
export const PRODUCT_NAME = 'Closeup';
export const CONTACT_EMAIL = 'hello@closeup.example';
export const LEGAL_ENTITY = 'Closeup Marketplace, S.L.';
export const LEGAL_ADDRESS = 'Calle del Ejemplo 1, 28001 Madrid, Spain';
/** When the legal texts were last changed, as a UTC day. */
export const LEGAL_UPDATED = '2026-11-21';

export const MAX_VIDEO_BYTES = 100 * 1024 * 1024;
export const MAX_VIDEO_SECONDS = 120;
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-msvideo'] as const;
export const MEDIA_CACHE_SECONDS = 3600;
/** The camera of the recorder: front-facing, portrait 3:4. */
export const CAMERA = { width: 480, height: 640, maxWidth: 720, maxHeight: 960, aspectRatio: 0.75 } as const;
export const UPLOAD_CHUNK_BYTES = 25 * 1024 * 1024;
export const SCRIPT_MAX = 4000;
export const CUES_MAX = 400;
export const CUE_TEXT_MAX = 200;
/** A horizontal video that is turned upright is shown at most this large, in pixels. */
export const ROTATED_MAX = { width: 400, height: 600 } as const;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const CORPORATE_EMAIL_MIN = 6;
export const PERSONAL_EMAIL_DOMAINS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
] as const;
export const PHONE_DIGITS_MAX = 15;
export const RESET_LINK_HOURS = 24;
/** Links mailed to one address in an hour, whoever asks for them; beyond that nothing is sent. */
export const MAILED_LINKS_PER_HOUR = 10;
export const REMEMBERED_SESSION_DAYS = 30;
export const SESSION_HOURS = 24;
/** A session that nobody uses ends after this time, or earlier by its own end. */
export const SESSION_IDLE_MINUTES = 60;
export const REMEMBERED_IDLE_DAYS = 14;
/** Of an admin's session in production, remembered or not. */
export const ADMIN_IDLE_MINUTES = 30;
/** On the profile pages. */
export const PASSWORD_CHANGE_MIN = 6;
/** What could cost somebody their account asks for the password again when it was last given longer ago than this. */
export const RECENT_PROOF_MINUTES = 10;
/** To finish signing in with a code, and to answer a passkey's challenge. */
export const CODE_STEP_MINUTES = 10;
export const PASSKEY_CHALLENGE_MINUTES = 5;
/** To scan the QR code and give the first code. */
export const TWO_STEP_SETUP_MINUTES = 15;
export const CODE_STEP_SECONDS = 30;
export const CODE_DIGITS = 6;
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;
/** After a change of email, the former address can take the account back for this long. */
export const EMAIL_REVERT_DAYS = 14;
/** Between asking for an account's deletion and its erasure. */
export const DELETION_GRACE_DAYS = 30;
/** An account whose email nobody has confirmed by then is erased. */
export const UNVERIFIED_ACCOUNT_DAYS = 30;

export const DEFAULT_POSITION_TITLE = 'Sales Closer';
export const POSITIONS_MAX = 10;
/** Friends that count for one referrer in a UTC day. */
export const REFERRAL_CREDITS_PER_DAY = 10;
export const REFERRAL_CODE_MAX = 20;
export const REFERRAL_LINK_DAYS = 30;
export const BLOCKED_DOMAINS_MAX = 100;
export const BOOST_HOURS = 24;

export const SEARCH_PAGE_SIZE = 20;
/** Where Postgres counts, counts are exact up to this many results; beyond it the screen says "1,000+". */
export const SEARCH_COUNT_CAP = 1000;
export const SEARCH_TEXT_MAX = 80;
/** The least AI scores to choose from, of 10: average, good, excellent. */
export const LEAST_SCORES = [5, 6, 7] as const;
/** At most so many professions, languages and locations are offered as filters, beside the chosen ones. */
export const FILTER_OPTIONS_MAX = 500;
/** What is published or hidden shows in every search within this time. */
export const SEARCH_STALE_MS = 2000;
export const FEATURED_VIDEOS = 12;

export const FREE_FAVOURITES = 5;
export const FREE_UNLOCKS_PER_DAY = 1;
export const UNLOCK_PRICE = { amountMinor: 600, currency: 'EUR' } as const;
export const PREMIUM_PRICE = { amountMinor: 6500, currency: 'EUR' } as const;
/** What the simulated provider takes, in the currency code for tests. */
export const SIMULATED_UNLOCK_PRICE = { amountMinor: 9900, currency: 'XTS' } as const;
export const SIMULATED_PREMIUM_PRICE = { amountMinor: 6500, currency: 'XTS' } as const;
/** Counts unlocks in the ledger. */
export const UNLOCK_UNIT = 'UNL';
export const REPLY_GUARANTEE_DAYS = 7;
/** An unlock that was interrupted is honoured so long. */
export const PENDING_UNLOCK_MS = 600_000;
/** After a renewal fails, premium goes on this long. */
export const PAST_DUE_GRACE_DAYS = 7;
export const CHECKOUT_MINUTES = 60;
export const WEBHOOK_TOLERANCE_SECONDS = 300;
export const CONTACTS_PAGE_SIZE = 50;
export const CONTACT_NOTES_MAX = 4000;
export const MESSAGE_MAX = 4000;
export const CONVERSATIONS_PAGE_SIZE = 30;
export const MESSAGES_PAGE_SIZE = 50;
/** What is left unread so long is told by mail. */
export const UNREAD_MAIL_MINUTES = 10;
/** Somebody counts as writing so long after the last sign of it. */
export const TYPING_MS = 5000;
export const REPORT_MAX = 1000;
export const MODERATION_NOTES_MAX = 500;
export const MODERATION_PAGE_SIZE = 12;
export const COMPANIES_PAGE_SIZE = 20;
export const TICKETS_PAGE_SIZE = 30;
export const SUPPORT_NAME_MAX = 120;
export const SUPPORT_SUBJECT_MAX = 160;
export const SUPPORT_MESSAGE_MAX = 4000;
/** How long an audit event is stored; its table refuses to delete it earlier. */
export const AUDIT_DAYS = 400;
/** What visitors and accounts wrote to the operator is kept so long. */
export const SUPPORT_TICKET_DAYS = 730;
/** A play that lasts this long is a view. */
export const VIEW_MIN_MS = 3000;
export const TREND_DAYS = 7;

/** An analysis of bias compares at most so many candidates. */
export const BIAS_CANDIDATES_MAX = 50;
export const JOB_DESCRIPTION_MAX = 10_000;
export const SURVEY_COMMENTS_MAX = 2000;
/** The least absolute differences of two scores of 100. */
export const BIAS_LEVELS = { high: 20, medium: 10 } as const;
/** More surveys than this share that report bias are an alert. */
export const BIAS_ALERT_SHARE = 0.2;
/** Figures about fewer people or companies are not shown. */
export const LEAST_GROUP = 5;
/** Unlocks per talent profile, in percent. */
export const CONVERSION_LEVELS = { excellent: 15, good: 10 } as const;
/** AI scores of 10: low up to the first, high above the second. */
export const SCORE_BANDS = { low: 5, mid: 7 } as const;

/** Where a visitor wanted to go is remembered for this long. */
export const RETURN_TO_MS = 3_600_000;

export const TOAST_MS = { default: 2000, signedIn: 4000, resetEmail: 6000 } as const;
export const TOOLTIP_DELAY_MS = 700;
export const HOME_SKELETON_MS = 100;
