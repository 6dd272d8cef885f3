import { z } from 'zod';
import { userTypeSchema } from '../accounts/fields.ts';
import { cursorSchema, pageOf } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { NOTIFICATIONS_PAGE_SIZE, UNREAD_MAX } from '../values/notifications.ts';

const offer = z.object({
  campaignId: z.uuid(),
  campaignTitle: z.string(),
  positionId: z.uuid(),
  talentName: z.string(),
  positionTitle: z.string(),
  score: z.int(),
});
const conversation = z.object({ conversationId: z.uuid() });

/** The data of each kind of notification: ids, names and titles, never contact details. */
export const notificationData = {
  view: z.object({ companyName: z.string(), positionId: z.uuid(), positionTitle: z.string() }),
  unlock: conversation.extend({ companyName: z.string() }),
  match: offer,
  answer: conversation.extend({ talentName: z.string(), answer: z.enum(['accepted', 'declined', 'blocked']) }),
  decision: z.object({
    decision: z.enum(['approved', 'rejected', 'failed']).describe('"failed": the video couldn’t be processed.'),
    positionId: z.uuid(),
    positionTitle: z.string(),
  }),
  interest: offer,
  reminder: z.object({ contactId: z.uuid(), talentName: z.string() }),
  /** An unlock that the reply guarantee returned. */
  refund: z.object({ contactId: z.uuid(), talentName: z.string() }),
  /** A boost credit for a friend who joined. `userType` is the recipient's. */
  credit: z.object({ userType: userTypeSchema }),
  invitation: z.object({ companyName: z.string(), campaignId: z.uuid(), campaignTitle: z.string() }),
};
export type NotificationData = { [Kind in keyof typeof notificationData]: z.infer<(typeof notificationData)[Kind]> };

const shared = { id: z.uuid(), isRead: z.boolean(), createdAt: z.iso.datetime() };
export const notificationSchema = z
  .discriminatedUnion('kind', [
    z.object({ ...shared, kind: z.literal('view'), data: notificationData.view }),
    z.object({ ...shared, kind: z.literal('unlock'), data: notificationData.unlock }),
    z.object({ ...shared, kind: z.literal('match'), data: notificationData.match }),
    z.object({ ...shared, kind: z.literal('answer'), data: notificationData.answer }),
    z.object({ ...shared, kind: z.literal('decision'), data: notificationData.decision }),
    z.object({ ...shared, kind: z.literal('interest'), data: notificationData.interest }),
    z.object({ ...shared, kind: z.literal('reminder'), data: notificationData.reminder }),
    z.object({ ...shared, kind: z.literal('invitation'), data: notificationData.invitation }),
    z.object({ ...shared, kind: z.literal('refund'), data: notificationData.refund }),
    z.object({ ...shared, kind: z.literal('credit'), data: notificationData.credit }),
  ])
  .meta({ id: 'Notification', description: 'Something that happened to an account.' });
export type Notification = z.infer<typeof notificationSchema>;

const own = { tag: 'Notifications', caller: 'user', limit: LIMITS.write } as const;

export const notifications = {
  listNotifications: route({
    ...own,
    method: 'GET',
    path: '/notifications',
    summary: 'List notifications',
    description: 'Lists what happened to your account in the last 90 days, newest first. 20 per page.',
    limit: LIMITS.read,
  })
    .input(z.object({ cursor: cursorSchema }))
    .output(pageOf(notificationSchema, NOTIFICATIONS_PAGE_SIZE)),
  countUnread: route({
    ...own,
    method: 'GET',
    path: '/notifications/unread',
    summary: 'Count unread notifications',
    description: `Returns how many of your notifications are unread, at most ${UNREAD_MAX}.`,
    limit: LIMITS.read,
  }).output(z.object({ unread: z.int() })),
  markRead: route({
    ...own,
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark notifications as read',
    description: 'Marks these notifications of yours as read, or all of them without ids.',
    errors: ['not_found'],
  })
    .input(z.object({ notificationIds: z.array(z.uuid()).min(1).max(UNREAD_MAX).optional() }))
    .output(z.object({ unread: z.int() })),
};
