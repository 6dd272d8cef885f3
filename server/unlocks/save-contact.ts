import type { Contact } from '#contract/unlocks/contacts.ts';
import type { Context } from '../platform/context.ts';
import { announceEvent } from '../platform/jobs/announce-event.ts';
import { getContact } from './contacts.ts';

interface Change {
  contactId: string;
  stage?: Contact['stage'] | undefined;
  notes?: string | undefined;
  remindAt?: string | null | undefined;
}

/** Saves the stage of a contact, the notes that only this company reads, and its reminder. @throws not_found */
export async function saveContact(
  context: Pick<Context, 'db' | 'env' | 'clock'>,
  companyId: string,
  { contactId, stage, notes, remindAt }: Change,
): Promise<Contact> {
  if (stage !== undefined || notes !== undefined || remindAt !== undefined)
    await context.db.transaction().execute(async (trx) => {
      const before = await trx
        .selectFrom('unlocked_contacts as u')
        .innerJoin('contact_details as d', 'd.contact_id', 'u.id')
        .select(['u.closer_id', 'u.stage', 'u.notes', 'd.full_name'])
        .where('u.id', '=', contactId)
        .where('u.user_id', '=', companyId)
        .forUpdate('u')
        .executeTakeFirst();
      if (!before) return;
      await trx
        .updateTable('unlocked_contacts')
        .set({
          ...(stage !== undefined && { stage }),
          ...(notes !== undefined && { notes }),
          ...(notes !== undefined && notes !== before.notes && { noted_at: context.clock() }),
          ...(remindAt !== undefined && { remind_at: remindAt, reminded_at: null }),
        })
        .where('id', '=', contactId)
        .execute();
      if (stage !== undefined && stage !== before.stage)
        await announceEvent(trx, {
          companyId,
          talentId: before.closer_id,
          type: 'contact.stage_changed',
          data: {
            contactId,
            talentName: before.full_name!,
            stage,
            previousStage: before.stage as Contact['stage'],
          },
          at: context.clock(),
        });
    });
  return getContact(context, companyId, contactId);
}
