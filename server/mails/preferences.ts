import type { MailPreferences } from '#contract/mails.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';

export async function getMailPreferences(
  { db }: Pick<Context, 'db'>,
  { userId }: Pick<Viewer, 'userId'>,
): Promise<MailPreferences> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('company_profiles as c', 'c.user_id', 'u.id')
    .select(['u.wants_message_mails', 'c.wants_daily_match'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  return { messages: row.wants_message_mails, dailyMatch: row.wants_daily_match };
}

/** Omitted preferences stay as they are. Talents have no daily match. */
export async function saveMailPreferences(
  { db }: Pick<Context, 'db'>,
  { userId }: Pick<Viewer, 'userId'>,
  { messages, dailyMatch }: { messages?: boolean | undefined; dailyMatch?: boolean | undefined },
) {
  await db.transaction().execute(async (trx) => {
    if (messages !== undefined)
      await trx.updateTable('users').set({ wants_message_mails: messages }).where('id', '=', userId).execute();
    if (dailyMatch !== undefined)
      await trx
        .updateTable('company_profiles')
        .set({ wants_daily_match: dailyMatch })
        .where('user_id', '=', userId)
        .execute();
  });
}
