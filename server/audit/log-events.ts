import type { FastifyBaseLogger } from 'fastify';
import { type NewAuditEvent, auditChannel } from './record-event.ts';

/** Writes a log line for each audit event, with ids and codes only. @returns a function that stops it */
export function logAuditEvents(log: FastifyBaseLogger) {
  const write = (message: unknown) => {
    const { kind, actorId = null, subjectId = null, details = {} } = message as NewAuditEvent;
    log.info({ audit: kind, actorId, subjectId, ...details });
  };
  auditChannel.subscribe(write);
  return () => auditChannel.unsubscribe(write);
}
