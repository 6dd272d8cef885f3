/** What a notification is about. */
export const NOTIFICATION_KINDS = [
  'view',
  'unlock',
  'match',
  'answer',
  'decision',
  'interest',
  'invitation',
  'reminder',
  'refund',
  'credit',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
/** The kinds that each side gets. */
export const KINDS_OF = {
  talent: ['view', 'unlock', 'decision', 'invitation', 'credit'],
  company: ['match', 'answer', 'interest', 'reminder', 'refund', 'credit'],
} as const satisfies Record<string, NotificationKind[]>;

/** What emails can be about: notifications, and messages that stay unread. */
export const EMAIL_KINDS = ['message', ...NOTIFICATION_KINDS] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];
/** The emails that an account gets unless it chooses otherwise. Unlocks and answers also arrive as messages. */
export const DEFAULT_EMAILS: readonly EmailKind[] = [
  'message',
  'match',
  'decision',
  'interest',
  'invitation',
  'reminder',
  'refund',
  'credit',
];
/** Emails that an unsubscribe link can turn off. `notifications` covers all kinds that may share one email. */
export const UNSUBSCRIBE_KINDS = ['messages', 'daily_match', 'search_alerts', 'notifications'] as const;

export const NOTIFICATIONS_PAGE_SIZE = 20;
/** Notifications older than this are deleted. */
export const NOTIFICATION_DAYS = 90;
/** The count of unread notifications stops here. */
export const UNREAD_MAX = 100;
/** Maximum browsers per account that receive notifications. */
export const PUSH_SUBSCRIPTIONS_MAX = 10;
/** How long a notification stays unread before an email mentions it. */
export const NOTIFICATION_MAIL_MINUTES = 10;
