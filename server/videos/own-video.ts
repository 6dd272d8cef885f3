import type { Selectable } from 'kysely';
import type { Moderation, OwnVideo } from '#contract/videos/own-video.ts';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/client.ts';
import type { Videos } from '../platform/db/schema.gen.ts';
import { failure } from '../platform/http/failure.ts';
import { type Shown, playableOf } from '../platform/media/playable.ts';

/** The note of a rejection for which the admin gave no reason. Only admins see it. */
export const NO_REASON = 'Rejected by admin';

export type VideoRow = Selectable<Videos>;

/** A row of `videos` that Postgres has written as JSON. */
export type VideoJson = {
  [Name in keyof VideoRow]: Date extends VideoRow[Name] ? string | Exclude<VideoRow[Name], Date> : VideoRow[Name];
};

/** Returns the viewer's own video. @throws not_found, also for other talent's videos. */
export async function getOwnVideo(db: Database, talentId: string, videoId: string): Promise<VideoRow> {
  const video = await db
    .selectFrom('videos')
    .selectAll()
    .where('id', '=', videoId)
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
  if (!video) throw failure('not_found');
  return video;
}

export function toOwnVideo({ env }: Pick<Context, 'env'>, row: VideoRow | VideoJson): OwnVideo {
  return {
    id: row.id,
    positionId: row.position_id,
    state: row.state as OwnVideo['state'],
    step: row.step as OwnVideo['step'],
    progressPercent: row.progress_percent,
    failure: row.failure as OwnVideo['failure'],
    originalName: row.original_name,
    sizeBytes: row.size_bytes,
    uploadUrl: row.state === 'uploading' ? `/uploads/${row.id}` : null,
    playable: moderationOf(row) === 'rejected' ? null : toPlayable(row, env.PUBLIC_URL, { isFull: true }),
    moderation: moderationOf(row),
    isSubmittedAgain: row.resubmitted_at !== null,
    moderationNotes: row.rejected_at && row.moderation_notes !== NO_REASON ? row.moderation_notes : null,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** A resubmitted video is pending, and stays withheld until it is approved. */
export function moderationOf({
  approved_at,
  rejected_at,
  resubmitted_at,
}: Pick<VideoRow | VideoJson, 'approved_at' | 'rejected_at' | 'resubmitted_at'>): Moderation {
  if (approved_at) return 'approved';
  return rejected_at && !resubmitted_at ? 'rejected' : 'pending';
}

/** Null until the video is ready. */
export const toPlayable = (
  row: Shown & Pick<VideoRow, 'state'>,
  publicUrl: string,
  options?: { isFull?: boolean; query?: string },
) => (row.state === 'ready' ? playableOf(publicUrl, row, options) : null);
