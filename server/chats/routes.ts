import { routes } from '../platform/http/routes.ts';
import { answerConversation } from './answer-conversation.ts';
import { getConversation, listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { createTemplate, listTemplates, removeTemplate, saveTemplate } from './message-templates.ts';
import { countUnread, markRead } from './read-messages.ts';
import { reportConversation } from './report-conversation.ts';
import { sendMessage, tellTyping } from './send-message.ts';
const { chats } = routes;

export const chatRoutes = {
  listConversations: chats.listConversations.handler(({ context: { app, viewer }, input }) =>
    listConversations(app, viewer, input),
  ),
  countUnread: chats.countUnread.handler(async ({ context: { app, viewer } }) => ({
    unread: await countUnread(app, viewer),
  })),
  getConversation: chats.getConversation.handler(({ context: { app, viewer }, input }) =>
    getConversation(app, viewer, input.conversationId),
  ),
  listMessages: chats.listMessages.handler(({ context: { app, viewer }, input }) => listMessages(app, viewer, input)),
  sendMessage: chats.sendMessage.handler(({ context: { app, viewer }, input }) => sendMessage(app, viewer, input)),
  markRead: chats.markRead.handler(async ({ context: { app, viewer }, input }) => {
    await markRead(app, viewer, input);
    return {};
  }),
  tellTyping: chats.tellTyping.handler(async ({ context: { app, viewer }, input }) => {
    await tellTyping(app, viewer, input.conversationId);
    return {};
  }),
  answer: chats.answer.handler(async ({ context: { app, viewer }, input: { conversationId, answer } }) => {
    await answerConversation(app, viewer, conversationId, answer);
    return getConversation(app, viewer, conversationId);
  }),
  report: chats.report.handler(async ({ context: { app, viewer }, input }) => {
    await reportConversation(app, viewer, input);
    return {};
  }),
  listTemplates: chats.listTemplates.handler(({ context: { app, viewer }, input }) =>
    listTemplates(app, viewer, input.cursor),
  ),
  createTemplate: chats.createTemplate.handler(({ context: { app, viewer }, input }) =>
    createTemplate(app, viewer, input),
  ),
  saveTemplate: chats.saveTemplate.handler(({ context: { app, viewer }, input }) => saveTemplate(app, viewer, input)),
  removeTemplate: chats.removeTemplate.handler(async ({ context: { app, viewer }, input }) => {
    await removeTemplate(app, viewer, input.templateId);
    return {};
  }),
};
