import type { Contact } from '#contract/unlocks/contacts.ts';
import type { Context } from '../platform/context.ts';
import { announceEvent } from '../platform/jobs/announce-event.ts';
import { getContact } from './contacts.ts';

interface Change {
  contactId: string;
  stage?: Contact['stage'] | undefined;
  notes?: string | undefined;
}

/** Saves the stage of a contact and the notes that only this company reads. @throws not_found */
export async function saveContact(
  context: Pick<Context, 'db' | 'env' | 'clock'>,
  companyId: string,
  { contactId, stage, notes }: Change,
): Promise<Contact> {
  if (stage !== undefined || notes !== undefined)
    await context.db.transaction().execute(async (trx) => {
      const before = await trx
        .selectFrom('unlocked_contacts as u')
        .innerJoin('contact_details as d', 'd.contact_id', 'u.id')
        .select(['u.closer_id', 'u.stage', 'd.full_name'])
        .where('u.id', '=', contactId)
        .where('u.user_id', '=', companyId)
        .forUpdate('u')
        .executeTakeFirst();
      if (!before) return;
      await trx
        .updateTable('unlocked_contacts')
        .set({ ...(stage !== undefined && { stage }), ...(notes !== undefined && { notes }) })
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
