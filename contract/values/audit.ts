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
    'api_key_created',
    'api_key_revoked',
    'webhook_secret_rotated',
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

export const AUDIT_GROUP_NAMES = Object.keys(AUDIT_GROUPS) as (keyof typeof AUDIT_GROUPS)[];
