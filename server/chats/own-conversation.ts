import { type Kysely, type Selectable, sql } from 'kysely';
import type { Conversations, DB } from '../platform/db/schema.gen.ts';
import { failure } from '../platform/http/failure.ts';
import { isBlocking } from '../visibility/blocks.ts';

/** The accounts of a conversation: two, or one in a conversation with support. */
export const partiesOf = ({ company_id, talent_id }: Pick<Selectable<Conversations>, 'company_id' | 'talent_id'>) =>
  company_id === null ? [talent_id] : [company_id, talent_id];

/** Whether the talent of a conversation has blocked its company, in the conversation or by its domain. */
export async function isBlocked(
  db: Kysely<DB>,
  { company_id, talent_id }: Pick<Selectable<Conversations>, 'company_id' | 'talent_id'>,
): Promise<boolean> {
  if (company_id === null) return false;
  const isBlockedByTalent = isBlocking(sql`${talent_id}`, company_id);
  const { rows } = await sql<{ is_blocked: boolean }>`SELECT ${isBlockedByTalent} AS is_blocked`.execute(db);
  return rows[0]!.is_blocked;
}

/** @throws not_found, also for accounts that are not a party. */
export async function getOwnConversation(db: Kysely<DB>, userId: string, conversationId: string) {
  const conversation = await ownConversation(db, userId, conversationId).executeTakeFirst();
  if (!conversation) throw failure('not_found');
  return conversation;
}

/** Returns the conversation with its row locked. @throws not_found, also for accounts that are not a party. */
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
