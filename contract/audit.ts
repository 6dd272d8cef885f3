import { z } from 'zod';
import { LIMITS, route } from './route.ts';
import { AUDIT_GROUP_NAMES, AUDIT_GROUPS } from './values/audit.ts';

export type AuditGroup = keyof typeof AUDIT_GROUPS;
export type AuditKind = (typeof AUDIT_GROUPS)[AuditGroup][number];

export const auditGroupSchema = z.enum(AUDIT_GROUP_NAMES);
const auditKindSchema = z.enum(Object.values(AUDIT_GROUPS).flat() as [AuditKind, ...AuditKind[]]);

/** The newest events that one file holds. */
export const AUDIT_EXPORT_MAX = 50_000;

const auditFilterSchema = z.object({
  group: auditGroupSchema.optional(),
  /** An email or an account's id, as actor or subject; anything else is the start of a network address. */
  who: z.string().trim().max(254, 'too_long').default(''),
  /** UTC days, both included. */
  from: z.iso.date('invalid').optional(),
  to: z.iso.date('invalid').optional(),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;

const accountSchema = z.object({
  id: z.uuid(),
  /** Null once the account is erased, or where the id is not an account's. */
  email: z.string().nullable(),
});

export const auditEventSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: auditKindSchema,
  /** Null for a visitor, the operator's command line and the product itself. */
  actor: accountSchema.nullable(),
  subject: accountSchema.nullable(),
  /** IPv4 address or IPv6 network. */
  address: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

const own = { tag: 'Admin', caller: 'admin' } as const;

export const audit = {
  listEvents: route({
    ...own,
    method: 'GET',
    path: '/admin/audit',
    summary: 'List the events of the audit trail, newest first',
    limit: LIMITS.read,
  })
    .input(auditFilterSchema.extend({ cursor: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(auditEventSchema), nextCursor: z.string().nullable() })),
  exportEvents: route({
    ...own,
    method: 'GET',
    path: '/admin/audit.csv',
    summary: 'Download the matching events of the audit trail as CSV, newest first, 50,000 at most',
    limit: LIMITS.mail,
    errors: ['password_needed', 'overloaded'],
  })
    .input(auditFilterSchema)
    .output(z.file()),
};
