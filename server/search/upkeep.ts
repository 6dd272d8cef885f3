import { type Kysely, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { DB } from '../db/schema.ts';
import { refreshEntries } from './entry.ts';

const CHANGES_KEPT = 1_000_000;
const AT_ONCE = 200;

/** Keeps the feed of changes bounded; a reader that is further behind reads everything again. */
export async function forgetSearchChanges(db: Kysely<DB>) {
  await sql`DELETE FROM search_changes WHERE seq < (SELECT max(seq) FROM search_changes) - ${CHANGES_KEPT}`.execute(db);
}

/** Makes entries again that were written before they held the words of the bio. */
export async function completeEntries({ db, env }: Pick<Context, 'db' | 'env'>) {
  let ids: string[];
  do {
    ids = await db.transaction().execute(async (trx) => {
      const incomplete = await trx
        .selectFrom('talent_search')
        .select('position_id')
        .where('words', 'is', null)
        .orderBy('position_id')
        .limit(AT_ONCE)
        .execute();
      const positionIds = incomplete.map(({ position_id }) => position_id);
      await refreshEntries(trx, positionIds, { moderation: env.MODERATION });
      return positionIds;
    });
  } while (ids.length === AT_ONCE);
}
