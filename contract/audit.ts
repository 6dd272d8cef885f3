import { z } from 'zod';
import { LIMITS, route } from './route.ts';

/** What the audit trail records, by group. Each kind has its text under `audit.kinds`. */
export const AUDIT_GROUPS = {
  signIn: [
    'signed_in',
    'sign_in_failed',
    'reauthentication_failed',
    'second_factor_failed',
    'recovery_code_used',
    'new_device_seen',
    'sessions_ended',
  ],
  account: [
    'email_confirmed',
    'email_changed',
    'password_changed',
    'password_reset',
    'passkey_added',
    'passkey_removed',
    'second_factor_enabled',
    'second_factor_disabled',
    'recovery_codes_renewed',
    'deletion_requested',
    'deletion_withdrawn',
  ],
  exports: ['account_exported', 'contacts_exported', 'audit_exported'],
  refusals: ['access_refused', 'foreign_origin_refused', 'rate_limited'],
  admin: [
    'admin_granted',
    'admin_revoked',
    'badge_set',
    'video_approved',
    'video_rejected',
    'ticket_answered',
    'ticket_closed',
    'payment_refunded',
  ],
} as const;
export type AuditGroup = keyof typeof AUDIT_GROUPS;
export type AuditKind = (typeof AUDIT_GROUPS)[AuditGroup][number];

export const auditGroupSchema = z.enum(Object.keys(AUDIT_GROUPS) as [AuditGroup, ...AuditGroup[]]);
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
