import type { AccountPart } from '../platform/account-part.ts';
import { randomUUID } from 'node:crypto';
import { SUPPORT_ID } from '#contract/chats/conversations.ts';
import { recordEvent } from '../audit/record-event.ts';
import { appendMessage } from '../chats/append-message.ts';
import { openSupportConversation } from '../chats/open-conversation.ts';
import type { Context } from '../platform/context.ts';
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

/** Idempotent. */
export const closeTicket = ({ db, clock }: Pick<Context, 'db' | 'clock'>, admin: Viewer, ticketId: string) =>
  setClosed(db, admin, ticketId, clock());

/** Undoes closing. Idempotent. */
export const reopenTicket = ({ db }: Pick<Context, 'db'>, admin: Viewer, ticketId: string) =>
  setClosed(db, admin, ticketId, null);

const setClosed = (db: Context['db'], admin: Viewer, ticketId: string, at: Date | null) =>
  db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('support_tickets')
      .set({ closed_at: at, closed_by: at && admin.userId })
      .where('id', '=', ticketId)
      .where('closed_at', at ? 'is' : 'is not', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!changed) return;
    await recordEvent(trx, {
      kind: at ? 'ticket_closed' : 'ticket_reopened',
      actorId: admin.userId,
      address: admin.address,
      subjectId: changed.user_id,
      details: { ticketId },
    });
  });

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
