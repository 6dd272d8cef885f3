import { sql } from 'kysely';
import { z } from 'zod';
import { AUDIT_GROUPS } from '#contract/values/audit.ts';
import { AUDIT_PAGE_SIZE, type AuditEvent, type AuditFilter } from '#contract/audit.ts';
import type { Context } from '../platform/context.ts';
import { invalid } from '../platform/http/failure.ts';

interface Page {
  /** The id of the last event of the previous page. */
  cursor?: string | undefined;
  limit?: number;
}

const cursorSchema = z.string().regex(/^\d{1,18}$/);

/** Events of these kinds affect the actor. Older rows name the key or webhook as their subject, which is a detail. */
const OBJECTS: { [Kind in AuditEvent['kind']]?: string } = {
  api_key_created: 'apiKeyId',
  api_key_revoked: 'apiKeyId',
  webhook_secret_rotated: 'endpointId',
};

/** Returns a page of events, newest first. @throws invalid_input if the cursor is malformed. */
export async function listEvents(
  { db }: Pick<Context, 'db'>,
  { group, who, from, to }: AuditFilter,
  { cursor, limit = AUDIT_PAGE_SIZE }: Page = {},
): Promise<{ items: AuditEvent[]; nextCursor: string | null }> {
  if (cursor !== undefined && !cursorSchema.safeParse(cursor).success) throw invalid('cursor', 'invalid');
  const rows = await db
    .selectFrom('audit_events as e')
    .leftJoin('users as a', 'a.id', 'e.actor_id')
    .leftJoin('users as s', 's.id', 'e.subject_id')
    .selectAll('e')
    .select(['a.email as actor_email', 's.email as subject_email'])
    .$if(group !== undefined, (query) => query.where('e.kind', 'in', AUDIT_GROUPS[group!]))
    .$if(who !== '', (query) => query.where(involves(who)))
    .$if(from !== undefined, (query) => query.where(sql<boolean>`e.at >= ${from}::date AT TIME ZONE 'UTC'`))
    .$if(to !== undefined, (query) => query.where(sql<boolean>`e.at < (${to}::date + 1) AT TIME ZONE 'UTC'`))
    .$if(cursor !== undefined, (query) => query.where(sql<boolean>`e.id < ${cursor}::bigint`))
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return {
    items: page.map(({ id, at, kind, actor_id, actor_email, subject_id, subject_email, address, details }) => {
      const event = {
        id: String(id),
        at: at.toISOString(),
        kind: kind as AuditEvent['kind'],
        actor: actor_id === null ? null : { id: actor_id, email: actor_email },
        subject: subject_id === null ? null : { id: subject_id, email: subject_email },
        address,
        details: details as AuditEvent['details'],
      };
      const object = OBJECTS[event.kind];
      if (!object || subject_id === actor_id) return event;
      return { ...event, subject: event.actor, details: { ...event.details, [object]: subject_id } };
    }),
    nextCursor: rows.length > limit ? String(page.at(-1)!.id) : null,
  };
}

function involves(who: string) {
  if (z.uuid().safeParse(who).success) return sql<boolean>`${who}::uuid IN (e.actor_id, e.subject_id)`;
  if (who.includes('@')) {
    const account = sql`(SELECT id FROM users WHERE email = ${who})`;
    return sql<boolean>`(e.actor_id = ${account} OR e.subject_id = ${account})`;
  }
  return sql<boolean>`e.address LIKE ${`${who.toLowerCase().replace(/[%_\\]/g, String.raw`\$&`)}%`}`;
}
