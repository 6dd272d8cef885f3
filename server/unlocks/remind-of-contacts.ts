import type { Context } from '../platform/context.ts';
import { notify } from '../notifications/notify.ts';

const AT_ONCE = 100;

/** Notifies companies of contacts whose reminders are due, once per reminder. */
export async function remindOfContacts(context: Pick<Context, 'db' | 'clock'>) {
  while ((await remindOfSome(context)) === AT_ONCE);
}

const remindOfSome = ({ db, clock }: Pick<Context, 'db' | 'clock'>) =>
  db.transaction().execute(async (trx) => {
    const at = clock();
    const due = await trx
      .selectFrom('unlocked_contacts')
      .select('id')
      .where('remind_at', '<=', at)
      .where('reminded_at', 'is', null)
      .orderBy('remind_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await trx.updateTable('unlocked_contacts').set({ reminded_at: at }).where('id', 'in', ids).execute();
    const contacts = await trx
      .selectFrom('unlocked_contacts as u')
      .innerJoin('contact_details as d', 'd.contact_id', 'u.id')
      .select(['u.id', 'u.user_id', 'u.closer_id', 'd.full_name'])
      .where('u.id', 'in', ids)
      .execute();
    for (const { id, user_id, closer_id, full_name } of contacts)
      await notify(trx, {
        userId: user_id,
        aboutId: closer_id,
        kind: 'reminder',
        data: { contactId: id, talentName: full_name! },
        at,
      });
    return due.length;
  });
