/** The maximum number of characters of each text that people write. */
export const SCRIPT_MAX = 4000;
export const CUE_TEXT_MAX = 200;
export const PASSKEY_NAME_MAX = 60;
export const REFERRAL_CODE_MAX = 20;
export const SEARCH_TEXT_MAX = 80;
export const CONTACT_NOTES_MAX = 4000;
export const MESSAGE_MAX = 4000;
export const REPORT_MAX = 1000;
export const MODERATION_NOTES_MAX = 500;
export const SUPPORT_NAME_MAX = 120;
export const SUPPORT_SUBJECT_MAX = 160;
export const SUPPORT_MESSAGE_MAX = 4000;
export const JOB_DESCRIPTION_MAX = 10_000;
export const SURVEY_COMMENTS_MAX = 2000;
