export const MODERATION_STATES = ['pending', 'approved', 'rejected'] as const;
