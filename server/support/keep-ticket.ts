import type { ContactMessage, Ticket } from '#contract/support.ts';
import { findPremium } from '../billing/plan.ts';
import type { Context } from '../context.ts';
import { postMail } from '../mail/post-mail.ts';
import type { Viewer } from '../viewer.ts';
import { supportAddress } from './address.ts';
import { operatorMail, receivedMail } from './mails.ts';

/**
 * Keeps what somebody wrote and posts it to the operator, in one transaction. A receipt goes to the sender only where the email is
 * the proven one of the account that wrote: else anybody could have mails sent to strangers.
 */
export async function keepTicket(
  { db, env, mailer, clock }: Pick<Context, 'db' | 'env' | 'mailer' | 'clock'>,
  visitor: Viewer | null,
  written: ContactMessage & Partial<Pick<Ticket, 'subject'>>,
) {
  await db.transaction().execute(async (trx) => {
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
    const posting = { db: trx, mailer };
    await postMail(
      posting,
      await operatorMail(supportAddress(env), { id, name, email, subject, message, visitor, hasPriority }),
    );
    if (!visitor?.emailVerified || visitor.email.toLowerCase() !== email) return;
    const { language } = await trx
      .selectFrom('users')
      .select('language')
      .where('id', '=', visitor.userId)
      .executeTakeFirstOrThrow();
    await postMail(posting, await receivedMail({ name, email, language }, `${env.PUBLIC_URL}/help`, message));
  });
}
