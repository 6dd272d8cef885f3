/** The values that a field can take. */
export const WORK_TYPES = ['on-site', 'hybrid', 'remote'] as const;
export const DEFAULT_POSITION_TITLE = 'Sales Closer';
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm', 'video/x-msvideo'] as const;
export const MODERATION_STATES = ['pending', 'approved', 'rejected'] as const;
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
/** The minimum AI scores, out of 10, that a search can ask for: average, good, excellent. */
export const LEAST_SCORES = [5, 6, 7] as const;
