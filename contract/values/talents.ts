export const WORK_TYPES = ['on-site', 'hybrid', 'remote'] as const;
export const DEFAULT_POSITION_TITLE = 'Sales Closer';
