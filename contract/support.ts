import { z } from 'zod';
import { emailSchema, userTypeSchema } from './accounts.ts';
import { SUPPORT_MESSAGE_MAX, SUPPORT_NAME_MAX, SUPPORT_SUBJECT_MAX } from './constants.ts';
import { personName } from './names.ts';
import { LIMITS, route } from './route.ts';
import { cursorSchema, requiredLine, requiredText } from './text.ts';
import { TICKET_STATES } from './values/support.ts';

/** One line: what goes into the head of a mail holds no line breaks. */
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

/** Open until it is answered or closed. Writing another answer reopens nothing. */
export const ticketStateSchema = z.enum(TICKET_STATES);
export type TicketState = z.infer<typeof ticketStateSchema>;

/** What somebody wrote, as the admins answer it. */
export const storedTicketSchema = z.object({
  ticketId: z.uuid(),
  state: ticketStateSchema,
  name: z.string(),
  email: z.string(),
  /** Null for a message of the contact page. */
  subject: z.string().nullable(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  /** Written by a company with premium. */
  hasPriority: z.boolean(),
  /** The account that was signed in; null for a visitor, whose email is unproven. */
  account: userTypeSchema.nullable(),
  /** Oldest first; `by` is null where that account is gone. */
  answers: z.array(z.object({ text: z.string(), by: z.string().nullable(), at: z.iso.datetime() })),
  closed: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
});
export type StoredTicket = z.infer<typeof storedTicketSchema>;

const tag = 'Support';
const admin = { tag: 'Admin', caller: 'admin' } as const;
const ticketId = z.object({ ticketId: z.uuid() });

export const support = {
  submitTicket: route({
    method: 'POST',
    path: '/support/tickets',
    summary: 'Ask the operator for help; it is kept, and mailed to them',
    tag,
    caller: 'anyone',
    limit: LIMITS.mail,
  })
    .input(ticketInput)
    .output(z.object({})),
  sendContactMessage: route({
    method: 'POST',
    path: '/support/messages',
    summary: 'Write to the operator; it is kept, and mailed to them',
    tag,
    caller: 'anyone',
    limit: LIMITS.mail,
  })
    .input(contactMessageInput)
    .output(z.object({})),
  listTickets: route({
    ...admin,
    method: 'GET',
    path: '/admin/tickets',
    summary: 'What people wrote, in one state: those of premium companies first, then the oldest',
    limit: LIMITS.read,
  })
    .input(z.object({ state: ticketStateSchema.default('open'), cursor: cursorSchema }))
    .output(
      z.object({
        items: z.array(storedTicketSchema),
        nextCursor: z.string().nullable(),
        counts: z.object({ open: z.int(), answered: z.int(), closed: z.int() }),
      }),
    ),
  answerTicket: route({
    ...admin,
    method: 'POST',
    path: '/admin/tickets/{ticketId}/answers',
    summary: 'Mail an answer to whoever wrote; it is kept beside the ticket',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(ticketId.extend({ text: requiredText(SUPPORT_MESSAGE_MAX) }))
    .output(storedTicketSchema),
  closeTicket: route({
    ...admin,
    method: 'POST',
    path: '/admin/tickets/{ticketId}/close',
    summary: 'Close a ticket, with or without an answer; closing twice changes nothing',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(ticketId)
    .output(storedTicketSchema),
};
