export const TOAST_MS = { default: 2000, signedIn: 4000, resetEmail: 6000 } as const;
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
