/** Durations in milliseconds. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const PASSKEY_CHALLENGE_MINUTES = 5;
export const RESET_LINK_HOURS = 24;
export const SESSION_HOURS = 24;
export const REMEMBERED_SESSION_DAYS = 30;
/** How long a browser remembers the referral link that it followed. */
export const REFERRAL_LINK_DAYS = 30;
/** How long one referral credit boosts a profile. */
export const BOOST_HOURS = 24;

/** Days between an account's deletion request and its erasure. */
export const DELETION_GRACE_DAYS = 30;
/** An account whose email is still unconfirmed after this many days is erased. */
export const UNVERIFIED_ACCOUNT_DAYS = 30;
/** How long an audit event is stored. The table refuses to delete it earlier. */
export const AUDIT_DAYS = 400;
/** How long support tickets and contact messages are stored. */
export const SUPPORT_TICKET_DAYS = 730;
/** How long analyzed calls are stored with their transcripts. */
export const CALL_DAYS = 365;
/** How long a deleted call can be restored. */
export const CALL_RESTORE_MINUTES = 10;

/** How long screens show or remember things. */
export const TOAST_MS = {
  default: 2000,
  failed: 4000,
  action: 6000,
  signedIn: 4000,
  resetEmail: 6000,
  unpaid: 8000,
} as const;
export const TOOLTIP_DELAY_MS = 700;
export const HOME_SKELETON_MS = 100;
/** How long the page that a visitor wanted to open is remembered during sign-in. */
export const RETURN_TO_MS = 3_600_000;
/** How long an interrupted unlock can be resumed. */
export const PENDING_UNLOCK_MS = 600_000;
/** How long the typing indicator stays after the last typing event. */
export const TYPING_MS = 5000;
/** A play counts as a view once it has lasted this long. */
export const VIEW_MIN_MS = 3000;
