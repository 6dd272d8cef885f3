import { type Kysely, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refreshDocuments } from './search-document.ts';
import { TERMS_LOCK } from './terms.ts';

const STORED_CHANGES_MAX = 1_000_000;
const BATCH_SIZE = 200;

/** Keeps the change stream short. A reader that falls further behind reloads everything. */
export async function deleteOldSearchChanges(db: Kysely<DB>) {
  await sql`DELETE FROM search_changes WHERE seq < (SELECT max(seq) FROM search_changes) - ${STORED_CHANGES_MAX}`.execute(
    db,
  );
}

/** Refreshes documents that lack the words of the bio or were masked under older rules. */
export async function completeSearchDocuments({ db, env }: Pick<Context, 'db' | 'env'>) {
  let ids: string[];
  let isAnyRefreshed = false;
  do {
    ids = await db.transaction().execute(async (trx) => {
      const incomplete = await trx
        .selectFrom('talent_search')
        .select('position_id')
        .where((eb) => eb.or([eb('words', 'is', null), eb('masked_by', '=', 0)]))
        .orderBy('position_id')
        .limit(BATCH_SIZE)
        .execute();
      const positionIds = incomplete.map(({ position_id }) => position_id);
      await refreshDocuments(trx, positionIds, { moderation: env.MODERATION });
      return positionIds;
    });
    isAnyRefreshed ||= ids.length > 0;
  } while (ids.length === BATCH_SIZE);
  if (isAnyRefreshed) await removeUnusedTerms(db);
}

/** Deletes terms that no document carries any more, such as contacts that are masked now, so that no search is corrected to one. */
async function removeUnusedTerms(db: Kysely<DB>) {
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${TERMS_LOCK})`.execute(trx);
    const { numAffectedRows } = await sql`DELETE FROM search_terms t
      WHERE NOT EXISTS (SELECT FROM talent_search s WHERE s.tags @> ARRAY[t.id])`.execute(trx);
    if (numAffectedRows) await sql`SELECT pg_notify('closeup_search', 'terms')`.execute(trx);
  });
}
