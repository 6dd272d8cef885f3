import type { AuditEvent } from '#contract/audit.ts';

/** The account that an event affects, if someone else caused it: repeating the actor would hide those rows. */
export const affectedOf = ({ actor, subject }: Pick<AuditEvent, 'actor' | 'subject'>) =>
  subject?.id === actor?.id ? null : subject;

/** Details whose values are codes. */
const CODES: readonly string[] = [
  'account',
  'positionId',
  'videoId',
  'ticketId',
  'apiKeyId',
  'endpointId',
  'contestId',
];

/** The first characters identify a code; the exported file has all of it. */
export const shownOf = (name: string, value: unknown) =>
  CODES.includes(name) ? String(value).slice(0, 8) : String(value);
