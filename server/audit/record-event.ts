import { channel } from 'node:diagnostics_channel';
import type { AuditKind } from '#contract/audit.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { type Kysely, sql } from 'kysely';
import { AUDIT_DAYS } from '#contract/values/durations.ts';
import type { Context } from '../platform/context.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountPart } from '../platform/account-part.ts';

export interface NewAuditEvent {
  kind: AuditKind;
  /** The account that acted; null for a visitor or the operator's command line. */
  actorId?: string | null;
  /** The account that was affected. */
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

/** Deletes events past their retention. A trigger of the table refuses to delete newer ones. */
export async function deleteOldEvents({ db }: Pick<Context, 'db'>) {
  await db
    .deleteFrom('audit_events')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${AUDIT_DAYS + 1})`)
    .execute();
}

/** Writes a log line for each audit event, with ids and codes only. @returns a function that stops it */
export function logAuditEvents(log: FastifyBaseLogger) {
  const write = (message: unknown) => {
    const { kind, actorId = null, subjectId = null, details = {} } = message as NewAuditEvent;
    log.info({ audit: kind, actorId, subjectId, ...details });
  };
  auditChannel.subscribe(write);
  return () => auditChannel.unsubscribe(write);
}

export const auditPart: AccountPart = {
  tables: { audit_events: { by: 'actor_id', without: ['subject_id'] } },
};
