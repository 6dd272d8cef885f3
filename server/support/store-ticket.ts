import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { MESSAGE_MAX } from '#contract/values/limits.ts';
import { SUPPORT_TICKET_DAYS, DAY_MS } from '#contract/values/durations.ts';
import type { ContactMessage, Ticket } from '#contract/support.ts';
import { findLimits } from '../billing/premium.ts';
import { appendMessage } from '../chats/append-message.ts';
import { openSupportConversation } from '../chats/open-conversation.ts';
import type { SupportContext } from '../chats/support-desk.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { supportAddress } from '../platform/mail/recipient.ts';
import { operatorMail, receivedMail } from './mails.ts';

type NewTicket = ContactMessage & Partial<Pick<Ticket, 'subject'>>;

/**
 * Stores a message and mails it to the operator in one transaction. For accounts it also appears in their conversation with
 * support, where it will be answered. Only the verified email of the sending account gets a receipt; otherwise anyone could
 * have mails sent to strangers.
 * @param shown what the account sees of it, if not what was written.
 */
export async function storeTicket(
  { db, ...context }: SupportContext & Pick<Context, 'db'>,
  visitor: Viewer | null,
  written: NewTicket,
  shown: Pick<NewTicket, 'subject' | 'message'> = written,
) {
  await db.transaction().execute(async (trx) => {
    await insertTicket(trx, context, visitor, written, shown.subject);
    if (!visitor) return;
    const at = context.clock();
    const conversation = await openSupportConversation(trx, visitor.userId, at);
    const content = [shown.subject, shown.message].filter(Boolean).join('\n\n').slice(0, MESSAGE_MAX);
    await appendMessage(trx, conversation, { by: visitor.userId, content, clientId: randomUUID() }, at);
    const { name, email, message } = written;
    if (!visitor.emailVerified || visitor.email.toLowerCase() !== email) return;
    const { language } = await trx
      .selectFrom('users')
      .select('language')
      .where('id', '=', visitor.userId)
      .executeTakeFirstOrThrow();
    const url = `${context.env.PUBLIC_URL}/messages/${conversation.id}`;
    await postMail({ db: trx, mailer: context.mailer }, await receivedMail({ name, email, language }, url, message));
  });
}

/** Stores a message from the conversation with support. Messages join the open ticket until it is answered. */
export async function storeSupportMessage(trx: Kysely<DB>, context: SupportContext, viewer: Viewer, message: string) {
  const open = await trx
    .selectFrom('support_tickets as t')
    .select(['t.id', 't.message'])
    .where('t.user_id', '=', viewer.userId)
    .where('t.kind', '=', 'contact')
    .where('t.closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('support_answers as s').select('s.id').whereRef('s.ticket_id', '=', 't.id'))),
    )
    .orderBy('t.created_at', 'desc')
    .executeTakeFirst();
  if (!open) return insertTicket(trx, context, viewer, { name: viewer.name, email: viewer.email, message });
  await trx
    .updateTable('support_tickets')
    .set({ message: `${open.message}\n\n${message}` })
    .where('id', '=', open.id)
    .execute();
}

async function insertTicket(
  trx: Kysely<DB>,
  { env, mailer, clock }: SupportContext,
  visitor: Viewer | null,
  written: NewTicket,
  shownSubject: string | null = null,
) {
  const { name, email, subject = null, message } = written;
  const hasPriority =
    visitor?.userType === 'company' && (await findLimits(trx, visitor.userId, clock())).prioritySupport;
  const { id, is_urgent: isUrgent } = await trx
    .insertInto('support_tickets')
    .values({
      kind: subject === null ? 'contact' : 'ticket',
      user_id: visitor?.userId ?? null,
      name,
      email,
      subject,
      shown_subject: shownSubject,
      message,
      has_priority: hasPriority,
      created_at: clock(),
    })
    .returning(['id', 'is_urgent'])
    .executeTakeFirstOrThrow();
  await postMail(
    { db: trx, mailer },
    await operatorMail(supportAddress(env), `${env.PUBLIC_URL}/admin/support`, {
      id,
      name,
      email,
      subject,
      message,
      visitor,
      isUrgent,
      hasPriority,
    }),
  );
}

/** Deletes tickets past their retention period. */
export async function deleteOldTickets({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const before = new Date(clock().getTime() - SUPPORT_TICKET_DAYS * DAY_MS);
  await db.deleteFrom('support_tickets').where('created_at', '<', before).execute();
}
