import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** Kept mails are for looking at; after a month they go. */
export async function forgetMails({ db, mailer }: Pick<Context, 'db' | 'mailer'>) {
  if (mailer.isSending) return;
  await db
    .deleteFrom('mails')
    .where('at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
