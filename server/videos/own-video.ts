import type { Selectable } from 'kysely';
import type { OwnVideo, Playable } from '#contract/videos.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/client.ts';
import type { Videos } from '../db/schema.ts';
import { failure } from '../failure.ts';

export type VideoRow = Selectable<Videos>;

/** The viewer's own video; somebody else's does not exist. @throws not_found */
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

export function toOwnVideo({ storage }: Pick<Context, 'storage'>, row: VideoRow): OwnVideo {
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
    playable: toPlayable(storage, row),
    moderation: row.rejected_at ? 'rejected' : row.approved_at ? 'approved' : 'pending',
    moderationNotes: row.rejected_at && row.moderation_notes,
    createdAt: row.created_at.toISOString(),
  };
}

function toPlayable(storage: Context['storage'], row: VideoRow): Playable | null {
  if (row.state !== 'ready') return null;
  return {
    url: storage.url(row.video_key!),
    posterAvifUrl: storage.url(row.poster_avif_key!),
    posterWebpUrl: storage.url(row.poster_webp_key!),
    previewUrl: storage.url(row.preview_key!),
    captionsUrl: row.captions_key && storage.url(row.captions_key),
    durationMs: row.duration_ms!,
    width: row.width!,
    height: row.height!,
  };
}
