import { channel } from 'node:diagnostics_channel';
import type { Kysely } from 'kysely';
import type { AuditKind } from '#contract/audit.ts';
import type { DB } from '../platform/db/schema.gen.ts';

export interface NewAuditEvent {
  kind: AuditKind;
  /** The account that acted; null for a visitor or the operator's command line. */
  actorId?: string | null;
  /** The account or object that was affected. */
  subjectId?: string | null;
  /** The network of the request, from `networkOf`. */
  address?: string | null | undefined;
  /** Codes, counts and route names; never an email, a name or typed text. */
  details?: Record<string, string | number | boolean | null>;
}

/** Publishes every written event; the server logs them. */
export const auditChannel = channel('closeup:audit');

/** Adds an event to the audit trail, inside the caller's transaction if there is one. */
export async function recordEvent(db: Kysely<DB>, event: NewAuditEvent) {
  const { kind, actorId = null, subjectId = null, address = null, details = {} } = event;
  await db
    .insertInto('audit_events')
    .values({ kind, actor_id: actorId, subject_id: subjectId, address, details: JSON.stringify(details) })
    .execute();
  auditChannel.publish(event);
}
