import type { FastifyBaseLogger } from 'fastify';
import { type NewAuditEvent, auditChannel } from './record-event.ts';

/** Writes a log line per audit event: ids and codes, no address and nothing personal. @returns how to stop */
export function logAuditEvents(log: FastifyBaseLogger) {
  const write = (message: unknown) => {
    const { kind, actorId = null, subjectId = null, details = {} } = message as NewAuditEvent;
    log.info({ audit: kind, actorId, subjectId, ...details });
  };
  auditChannel.subscribe(write);
  return () => auditChannel.unsubscribe(write);
}
