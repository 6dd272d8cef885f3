import type { AuditEvent } from '#contract/audit.ts';

/** The account that an event affects, unless its own did it: naming it twice would hide the rows in which somebody else did. */
export const affectedOf = ({ actor, subject }: Pick<AuditEvent, 'actor' | 'subject'>) =>
  subject?.id === actor?.id ? null : subject;

/** The values of these are codes. */
const CODES: readonly string[] = ['account', 'positionId', 'videoId', 'ticketId'];

/** The beginning of a code tells it from others; the file has the whole. */
export const shownOf = (name: string, value: unknown) =>
  CODES.includes(name) ? String(value).slice(0, 8) : String(value);
