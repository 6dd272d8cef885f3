import { type InputRow, type RowsOf, companyOf, nobody } from '../row.ts';

export const chatRows: RowsOf<'chats' | 'support'> = {
  'chats.listConversations': { own: () => ({}), bad: { cursor: 'x' } },
  'chats.countUnread': { own: () => ({}) },
  'chats.getConversation': chatRow(),
  'chats.listMessages': { ...chatRow({ before: 9 }), bad: { conversationId: nobody, after: -1 } },
  'chats.sendMessage': {
    ...chatRow({ clientId: nobody, content: 'Hello' }),
    bad: { conversationId: nobody, clientId: nobody, content: ' ' },
  },
  'chats.markRead': { ...chatRow({ seq: 1 }), bad: { conversationId: nobody, seq: -1 } },
  'chats.tellTyping': chatRow(),
  'chats.answer': { ...chatRow({ answer: 'accepted' }), bad: { conversationId: nobody, answer: 'perhaps' } },
  'chats.report': { ...chatRow({ reason: 'Rude' }), bad: { conversationId: nobody, reason: ' ' } },
  'chats.listTemplates': { own: () => ({}), bad: { cursor: 'x' } },
  'chats.createTemplate': {
    own: () => ({ name: 'First message', content: 'Hello {firstName}' }),
    bad: { name: ' ', content: 'Hello {name}' },
  },
  'chats.saveTemplate': {
    own: async ({ makeTemplate }, who) => ({
      ...(await makeTemplate(companyOf(who))),
      name: 'Later',
      content: 'Hello',
    }),
    other: ({ strangerTemplate }) => ({ ...strangerTemplate, name: 'Mine', content: 'Hello' }),
    bad: { templateId: nobody, name: 'Later', content: ' ' },
  },
  'chats.removeTemplate': { own: ({ strangerTemplate }) => strangerTemplate, bad: { templateId: 'none' } },
  'support.submitTicket': {
    own: () => ({ name: 'A Friend', email: 'friend@nowhere.example', subject: 'Captions', message: 'They are late.' }),
    bad: { name: ' ', email: 'nowhere', subject: '', message: '' },
  },
  'support.sendContactMessage': {
    own: () => ({ name: 'A Friend', email: 'friend@nowhere.example', message: 'Hello' }),
    bad: { name: 'A Friend', email: 'nowhere', message: 'Hello' },
  },
  'support.listTickets': { own: () => ({ state: 'open' }), bad: { state: 'lost' } },
  'support.answerTicket': {
    own: async ({ makeTicket }) => ({ ticketId: await makeTicket(), text: 'Here is how.' }),
    other: () => ({ ticketId: nobody, text: 'Here is how.' }),
    bad: { ticketId: nobody, text: ' ' },
  },
  'support.closeTicket': {
    own: async ({ makeTicket }) => ({ ticketId: await makeTicket() }),
    other: () => ({ ticketId: nobody }),
    bad: { ticketId: 'none' },
  },
  'support.reopenTicket': {
    own: async ({ makeTicket }) => ({ ticketId: await makeTicket() }),
    other: () => ({ ticketId: nobody }),
    bad: { ticketId: 'none' },
  },
};

/** A route of one conversation. */
function chatRow(rest: Record<string, unknown> = {}): InputRow {
  return {
    own: async ({ conversationOf }, who) => ({ ...rest, conversationId: await conversationOf(who) }),
    other: ({ strangerConversation }) => ({ ...rest, conversationId: strangerConversation }),
    bad: { conversationId: 'none' },
  };
}
