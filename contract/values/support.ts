export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
