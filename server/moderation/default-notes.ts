/** What is kept where an admin gives no notes. */
export const DEFAULT_NOTES = { approved: 'Approved by admin', rejected: 'Rejected by admin' } as const;
