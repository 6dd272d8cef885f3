import { sql } from 'kysely';
import { MODERATION_PAGE_SIZE, type ModeratedVideo } from '#contract/moderation.ts';
import type { Moderation } from '#contract/videos/own-video.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { readCounters } from '../platform/db/counters.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import { moderationOf, toPlayable } from '../videos/own-video.ts';
import { reviewQuery } from '../videos/files/served-video.ts';

type ModerationContext = Pick<Context, 'db' | 'env' | 'clock'>;

/** The same expression as in the index on videos. */
const STATE = sql<Moderation>`CASE WHEN v.approved_at IS NOT NULL THEN 'approved'
  WHEN v.rejected_at IS NOT NULL AND v.resubmitted_at IS NULL THEN 'rejected' ELSE 'pending' END`;

const videosOf = ({ db }: ModerationContext) =>
  db
    .selectFrom('videos as v')
    .innerJoin('talent_positions as p', 'p.id', 'v.position_id')
    .innerJoin('talent_profiles as t', 't.user_id', 'v.talent_id')
    .leftJoin('users as a', 'a.id', 'v.moderated_by')
    .select([
      'v.id',
      'v.state',
      'v.public_id',
      'v.captions_key',
      'v.duration_ms',
      'v.width',
      'v.height',
      'v.published_at',
      'v.approved_at',
      'v.rejected_at',
      'v.resubmitted_at',
      'v.moderation_notes',
      'p.position_title',
      't.full_name',
      'a.name as admin_name',
    ])
    // A generic plan matches the partial index only to a literal.
    .where('v.state', '=', sql.lit('ready'));

type Row = Awaited<ReturnType<ReturnType<typeof videosOf>['execute']>>[number];

/** Newest first. */
export async function listModeratedVideos(
  context: ModerationContext,
  {
    state,
    cursor,
    limit = MODERATION_PAGE_SIZE,
  }: { state?: Moderation | undefined; cursor?: string | undefined; limit?: number },
) {
  const after = cursor === undefined ? null : readCursor(cursor);
  const [rows, counts] = await Promise.all([
    videosOf(context)
      .select(sql<string>`v.published_at::text`.as('at'))
      .$if(state !== undefined, (query) => query.where(STATE, '=', state!))
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(v.published_at, v.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
      )
      .orderBy('v.published_at', 'desc')
      .orderBy('v.id', 'desc')
      .limit(limit + 1)
      .execute(),
    countStates(context),
  ]);
  const last = rows.length > limit ? rows[limit - 1]! : null;
  return {
    items: rows.slice(0, limit).map((row) => toModerated(context, row)),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
    counts,
  };
}

async function countStates({ db }: ModerationContext): Promise<Record<Moderation, number>> {
  const count = await readCounters(db, ['videos.pending', 'videos.approved', 'videos.rejected']);
  return { pending: count('videos.pending'), approved: count('videos.approved'), rejected: count('videos.rejected') };
}

/** @throws not_found */
export async function getModeratedVideo(context: ModerationContext, videoId: string): Promise<ModeratedVideo> {
  const row = await videosOf(context).where('v.id', '=', videoId).executeTakeFirst();
  if (!row) throw failure('not_found');
  return toModerated(context, row);
}

function toModerated(context: ModerationContext, row: Row): ModeratedVideo {
  const isOfEarlier = row.rejected_at !== null && row.rejected_at < row.published_at!;
  const decidedAt = row.approved_at ?? (isOfEarlier ? null : row.rejected_at);
  return {
    videoId: row.id,
    talentName: row.full_name,
    positionTitle: row.position_title,
    publishedAt: row.published_at!.toISOString(),
    moderation: moderationOf(row),
    notes: row.moderation_notes,
    decision: decidedAt && { by: row.admin_name, at: decidedAt.toISOString() },
    resubmittedAt: isOfEarlier ? null : (row.resubmitted_at?.toISOString() ?? null),
    earlierRejectionAt: isOfEarlier ? row.rejected_at!.toISOString() : null,
    playable: toPlayable(row, context.env.PUBLIC_URL, { isFull: true, query: reviewQuery(context, row.public_id) })!,
  };
}
