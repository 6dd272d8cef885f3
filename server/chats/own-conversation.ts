import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { failure } from '../failure.ts';

/** The conversation of one of its parties, its row locked; for others it does not exist. @throws not_found */
export async function lockOwnConversation(trx: Kysely<DB>, userId: string, conversationId: string) {
  const conversation = await trx
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', conversationId)
    .where((eb) => eb.or([eb('company_id', '=', userId), eb('talent_id', '=', userId)]))
    .forUpdate()
    .executeTakeFirst();
  if (!conversation) throw failure('not_found');
  return conversation;
}
