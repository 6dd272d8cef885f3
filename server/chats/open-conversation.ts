import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/** The one conversation between a company and a talent, made if there is none; its row is locked. */
export async function openConversation(trx: Kysely<DB>, companyId: string, talentId: string, at: Date) {
  await trx
    .insertInto('conversations')
    .values({ company_id: companyId, talent_id: talentId, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['company_id', 'talent_id']).doNothing())
    .execute();
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('talent_id', '=', talentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
