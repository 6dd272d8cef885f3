import { z } from 'zod';
import { cursorSchema, pageOf, requiredText } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { REPORT_MAX } from '../values/limits.ts';

export const CONVERSATIONS_PAGE_SIZE = 30;
/** An email is sent about messages that stay unread for this long. */
export const UNREAD_MAIL_MINUTES = 10;
/** The account id of support in messages and conversations. */
export const SUPPORT_ID = '00000000-0000-0000-0000-000000000000';
export const conversationStateSchema = z.enum(['waiting', 'accepted', 'declined', 'blocked']);

/** The decision of a talent about a conversation. */
export const answerSchema = conversationStateSchema.exclude(['waiting']);
export type Answer = z.infer<typeof answerSchema>;

/** What a system message reports: that the company unlocked the talent, or what the talent decided. */
export const systemKindSchema = z.enum(['unlocked', ...answerSchema.options]);
export type SystemKind = z.infer<typeof systemKindSchema>;

const partySchema = z
  .object({
    kind: z.enum(['company', 'talent', 'support']),
    userId: z.guid(),
    name: z.string(),
    isVerified: z.boolean().describe('The company has a verified badge.'),
    positionTitle: z.string().nullable().describe('The position that the company unlocked.'),
    posterUrl: z.string().nullable().describe('A picture of the talent, or the logo of the company.'),
    pageId: z.string().nullable().describe('The public id of the company.'),
  })
  .meta({ id: 'ConversationParty', description: 'The other side of a conversation.' });

export const conversationSchema = z
  .object({
    id: z.uuid(),
    state: conversationStateSchema,
    other: partySchema,
    contactId: z
      .uuid()
      .nullable()
      .describe("The company's contact. Null for talent, and in conversations with support."),
    lastSeq: z.int().describe('The number of the newest message.'),
    readSeq: z.int().describe('The newest message that you have read.'),
    otherReadSeq: z.int().describe('The newest message that the other side has read. Support never reports it.'),
    otherReadAt: z.iso.datetime().nullable(),
    unread: z.int(),
    last: z.object({
      senderId: z.guid().nullable(),
      systemKind: systemKindSchema.nullable(),
      preview: z.string().describe('At most the first 160 characters.'),
      at: z.iso.datetime(),
    }),
  })
  .meta({ id: 'Conversation', description: 'A conversation between a company and a talent, or with support.' });
export type Conversation = z.infer<typeof conversationSchema>;

const own = { tag: 'Conversations', caller: 'user', limit: LIMITS.read } as const;
const readable = { ...own, scope: 'messages:read' } as const;
const conversation = z.object({ conversationId: z.uuid() });

export const conversations = {
  listConversations: route({
    ...readable,
    method: 'GET',
    path: '/conversations',
    summary: 'List conversations',
    description: 'Lists your conversations by their newest message, 30 per page.',
  })
    .input(z.object({ cursor: cursorSchema }))
    .output(pageOf(conversationSchema, CONVERSATIONS_PAGE_SIZE)),
  countUnread: route({
    ...readable,
    method: 'GET',
    path: '/conversations/unread',
    summary: 'Count unread messages',
    description: 'Returns how many messages from others you have not read.',
  }).output(z.object({ unread: z.int() })),
  getConversation: route({
    ...readable,
    method: 'GET',
    path: '/conversations/{conversationId}',
    summary: 'Retrieve a conversation',
    description: 'Returns one of your conversations.',
    errors: ['not_found'],
  })
    .input(conversation)
    .output(conversationSchema),
  answer: route({
    ...own,
    caller: 'talent',
    method: 'PUT',
    path: '/conversations/{conversationId}/answer',
    summary: 'Answer a conversation request',
    description: 'Accepts, declines or blocks the company. You can change your answer at any time.',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(conversation.extend({ answer: answerSchema }))
    .output(conversationSchema),
  report: route({
    ...own,
    method: 'POST',
    path: '/conversations/{conversationId}/report',
    summary: 'Report a conversation',
    description: 'Reports a conversation to the operator, with its newest messages.',
    limit: LIMITS.mail,
    errors: ['not_found'],
  })
    .input(conversation.extend({ reason: requiredText(REPORT_MAX) }))
    .output(z.object({})),
};
