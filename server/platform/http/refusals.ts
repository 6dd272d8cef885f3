import type { AuditKind } from '#contract/audit.ts';

export type RefusalKind = Extract<AuditKind, 'access_refused' | 'foreign_origin_refused' | 'rate_limited'>;
export interface Refusal {
  actorId: string | null;
  address: string | null;
  /** The route's name, or the path's prefix if no route was matched. */
  route: string;
}

export interface Refusals {
  /** Returns at once and writes to the audit trail in the background. */
  note(kind: RefusalKind, refusal: Refusal): void;
  close(): Promise<void>;
}
