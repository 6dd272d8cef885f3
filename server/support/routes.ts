import { routes } from '../http.ts';
import { keepTicket } from './keep-ticket.ts';

const { support } = routes;

export const supportRoutes = {
  submitTicket: support.submitTicket.handler(async ({ context: { app, visitor }, input }) => {
    await keepTicket(app, visitor, input);
    return {};
  }),
  sendContactMessage: support.sendContactMessage.handler(async ({ context: { app, visitor }, input }) => {
    await keepTicket(app, visitor, input);
    return {};
  }),
};
