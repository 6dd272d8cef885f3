import type { AccountPart } from '../platform/account-part.ts';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { SUPPORT_ID } from '#contract/chats/conversations.ts';
import { recordEvent } from '../audit/record-event.ts';
import { appendMessage } from '../chats/append-message.ts';
import { openSupportConversation } from '../chats/open-conversation.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { failure } from '../platform/http/failure.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { supportAddress } from '../platform/mail/recipient.ts';
import { answerMail } from './mails.ts';

/**
 * Stores an answer and delivers it in one transaction: accounts read it in their conversation with support, visitors get it by
 * mail and can reply to the operator. @throws not_found
 */
export async function answerTicket(
  { db, env, mailer, clock }: Pick<Context, 'db' | 'env' | 'mailer' | 'clock'>,
  admin: Viewer,
  { ticketId, text }: { ticketId: string; text: string },
) {
  const at = clock();
  await db.transaction().execute(async (trx) => {
    const ticket = await trx
      .selectFrom('support_tickets as t')
      .leftJoin('users as u', 'u.id', 't.user_id')
      .select(['t.name', 't.email', 't.subject', 't.message', 't.user_id', 'u.language'])
      .where('t.id', '=', ticketId)
      .forUpdate('t')
      .executeTakeFirst();
    if (!ticket) throw failure('not_found');
    await trx
      .insertInto('support_answers')
      .values({ ticket_id: ticketId, text, answered_by: admin.userId, answered_at: at })
      .execute();
    const { user_id: subjectId } = ticket;
    await recordEvent(trx, {
      kind: 'ticket_answered',
      actorId: admin.userId,
      address: admin.address,
      subjectId,
      details: { ticketId },
    });
    if (ticket.user_id) {
      const conversation = await openSupportConversation(trx, ticket.user_id, at);
      await appendMessage(trx, conversation, { by: SUPPORT_ID, content: text, clientId: randomUUID() }, at);
      return;
    }
    const mail = await answerMail(ticket, `${env.PUBLIC_URL}/help`, text);
    await postMail({ db: trx, mailer }, { ...mail, replyTo: supportAddress(env) });
  });
}

/**
 * Closes a ticket. An account whose ticket has no answer reads once, in its conversation with support, that it was closed.
 * Idempotent.
 */
export const closeTicket = ({ db, clock }: Pick<Context, 'db' | 'clock'>, admin: Viewer, ticketId: string) =>
  db.transaction().execute(async (trx) => {
    const at = clock();
    const closed = await setClosed(trx, admin, ticketId, at);
    if (!closed?.user_id || closed.answered_at) return;
    const { language } = await trx
      .selectFrom('users')
      .select('language')
      .where('id', '=', closed.user_id)
      .executeTakeFirstOrThrow();
    const conversation = await openSupportConversation(trx, closed.user_id, at);
    const told = trx.selectFrom('messages').select('id').where('conversation_id', '=', conversation.id);
    if (await told.where('client_id', '=', ticketId).executeTakeFirst()) return;
    const content = CLOSED_TEXTS[language === 'es' ? 'es' : 'en'](closed.shown_subject ?? closed.subject);
    await appendMessage(trx, conversation, { by: SUPPORT_ID, isNotice: true, content, clientId: ticketId }, at);
  });

const CLOSED_TEXTS = {
  en: (subject: string | null) =>
    `We’ve closed ${subject ? `“${subject}”` : 'your message'}. If you still need help, write to us here.`,
  es: (subject: string | null) =>
    `Hemos cerrado ${subject ? `«${subject}»` : 'tu mensaje'}. Si todavía necesitas ayuda, escríbenos aquí.`,
};

/** Undoes closing. Idempotent. */
export const reopenTicket = ({ db }: Pick<Context, 'db'>, admin: Viewer, ticketId: string) =>
  db.transaction().execute((trx) => setClosed(trx, admin, ticketId, null));

/** Returns the ticket if this has changed it. */
async function setClosed(trx: Kysely<DB>, admin: Viewer, ticketId: string, at: Date | null) {
  const changed = await trx
    .updateTable('support_tickets')
    .set({ closed_at: at, closed_by: at && admin.userId })
    .where('id', '=', ticketId)
    .where('closed_at', at ? 'is' : 'is not', null)
    .returning(['user_id', 'subject', 'shown_subject', 'answered_at'])
    .executeTakeFirst();
  if (!changed) return undefined;
  await recordEvent(trx, {
    kind: at ? 'ticket_closed' : 'ticket_reopened',
    actorId: admin.userId,
    address: admin.address,
    subjectId: changed.user_id,
    details: { ticketId },
  });
  return changed;
}

export const supportPart: AccountPart = {
  tables: {
    support_tickets: { by: 'user_id', without: ['closed_by'] },
    support_answers: {
      by: 'user_id',
      through: { table: 'support_tickets', column: 'ticket_id' },
      without: ['answered_by'],
    },
  },
};
