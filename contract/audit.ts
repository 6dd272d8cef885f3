import { z } from 'zod';
import { pageOf } from './fields/text.ts';
import { LIMITS, route } from './route.ts';
import { AUDIT_GROUPS } from './values/audit.ts';
import { AUDIT_GROUP_NAMES } from './values/product.ts';

/** The maximum number of events in one export. */
export const AUDIT_EXPORT_MAX = 50_000;
export const AUDIT_PAGE_SIZE = 50;

export type AuditGroup = keyof typeof AUDIT_GROUPS;
export type AuditKind = (typeof AUDIT_GROUPS)[AuditGroup][number];

export const auditGroupSchema = z.enum(AUDIT_GROUP_NAMES);
const auditKindSchema = z.enum(Object.values(AUDIT_GROUPS).flat() as [AuditKind, ...AuditKind[]]);

const auditFilterSchema = z.object({
  group: auditGroupSchema.optional(),
  who: z
    .string()
    .trim()
    .max(254, 'too_long')
    .default('')
    .describe('The email or id of an actor or subject. Anything else is read as the start of a network address.'),
  from: z.iso.date('invalid').optional().describe('The first UTC day.'),
  to: z.iso.date('invalid').optional().describe('The last UTC day, inclusive.'),
});
export type AuditFilter = z.output<typeof auditFilterSchema>;

const accountSchema = z
  .object({ id: z.uuid(), email: z.string().nullable().describe('Null once the account is erased.') })
  .meta({ id: 'AuditAccount', description: 'An account in the audit trail.' });

export const auditEventSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: auditKindSchema,
    actor: accountSchema.nullable().describe('Null for visitors, the command line and the product itself.'),
    subject: accountSchema.nullable(),
    address: z.string().nullable().describe('An IPv4 address or IPv6 network.'),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'AuditEvent', description: 'An event of the audit trail.' });
export type AuditEvent = z.infer<typeof auditEventSchema>;

const own = { tag: 'Administration', caller: 'admin', method: 'GET' } as const;

export const audit = {
  listEvents: route({
    ...own,
    path: '/admin/audit',
    summary: 'List audit events',
    description: 'Lists the matching events of the audit trail, newest first.',
    limit: LIMITS.read,
  })
    .input(auditFilterSchema.extend({ cursor: z.string().max(200).optional() }))
    .output(pageOf(auditEventSchema, AUDIT_PAGE_SIZE)),
  exportEvents: route({
    ...own,
    path: '/admin/audit.csv',
    summary: 'Export audit events',
    description: 'Returns the matching events as a CSV file: the newest 50,000 at most.',
    limit: LIMITS.mail,
    errors: ['password_needed', 'overloaded'],
  })
    .input(auditFilterSchema)
    .output(z.file()),
};
