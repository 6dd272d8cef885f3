import { z } from 'zod';
import { emailSchema } from './accounts.ts';
import { SUPPORT_MESSAGE_MAX, SUPPORT_NAME_MAX, SUPPORT_SUBJECT_MAX } from './constants.ts';
import { LIMITS, route } from './route.ts';

/** One line: what goes into the head of a mail holds no line breaks. */
const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, 'required').max(max, 'too_long'));

export const contactMessageInput = z.object({
  name: line(SUPPORT_NAME_MAX),
  email: emailSchema,
  message: z.string().trim().min(1, 'required').max(SUPPORT_MESSAGE_MAX, 'too_long'),
});
export type ContactMessage = z.infer<typeof contactMessageInput>;

export const ticketInput = contactMessageInput.extend({ subject: line(SUPPORT_SUBJECT_MAX) });
export type Ticket = z.infer<typeof ticketInput>;

const tag = 'Support';

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
};
