import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, Videos } from '../../platform/db/schema.gen.ts';
import { MASKED_BY, maskCard } from './mask-card.ts';
import { bioWords } from '../query/words.ts';
import { namesOf, tagsOf, ensureTerms } from './terms.ts';

export interface SearchDocumentSettings {
  /** With `before`, a video must be approved before it is found. */
  moderation: 'before' | 'after';
}

type Judged = Pick<Selectable<Videos>, 'state' | 'rejected_at' | 'approved_at'>;

/** Whether companies find a video's position while its talent isn't paused. */
export const isAccepted = ({ state, rejected_at, approved_at }: Judged, { moderation }: SearchDocumentSettings) =>
  state === 'ready' && rejected_at === null && (moderation === 'after' || approved_at !== null);

/**
 * Brings a position's search document up to date, or deletes it when the position is not searchable: no ready video, a rejected
 * one, or a paused talent. Writers call it inside their own transaction.
 */
export const refreshSearchDocument = (trx: Kysely<DB>, positionId: string, settings: SearchDocumentSettings) =>
  refreshDocuments(trx, [positionId], settings);

export async function refreshTalentDocuments(trx: Kysely<DB>, talentId: string, settings: SearchDocumentSettings) {
  const positions = await trx.selectFrom('talent_positions').select('id').where('talent_id', '=', talentId).execute();
  await refreshDocuments(
    trx,
    positions.map(({ id }) => id),
    settings,
  );
}

export async function refreshDocuments(trx: Kysely<DB>, positionIds: string[], { moderation }: SearchDocumentSettings) {
  if (positionIds.length === 0) return;
  await awaitOtherWriters(trx, positionIds);
  const found = await trx
    .selectFrom('talent_positions as p')
    .innerJoin('talent_profiles as t', 't.user_id', 'p.talent_id')
    .innerJoin('videos as v', (join) => join.onRef('v.position_id', '=', 'p.id').on('v.state', '=', 'ready'))
    .leftJoin('shared_scores as s', 's.video_id', 'v.id')
    .select([
      'p.id',
      't.full_name',
      'p.position_title',
      'v.quote',
      't.languages',
      't.city',
      't.country',
      't.bio',
      'p.work_type',
      'p.experience_years',
      'p.salary_min_minor',
      'p.notice_days',
      't.boosted_until',
      'v.published_at',
      's.communication',
      's.confidence',
      's.clarity',
    ])
    .select(sql<string[]>`p.skills || t.skills`.as('skills'))
    .select(sql<boolean>`coalesce(t.boosted_until > now(), false)`.as('boosted'))
    .where('p.id', 'in', positionIds)
    .where('t.paused_at', 'is', null)
    .where('v.rejected_at', 'is', null)
    .$if(moderation === 'before', (query) => query.where('v.approved_at', 'is not', null))
    .execute();

  // Only what a card shows is searchable, so that no search can confirm a masked contact.
  const named = found.map((position) => {
    const masks = maskCard(position);
    const shown = { ...position, ...masks };
    return { position, masks, shown, names: namesOf(shown) };
  });
  // Terms of all positions are inserted together, so that two writers insert them in the same order.
  const ids = await ensureTerms(
    trx,
    named.flatMap(({ names }) => names),
  );
  for (const { position, masks, shown, names } of named) {
    const document = {
      boosted: position.boosted,
      boosted_until: position.boosted ? position.boosted_until : null,
      updated_at: position.published_at!,
      tags: sql<number[]>`${tagsOf(names, ids)}::int[]`,
      words: sql<string[]>`${bioWords(shown.bio ?? '')}::text[]`,
      masks: masks && JSON.stringify(masks),
      masked_by: MASKED_BY,
      score_communication: position.communication,
      score_confidence: position.confidence,
      score_clarity: position.clarity,
    };
    await trx
      .insertInto('talent_search')
      .values({ ...document, position_id: position.id })
      .onConflict((conflict) => conflict.column('position_id').doUpdateSet(document))
      .execute();
  }
  const gone = positionIds.filter((id) => !found.some((position) => position.id === id));
  if (gone.length > 0) await trx.deleteFrom('talent_search').where('position_id', 'in', gone).execute();
}

/**
 * Serializes refreshes of the same position: each waits until the others have committed and then reads their changes. Otherwise
 * a publication and a pause at the same moment could each miss the other.
 */
async function awaitOtherWriters(trx: Kysely<DB>, positionIds: string[]) {
  await sql`SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended(id::text, 5) AS key FROM unnest(${positionIds}::uuid[]) AS id ORDER BY key) AS keys`.execute(
    trx,
  );
}

/** Ends expired boosts. A job runs it every minute. */
export async function expireBoosts(db: Kysely<DB>) {
  await sql`UPDATE talent_search SET boosted = false, boosted_until = NULL WHERE boosted AND boosted_until <= now()`.execute(
    db,
  );
}
