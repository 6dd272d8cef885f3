/** The minimum length of a corporate email address. */
export const CORPORATE_EMAIL_MIN = 6;
export const PHONE_DIGITS_MAX = 15;
/** The minimum length of a password that is changed on the profile pages. */
export const PASSWORD_CHANGE_MIN = 6;
export const PASSKEY_CHALLENGE_MINUTES = 5;

export const RESET_LINK_HOURS = 24;
export const SESSION_HOURS = 24;
export const REMEMBERED_SESSION_DAYS = 30;

/** How long a browser remembers the referral link that it followed. */
export const REFERRAL_LINK_DAYS = 30;
/** How long one referral credit boosts a profile. */
export const BOOST_HOURS = 24;

/** The archive with everything stored about an account. It is a file, not a route of the API. */
export const EXPORT_PATH = '/downloads/account.zip';
