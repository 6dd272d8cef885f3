import { RESET_LINK_HOURS } from '#contract/values/accounts.ts';
import { HOUR_MS } from '#contract/values/durations.ts';
import type { Context } from '../context.ts';

const LOOKED_AT_HOURS = 30 * 24;

/**
 * Kept mails are for looking at; after a month they go. Where mails are sent, one goes as soon as it is sent, and one that can't be
 * sent when the links in it have run out.
 */
export async function deleteOldMails({ db, mailer, clock }: Pick<Context, 'db' | 'mailer' | 'clock'>) {
  const hours = mailer.isSending ? RESET_LINK_HOURS : LOOKED_AT_HOURS;
  await db
    .deleteFrom('mails')
    .where('at', '<', new Date(clock().getTime() - hours * HOUR_MS))
    .execute();
}
