import type { Notification } from './notifications.ts';

/** A notification's kind with its data. */
export type Told = Notification extends infer One
  ? One extends Notification
    ? Pick<One, 'kind' | 'data'>
    : never
  : never;

/**
 * The page that a notification opens: the insights, the reviewed video, the conversation, the campaign, the list of campaigns,
 * the contact or the referral card. Used by the list and by pushes.
 */
export function notificationPath({ kind, data }: Told): string {
  switch (kind) {
    case 'view':
      return '/talent/dashboard';
    case 'decision':
      return '/talent/profile';
    case 'invitation':
      return '/talent/campaigns';
    case 'unlock':
    case 'answer':
      return `/messages/${data.conversationId}`;
    case 'match':
    case 'interest':
      return `/company/campaigns/${data.campaignId}`;
    case 'reminder':
    case 'refund':
      return `/company/dashboard?contact=${data.contactId}&show=details`;
    case 'credit':
      return `/${data.userType}/profile#referral`;
  }
}
