import { routes } from '../platform/http/routes.ts';
import { answerTicket, closeTicket, reopenTicket } from './answer-ticket.ts';
import { storeTicket } from './store-ticket.ts';
import { getTicket, listTickets } from './list-tickets.ts';

const { support } = routes;

export const supportRoutes = {
  submitTicket: support.submitTicket.handler(async ({ context: { app, visitor }, input }) => {
    await storeTicket(app, visitor, input);
    return {};
  }),
  sendContactMessage: support.sendContactMessage.handler(async ({ context: { app, visitor }, input }) => {
    await storeTicket(app, visitor, input);
    return {};
  }),
  listTickets: support.listTickets.handler(({ context: { app }, input }) => listTickets(app, input)),
  answerTicket: support.answerTicket.handler(async ({ context: { app, viewer }, input }) => {
    await answerTicket(app, viewer, input);
    return getTicket(app, input.ticketId);
  }),
  closeTicket: support.closeTicket.handler(async ({ context: { app, viewer }, input }) => {
    await closeTicket(app, viewer, input.ticketId);
    return getTicket(app, input.ticketId);
  }),
  reopenTicket: support.reopenTicket.handler(async ({ context: { app, viewer }, input }) => {
    await reopenTicket(app, viewer, input.ticketId);
    return getTicket(app, input.ticketId);
  }),
};
