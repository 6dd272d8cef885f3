import { z } from 'zod';
import { MESSAGE_MAX } from './constants.ts';

export const conversationStateSchema = z.enum(['waiting', 'accepted', 'declined', 'blocked']);
export type ConversationState = z.infer<typeof conversationStateSchema>;

export const messageContentSchema = z.string().trim().min(1, 'required').max(MESSAGE_MAX, 'too_long');

export const messageSchema = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  /** 1, 2, 3 … within the conversation, without gaps. */
  seq: z.int(),
  /** Null for the system. */
  senderId: z.uuid().nullable(),
  isSystem: z.boolean(),
  content: z.string(),
  clientId: z.uuid(),
  createdAt: z.iso.datetime(),
});
export type Message = z.infer<typeof messageSchema>;
