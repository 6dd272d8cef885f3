import { z } from 'zod';
import { emailSchema, userTypeSchema } from './accounts/fields.ts';
import { personName, cursorSchema, requiredLine, requiredText } from './fields/text.ts';
import { LIMITS, route } from './route.ts';
import { TICKET_STATES } from './values/product.ts';
import { SUPPORT_MESSAGE_MAX, SUPPORT_NAME_MAX, SUPPORT_SUBJECT_MAX } from './values/limits.ts';

export const TICKETS_PAGE_SIZE = 20;

/** Text whose line breaks become spaces, because mail headers can't contain any. */
const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(requiredLine(max));

export const contactMessageInput = z.object({
  name: personName(SUPPORT_NAME_MAX),
  email: emailSchema,
  message: requiredText(SUPPORT_MESSAGE_MAX),
});
export type ContactMessage = z.infer<typeof contactMessageInput>;

export const ticketInput = contactMessageInput.extend({ subject: line(SUPPORT_SUBJECT_MAX) });
export type Ticket = z.infer<typeof ticketInput>;

/** A ticket is open until it is answered or closed. Another answer doesn't reopen it. */
export const ticketStateSchema = z.enum(TICKET_STATES);
export type TicketState = z.infer<typeof ticketStateSchema>;

export const storedTicketSchema = z
  .object({
    ticketId: z.uuid(),
    state: ticketStateSchema,
    name: z.string(),
    email: z.string(),
    subject: z.string().nullable().describe('Null for a message from the contact page or from Messages.'),
    message: z.string(),
    createdAt: z.iso.datetime(),
    isUrgent: z.boolean().describe('The subject says URGENT, or the message begins with it.'),
    hasPriority: z.boolean().describe('Sent by a company with premium.'),
    account: userTypeSchema
      .nullable()
      .describe('The account that was signed in. Null for a visitor, whose email is unverified.'),
    answers: z
      .array(z.object({ text: z.string(), by: z.string().nullable(), at: z.iso.datetime() }))
      .describe('Oldest first. `by` is null if that account is gone.'),
    closed: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
    earlier: z
      .object({
        subject: z.string().nullable(),
        message: z.string(),
        answer: z.string().nullable().describe('The last answer to it.'),
        createdAt: z.iso.datetime(),
      })
      .nullable()
      .describe('The account’s ticket before this one, which a message from Messages may continue.'),
  })
  .meta({ id: 'SupportTicket', description: 'A request to support as admins see it.' });
export type StoredTicket = z.infer<typeof storedTicketSchema>;

const open = { tag: 'Support', caller: 'anyone', method: 'POST', limit: LIMITS.mail } as const;
const admin = { tag: 'Administration', caller: 'admin', limit: LIMITS.write } as const;
const ticketId = z.object({ ticketId: z.uuid() });

export const support = {
  submitTicket: route({
    ...open,
    path: '/support/tickets',
    summary: 'Submit a support ticket',
    description: 'Stores a request for help and emails it to the operator.',
  })
    .input(ticketInput)
    .output(z.object({})),
  sendContactMessage: route({
    ...open,
    path: '/support/messages',
    summary: 'Send a contact message',
    description: 'Stores a message and emails it to the operator.',
  })
    .input(contactMessageInput)
    .output(z.object({})),
  listTickets: route({
    ...admin,
    method: 'GET',
    path: '/admin/tickets',
    summary: 'List support tickets',
    description:
      'Lists tickets in one state. Open: urgent ones first, then those of premium companies, then the oldest. Answered and closed: the latest first. 20 per page.',
    limit: LIMITS.read,
  })
    .input(z.object({ state: ticketStateSchema.default('open'), cursor: cursorSchema }))
    .output(
      z.object({
        items: z.array(storedTicketSchema).max(TICKETS_PAGE_SIZE),
        nextCursor: z.string().nullable(),
        counts: z.object({ open: z.int(), answered: z.int(), closed: z.int() }),
      }),
    ),
  answerTicket: route({
    ...admin,
    method: 'POST',
    path: '/admin/tickets/{ticketId}/answers',
    summary: 'Answer a support ticket',
    description: 'Sends an answer to the sender and stores it with the ticket.',
    errors: ['not_found'],
  })
    .input(ticketId.extend({ text: requiredText(SUPPORT_MESSAGE_MAX) }))
    .output(storedTicketSchema),
  closeTicket: route({
    ...admin,
    method: 'POST',
    path: '/admin/tickets/{ticketId}/close',
    summary: 'Close a support ticket',
    description:
      'Closes a ticket, answered or not. An account whose ticket has no answer is told in Messages. Closing it again changes nothing.',
    errors: ['not_found'],
  })
    .input(ticketId)
    .output(storedTicketSchema),
  reopenTicket: route({
    ...admin,
    method: 'DELETE',
    path: '/admin/tickets/{ticketId}/close',
    summary: 'Reopen a support ticket',
    description: 'Undoes closing. The ticket is open again, or answered if it has an answer.',
    errors: ['not_found'],
  })
    .input(ticketId)
    .output(storedTicketSchema),
};
