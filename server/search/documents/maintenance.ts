import { type Kysely, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { refreshEntries } from './search-document.ts';
import { TERMS_LOCK } from './terms.ts';

const CHANGES_KEPT = 1_000_000;
const AT_ONCE = 200;

/** Keeps the feed of changes bounded; a reader that is further behind reads everything again. */
export async function deleteOldSearchChanges(db: Kysely<DB>) {
  await sql`DELETE FROM search_changes WHERE seq < (SELECT max(seq) FROM search_changes) - ${CHANGES_KEPT}`.execute(db);
}

/** Makes entries again that were written before they held the words of the bio, or under older rules for masking. */
export async function completeSearchDocuments({ db, env }: Pick<Context, 'db' | 'env'>) {
  let ids: string[];
  let isAnyMadeAgain = false;
  do {
    ids = await db.transaction().execute(async (trx) => {
      const incomplete = await trx
        .selectFrom('talent_search')
        .select('position_id')
        .where((eb) => eb.or([eb('words', 'is', null), eb('masked_by', '=', 0)]))
        .orderBy('position_id')
        .limit(AT_ONCE)
        .execute();
      const positionIds = incomplete.map(({ position_id }) => position_id);
      await refreshEntries(trx, positionIds, { moderation: env.MODERATION });
      return positionIds;
    });
    isAnyMadeAgain ||= ids.length > 0;
  } while (ids.length === AT_ONCE);
  if (isAnyMadeAgain) await removeUnusedTerms(db);
}

/** Terms that no entry carries any more, such as contacts that are masked since; a search can't be corrected to one. */
async function removeUnusedTerms(db: Kysely<DB>) {
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${TERMS_LOCK})`.execute(trx);
    const { numAffectedRows } = await sql`DELETE FROM search_terms t
      WHERE NOT EXISTS (SELECT FROM talent_search s WHERE s.tags @> ARRAY[t.id])`.execute(trx);
    if (numAffectedRows) await sql`SELECT pg_notify('closeup_search', 'terms')`.execute(trx);
  });
}
