import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.gen.ts';
import type { AccountPart } from '../platform/account-part.ts';

/** Returns the conversation between a company and a talent, creating it if needed, and locks its row. */
export const openConversation = (trx: Kysely<DB>, companyId: string, talentId: string, at: Date) =>
  open(trx, { company_id: companyId, talent_id: talentId, created_at: at, updated_at: at });

/** Returns the conversation between support and an account, creating it if needed, and locks its row. */
export const openSupportConversation = (trx: Kysely<DB>, userId: string, at: Date) =>
  open(trx, {
    company_id: null,
    talent_id: userId,
    state: 'accepted',
    answered_at: at,
    created_at: at,
    updated_at: at,
  });

interface NewConversation {
  company_id: string | null;
  talent_id: string;
  state?: 'accepted';
  answered_at?: Date;
  created_at: Date;
  updated_at: Date;
}

async function open(trx: Kysely<DB>, conversation: NewConversation) {
  await trx
    .insertInto('conversations')
    .values(conversation)
    .onConflict((conflict) => conflict.columns(['company_id', 'talent_id']).doNothing())
    .execute();
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('company_id', 'is not distinct from', conversation.company_id)
    .where('talent_id', '=', conversation.talent_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const chatsPart: AccountPart = {
  tables: {
    conversations: {
      by: ['company_id', 'talent_id'],
      // what the list shows, which a blocked company may not read
      without: ['contact_id', 'talent_name', 'talent_title', 'talent_video'],
    },
    messages: { by: ['company_id', 'talent_id'], through: { table: 'conversations', column: 'conversation_id' } },
    message_templates: { by: 'company_id' },
  },
  // first, so that no change to what lists show of the account is written to conversations deleted along with it
  async beforeErase(trx, userId) {
    await trx.deleteFrom('conversations').where('talent_id', '=', userId).execute();
  },
};
