import { RESET_LINK_HOURS } from '#contract/constants.ts';
import type { Context } from '../context.ts';

const HOUR_MS = 3_600_000;
const MAILBOX_HOURS = 30 * 24;

/**
 * Deletes old mails. Without an SMTP server they stay in the mailbox page for a month. Mails that are sent are deleted when
 * they are sent, or when their links have expired if they can't be sent.
 */
export async function deleteOldMails({ db, mailer, clock }: Pick<Context, 'db' | 'mailer' | 'clock'>) {
  const hours = mailer.isSending ? RESET_LINK_HOURS : MAILBOX_HOURS;
  await db
    .deleteFrom('mails')
    .where('at', '<', new Date(clock().getTime() - hours * HOUR_MS))
    .execute();
}
