import type { Kysely } from 'kysely';
import type { Answer } from '#contract/chats/conversations.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { announceEvent } from '../platform/jobs/announce-event.ts';

/** Announces a talent's answer to the company's webhooks. Conversations with support have no contact and announce nothing. */
export async function announceAnswer(trx: Kysely<DB>, conversationId: string, answer: Answer, at: Date) {
  const contact = await trx
    .selectFrom('unlocked_contacts as u')
    .innerJoin('contact_details as d', 'd.contact_id', 'u.id')
    .select(['u.id', 'u.user_id', 'u.closer_id', 'd.full_name'])
    .where('u.conversation_id', '=', conversationId)
    .executeTakeFirst();
  if (!contact) return;
  await announceEvent(trx, {
    companyId: contact.user_id,
    talentId: contact.closer_id,
    type: 'message.answered',
    data: { contactId: contact.id, talentName: contact.full_name!, conversationId, answer },
    at,
  });
}
