import type { AuditKind } from '#contract/audit.ts';

/** A kind of refused request. */
export type RefusalKind = Extract<AuditKind, 'access_refused' | 'foreign_origin_refused' | 'rate_limited'>;
export interface Refusal {
  actorId: string | null;
  address: string | null;
  /** Name of the route, or of the door that is none. */
  route: string;
}

export interface Refusals {
  /** Returns at once; the trail is written behind it. */
  note(kind: RefusalKind, refusal: Refusal): void;
  close(): Promise<void>;
}
