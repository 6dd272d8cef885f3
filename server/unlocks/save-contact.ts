import type { Contact } from '#contract/unlocks/contacts.ts';
import type { Context } from '../platform/context.ts';
import { getContact } from './contacts.ts';

interface Change {
  contactId: string;
  stage?: Contact['stage'] | undefined;
  notes?: string | undefined;
}

/** Saves the stage of a contact and the notes that only this company reads. @throws not_found */
export async function saveContact(
  context: Pick<Context, 'db' | 'env'>,
  companyId: string,
  { contactId, stage, notes }: Change,
): Promise<Contact> {
  if (stage !== undefined || notes !== undefined)
    await context.db
      .updateTable('unlocked_contacts')
      .set({ ...(stage !== undefined && { stage }), ...(notes !== undefined && { notes }) })
      .where('id', '=', contactId)
      .where('user_id', '=', companyId)
      .execute();
  return getContact(context, companyId, contactId);
}
