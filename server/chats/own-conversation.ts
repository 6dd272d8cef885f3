import { type Kysely, type Selectable, sql } from 'kysely';
import type { Conversations, DB } from '../platform/db/schema.gen.ts';
import { failure } from '../platform/http/failure.ts';

/** The accounts of a conversation: two, or with support one. */
export const partiesOf = ({ company_id, talent_id }: Pick<Selectable<Conversations>, 'company_id' | 'talent_id'>) =>
  company_id === null ? [talent_id] : [company_id, talent_id];

/** Whether the talent of a conversation has blocked its company, here or by its domain. */
export async function isBlocked(
  db: Kysely<DB>,
  { company_id, talent_id }: Pick<Selectable<Conversations>, 'company_id' | 'talent_id'>,
): Promise<boolean> {
  if (company_id === null) return false;
  const { rows } = await sql<{
    is_blocked: boolean;
  }>`SELECT is_blocking(${talent_id}, ${company_id}) AS is_blocked`.execute(db);
  return rows[0]!.is_blocked;
}

/** The conversation of one of its parties; for others it does not exist. @throws not_found */
export async function getOwnConversation(db: Kysely<DB>, userId: string, conversationId: string) {
  const conversation = await ownConversation(db, userId, conversationId).executeTakeFirst();
  if (!conversation) throw failure('not_found');
  return conversation;
}

/** The same, its row locked. @throws not_found */
export async function lockOwnConversation(trx: Kysely<DB>, userId: string, conversationId: string) {
  const conversation = await ownConversation(trx, userId, conversationId).forUpdate().executeTakeFirst();
  if (!conversation) throw failure('not_found');
  return conversation;
}

const ownConversation = (db: Kysely<DB>, userId: string, conversationId: string) =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', conversationId)
    .where((eb) => eb.or([eb('company_id', '=', userId), eb('talent_id', '=', userId)]));
