export const PRODUCT_NAME = 'Closeup';
export const CONTACT_EMAIL = 'hello@closeup.example';
export const LEGAL_ENTITY = 'Closeup Marketplace, S.L.';
export const LEGAL_ADDRESS = 'Calle del Ejemplo 1, 28001 Madrid, Spain';
/** The UTC day on which the legal texts last changed. */
export const LEGAL_UPDATED = '2026-11-21';

/** Days between an account's deletion request and its erasure. */
export const DELETION_GRACE_DAYS = 30;
/** An account is erased when its email is still unconfirmed after this many days. */
export const UNVERIFIED_ACCOUNT_DAYS = 30;
/** How long an audit event is stored. The table refuses to delete it earlier. */
export const AUDIT_DAYS = 400;
/** How long support tickets and contact messages are stored. */
export const SUPPORT_TICKET_DAYS = 730;
