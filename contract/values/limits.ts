/** The maximum number of characters of each text that people write. */
export const SCRIPT_MAX = 4000;
export const CUE_TEXT_MAX = 200;
export const PASSKEY_NAME_MAX = 60;
export const REFERRAL_CODE_MAX = 20;
export const SEARCH_TEXT_MAX = 80;
export const CONTACT_NOTES_MAX = 4000;
export const MESSAGE_MAX = 4000;
export const REPORT_MAX = 1000;
/** The maximum number of message templates that a company stores. */
export const TEMPLATES_MAX = 50;
export const TEMPLATE_NAME_MAX = 60;
/** The fields that a message template can contain: {firstName}. */
export const TEMPLATE_FIELDS = ['firstName', 'position', 'company'] as const;
export const MODERATION_NOTES_MAX = 500;
export const SUPPORT_NAME_MAX = 120;
export const SUPPORT_SUBJECT_MAX = 160;
export const SUPPORT_MESSAGE_MAX = 4000;
export const JOB_DESCRIPTION_MAX = 10_000;
export const SURVEY_COMMENTS_MAX = 2000;
/** The minimum length of a corporate email address. */
export const CORPORATE_EMAIL_MIN = 6;
export const PHONE_DIGITS_MAX = 15;
/** The minimum age for an account, as stated in the terms. */
export const AGE_MIN = 16;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** The minimum length of a password that is changed on the profile pages. */
export const PASSWORD_CHANGE_MIN = 6;

export const MAX_VIDEO_BYTES = 100 * 1024 * 1024;
export const MAX_VIDEO_SECONDS = 120;
export const LOGO_BYTES_MAX = 2 * 1024 * 1024;
export const UPLOAD_CHUNK_BYTES = 25 * 1024 * 1024;
/** The recorder's camera: front-facing, portrait 3:4. */
export const CAMERA = { width: 480, height: 640, maxWidth: 720, maxHeight: 960, aspectRatio: 0.75 } as const;
/** The largest display size, in pixels, of a landscape video that is rotated upright. */
export const ROTATED_MAX = { width: 400, height: 600 } as const;
export const CUES_MAX = 400;

export const SEARCH_PAGE_SIZE = 20;
export const CITY_SUGGESTIONS = 8;
export const SKILL_SUGGESTIONS = 8;
/** The maximum number of a company's campaigns that are open at once, so that none crowds out the others' campaigns. */
export const OPEN_CAMPAIGNS_MAX = 50;
/** The maximum number of searches that a company saves: each with alerts is repeated every day. */
export const SAVED_SEARCHES_MAX = 100;
/** The maximum number of people that a company selects at once. */
export const SELECTION_MAX = 50;
/** Lifetimes to choose from for a shortlist's link. */
export const SHORTLIST_DAYS = [7, 14, 30] as const;
/** The maximum number of candidates in one bias analysis. */
export const BIAS_CANDIDATES_MAX = 50;
