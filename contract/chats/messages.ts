import { z } from 'zod';
import { INT4_MAX, queryInt } from '../fields/numbers.ts';
import { requiredText } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { MESSAGE_MAX } from '../values/limits.ts';
import { systemKindSchema } from './conversations.ts';

export const MESSAGES_PAGE_SIZE = 50;

export const messageContentSchema = requiredText(MESSAGE_MAX);

export const messageSchema = z
  .object({
    id: z.uuid(),
    conversationId: z.uuid(),
    seq: z.int().describe('The number of the message in its conversation: 1, 2, 3 and so on, without gaps.'),
    senderId: z.guid().nullable().describe('Null for system messages.'),
    isSystem: z.boolean(),
    systemKind: systemKindSchema.nullable(),
    content: z.string(),
    clientId: z.uuid().describe('The id that the sender chose.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Message', description: 'A message in a conversation.' });
export type Message = z.infer<typeof messageSchema>;

const own = { tag: 'Conversations', caller: 'user', errors: ['not_found'] } as const;
const conversation = z.object({ conversationId: z.uuid() });

export const messages = {
  listMessages: route({
    ...own,
    scope: 'messages:read',
    method: 'GET',
    path: '/conversations/{conversationId}/messages',
    summary: 'List messages',
    description: 'Lists up to 50 messages in order: the newest, those before a number, or those after a number.',
    limit: LIMITS.read,
  })
    .input(
      conversation.extend({
        before: queryInt(1, INT4_MAX).optional(),
        after: queryInt(0, INT4_MAX).optional(),
      }),
    )
    .output(z.object({ items: z.array(messageSchema).max(MESSAGES_PAGE_SIZE), hasMore: z.boolean() })),
  sendMessage: route({
    ...own,
    scope: 'messages:write',
    method: 'POST',
    path: '/conversations/{conversationId}/messages',
    summary: 'Send a message',
    description:
      'Idempotent: sending the same `clientId` again returns the stored message. Answers `conflict` if that id belongs to a different message.',
    limit: LIMITS.write,
    errors: ['not_found', 'email_not_confirmed', 'conversation_closed', 'conflict'],
  })
    .input(conversation.extend({ clientId: z.uuid(), content: messageContentSchema }))
    .output(messageSchema),
  markRead: route({
    ...own,
    scope: 'messages:write',
    method: 'PUT',
    path: '/conversations/{conversationId}/read',
    summary: 'Mark messages as read',
    description: 'Marks every message up to a number as read. A lower number than before changes nothing.',
    limit: LIMITS.read,
  })
    .input(conversation.extend({ seq: z.int().min(0).max(INT4_MAX) }))
    .output(z.object({})),
  tellTyping: route({
    ...own,
    method: 'POST',
    path: '/conversations/{conversationId}/typing',
    summary: 'Send a typing event',
    description: 'Shows the other side for five seconds that you are typing.',
    limit: LIMITS.write,
  })
    .input(conversation)
    .output(z.object({})),
};
