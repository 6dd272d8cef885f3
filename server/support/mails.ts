import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Mail } from '../platform/mail/transport.ts';
import { greet } from '../platform/mail/recipient.ts';
import { type LetterText, letter } from '../platform/mail/letter.ts';
import type { Viewer } from '../platform/http/viewer.ts';

export interface ReceivedMessage {
  id: string;
  name: string;
  email: string;
  /** Null for a message from the contact page. */
  subject: string | null;
  message: string;
  visitor: Viewer | null;
  isUrgent: boolean;
  hasPriority: boolean;
}

/** Forwards a message to the operator. Its button opens the inbox; replying to the mail reaches the sender too. */
export async function operatorMail(to: string, inboxUrl: string, received: ReceivedMessage): Promise<Mail> {
  const { id, name, email, subject, message, visitor, isUrgent, hasPriority } = received;
  const marks = [
    isUrgent ? 'URGENT' : '',
    hasPriority ? 'Premium' : '',
    subject === null ? 'Message' : 'Ticket',
  ].filter(Boolean);
  const what = subject ?? `from ${name}`;
  const sender = visitor
    ? `Signed in as ${visitor.userType}, account ${visitor.userId}.`
    : 'Not signed in, so the email is unverified.';
  const mail = await letter(to, `${inboxUrl}?ticket=${id}`, {
    subject: `[${marks.join(' · ')}] ${what}`,
    language: 'en',
    greeting: `${name} <${email}> wrote:`,
    body: message,
    action: 'Answer in Support',
    note: `${sender} You can also reply to this email, but then the message stays open in Support until you close it.`,
  });
  return { ...mail, replyTo: email };
}

const RECEIVED_TEXTS = {
  en: (name: string, message: string): LetterText => ({
    subject: 'We got your message',
    ...greet('en', name),
    body: `We’ll reply within 24 hours. You wrote:\n\n${message}`,
    action: 'Open conversation',
    note: `You’re getting this email because you wrote to ${PRODUCT_NAME} from your account.`,
  }),
  es: (name: string, message: string): LetterText => ({
    subject: 'Hemos recibido tu mensaje',
    ...greet('es', name),
    body: `Te responderemos en 24 horas. Escribiste:\n\n${message}`,
    action: 'Abrir conversación',
    note: `Recibes este correo porque escribiste a ${PRODUCT_NAME} desde tu cuenta.`,
  }),
};

/** Confirms to the sender that the message has arrived. */
export function receivedMail(
  { name, email, language }: { name: string; email: string; language: string },
  url: string,
  message: string,
): Promise<Mail> {
  return letter(email, url, RECEIVED_TEXTS[language === 'es' ? 'es' : 'en'](name, message));
}

interface AnswerText {
  name: string;
  subject: string | null;
  answer: string;
  /** The sender's message, with each line marked as a quote. */
  quoted: string;
}

const ANSWER_TEXTS = {
  en: ({ name, subject, answer, quoted }: AnswerText): LetterText => ({
    subject: `Re: ${subject ?? `your message to ${PRODUCT_NAME}`}`,
    ...greet('en', name),
    body: `${answer}\n\nYou wrote:\n${quoted}`,
    action: 'Open the Help Center',
    note: `You’re getting this email because you wrote to ${PRODUCT_NAME}. Reply to add something.`,
  }),
  es: ({ name, subject, answer, quoted }: AnswerText): LetterText => ({
    subject: `Re: ${subject ?? `tu mensaje a ${PRODUCT_NAME}`}`,
    ...greet('es', name),
    body: `${answer}\n\nEscribiste:\n${quoted}`,
    action: 'Abrir el Centro de ayuda',
    note: `Recibes este correo porque escribiste a ${PRODUCT_NAME}. Responde si quieres añadir algo.`,
  }),
};

/** The operator's answer, followed by the message that it answers. */
export function answerMail(
  {
    name,
    email,
    subject,
    message,
    language,
  }: Pick<ReceivedMessage, 'name' | 'email' | 'subject' | 'message'> & { language: string | null },
  url: string,
  answer: string,
): Promise<Mail> {
  const quoted = message.replace(/^/gm, '> ');
  return letter(email, url, ANSWER_TEXTS[language === 'es' ? 'es' : 'en']({ name, subject, answer, quoted }));
}
