import { z } from 'zod';
import { cursorSchema, requiredText } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { REPORT_MAX } from '../values/text-lengths.ts';
export const CONVERSATIONS_PAGE_SIZE = 30;

/** What is left unread so long is told by mail. */
export const UNREAD_MAIL_MINUTES = 10;

/** Stands for support wherever a message or conversation names an account. */
export const SUPPORT_ID = '00000000-0000-0000-0000-000000000000';

export const conversationStateSchema = z.enum(['waiting', 'accepted', 'declined', 'blocked']);

/** How a talent decides. */
export const answerSchema = conversationStateSchema.exclude(['waiting']);

export type Answer = z.infer<typeof answerSchema>;

/** What a line of the system tells: that the company unlocked the talent, or what the talent decided. */
export const systemKindSchema = z.enum(['unlocked', ...answerSchema.options]);

export type SystemKind = z.infer<typeof systemKindSchema>;

const partySchema = z.object({
  kind: z.enum(['company', 'talent', 'support']),
  userId: z.guid(),
  name: z.string(),
  /** A company's tick. */
  isVerified: z.boolean(),
  /** The position a company unlocked. */
  positionTitle: z.string().nullable(),
  posterUrl: z.string().nullable(),
});

export const conversationSchema = z.object({
  id: z.uuid(),
  state: conversationStateSchema,
  /** Who is on the other side. */
  other: partySchema,
  /** The company's contact; null for talent and in conversations with support. */
  contactId: z.uuid().nullable(),
  lastSeq: z.int(),
  /** How far the caller has read. */
  readSeq: z.int(),
  /** How far the other side has read, and when it last did; support never says. */
  otherReadSeq: z.int(),
  otherReadAt: z.iso.datetime().nullable(),
  unread: z.int(),
  last: z.object({
    senderId: z.guid().nullable(),
    systemKind: systemKindSchema.nullable(),
    /** At most the first 160 characters. */
    preview: z.string(),
    at: z.iso.datetime(),
  }),
});

export type Conversation = z.infer<typeof conversationSchema>;

const conversation = z.object({ conversationId: z.uuid() });

const own = { tag: 'Messages', caller: 'user' } as const;

export const conversations = {
  listConversations: route({
    ...own,
    method: 'GET',
    path: '/conversations',
    summary: 'My conversations, the one with the newest message first',
    limit: LIMITS.read,
  })
    .input(z.object({ cursor: cursorSchema }))
    .output(z.object({ items: z.array(conversationSchema), nextCursor: z.string().nullable() })),
  countUnread: route({
    ...own,
    method: 'GET',
    path: '/conversations/unread',
    summary: 'How many messages of others I have not read',
    limit: LIMITS.read,
  }).output(z.object({ unread: z.int() })),
  getConversation: route({
    ...own,
    method: 'GET',
    path: '/conversations/{conversationId}',
    summary: 'One of my conversations',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(conversation)
    .output(conversationSchema),
  answer: route({
    ...own,
    caller: 'talent',
    method: 'PUT',
    path: '/conversations/{conversationId}/answer',
    summary: 'Accept, decline or block a company; it may be decided anew',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(conversation.extend({ answer: answerSchema }))
    .output(conversationSchema),
  report: route({
    ...own,
    method: 'POST',
    path: '/conversations/{conversationId}/report',
    summary: 'Tell the operator about a conversation; its newest messages go along',
    limit: LIMITS.mail,
    errors: ['not_found'],
  })
    .input(conversation.extend({ reason: requiredText(REPORT_MAX) }))
    .output(z.object({})),
};
