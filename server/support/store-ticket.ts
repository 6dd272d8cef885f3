import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { MESSAGE_MAX } from '#contract/constants.ts';
import type { ContactMessage, Ticket } from '#contract/support.ts';
import { findPremium } from '../billing/premium.ts';
import { appendMessage } from '../chats/append-message.ts';
import { openSupportConversation } from '../chats/open-conversation.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { supportAddress } from '../platform/mail/recipient.ts';
import { operatorMail, receivedMail } from './mails.ts';

type App = Pick<Context, 'env' | 'mailer' | 'clock'>;
type Written = ContactMessage & Partial<Pick<Ticket, 'subject'>>;

/**
 * Keeps what somebody wrote and posts it to the operator, in one transaction. An account finds it in its conversation with
 * support, where the answer will be. A receipt goes to the sender only where the email is the proven one of the account
 * that wrote: else anybody could have mails sent to strangers.
 * @param shown what the conversation shows, if not all of it.
 */
export async function storeTicket(
  { db, ...app }: App & Pick<Context, 'db'>,
  visitor: Viewer | null,
  written: Written,
  shown = [written.subject, written.message].filter(Boolean).join('\n\n'),
) {
  await db.transaction().execute(async (trx) => {
    await insertTicket(trx, app, visitor, written);
    if (!visitor) return;
    const at = app.clock();
    const conversation = await openSupportConversation(trx, visitor.userId, at);
    const content = shown.slice(0, MESSAGE_MAX);
    await appendMessage(trx, conversation, { by: visitor.userId, content, clientId: randomUUID() }, at);
    const { name, email, message } = written;
    if (!visitor.emailVerified || visitor.email.toLowerCase() !== email) return;
    const { language } = await trx
      .selectFrom('users')
      .select('language')
      .where('id', '=', visitor.userId)
      .executeTakeFirstOrThrow();
    const url = `${app.env.PUBLIC_URL}/messages/${conversation.id}`;
    await postMail({ db: trx, mailer: app.mailer }, await receivedMail({ name, email, language }, url, message));
  });
}

/** What an account writes in its conversation with support: as long as nobody answered, it is one and the same ticket. */
export async function storeSupportMessage(trx: Kysely<DB>, app: App, viewer: Viewer, message: string) {
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
  if (!open) return insertTicket(trx, app, viewer, { name: viewer.name, email: viewer.email, message });
  await trx
    .updateTable('support_tickets')
    .set({ message: `${open.message}\n\n${message}` })
    .where('id', '=', open.id)
    .execute();
}

async function insertTicket(trx: Kysely<DB>, { env, mailer, clock }: App, visitor: Viewer | null, written: Written) {
  const { name, email, subject = null, message } = written;
  const hasPriority = visitor?.userType === 'company' && (await findPremium(trx, visitor.userId, clock())) !== null;
  const { id } = await trx
    .insertInto('support_tickets')
    .values({
      kind: subject === null ? 'contact' : 'ticket',
      user_id: visitor?.userId ?? null,
      name,
      email,
      subject,
      message,
      has_priority: hasPriority,
      created_at: clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await postMail(
    { db: trx, mailer },
    await operatorMail(supportAddress(env), { id, name, email, subject, message, visitor, hasPriority }),
  );
}
