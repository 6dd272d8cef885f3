import { z } from 'zod';
import { systemKindSchema } from './conversations.ts';
import { INT4_MAX, queryInt } from '../fields/numbers.ts';
import { requiredText } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { MESSAGE_MAX } from '../values/text-lengths.ts';
export const MESSAGES_PAGE_SIZE = 50;

export const messageContentSchema = requiredText(MESSAGE_MAX);

export const messageSchema = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  /** 1, 2, 3 … within the conversation, without gaps. */
  seq: z.int(),
  /** Null for the system. */
  senderId: z.guid().nullable(),
  isSystem: z.boolean(),
  systemKind: systemKindSchema.nullable(),
  content: z.string(),
  clientId: z.uuid(),
  createdAt: z.iso.datetime(),
});

export type Message = z.infer<typeof messageSchema>;

const own = { tag: 'Messages', caller: 'user' } as const;

const conversation = z.object({ conversationId: z.uuid() });

export const messages = {
  listMessages: route({
    ...own,
    method: 'GET',
    path: '/conversations/{conversationId}/messages',
    summary: 'Messages in their order: the newest ones, those before a number, or those after one',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(
      conversation.extend({
        before: queryInt(1, INT4_MAX).optional(),
        after: queryInt(0, INT4_MAX).optional(),
      }),
    )
    .output(z.object({ items: z.array(messageSchema), hasMore: z.boolean() })),
  sendMessage: route({
    ...own,
    method: 'POST',
    path: '/conversations/{conversationId}/messages',
    summary: 'Write a message; the same client id again is the same message',
    limit: LIMITS.write,
    errors: ['not_found', 'email_not_confirmed', 'conversation_closed', 'conflict'],
  })
    .input(conversation.extend({ clientId: z.uuid(), content: messageContentSchema }))
    .output(messageSchema),
  markRead: route({
    ...own,
    method: 'PUT',
    path: '/conversations/{conversationId}/read',
    summary: 'I have read the messages up to this number',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(conversation.extend({ seq: z.int().min(0).max(INT4_MAX) }))
    .output(z.object({})),
  tellTyping: route({
    ...own,
    method: 'POST',
    path: '/conversations/{conversationId}/typing',
    summary: 'Show the other side that I am writing',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(conversation)
    .output(z.object({})),
};
