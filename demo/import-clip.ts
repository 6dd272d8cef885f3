import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Analysis } from '#contract/feedback/analysis.ts';
import type { Context } from '#server/platform/context.ts';
import { mediaKeys, newStem, sourceKey } from '#server/videos/keys.ts';
import { publishVideo } from '#server/videos/publish-video.ts';
import type { Clip } from './people.ts';

const CLIPS = join(import.meta.dirname, 'clips');

interface ClipFacts {
  durationMs: number;
  width: number;
  height: number;
  loudnessLufs: number;
  /** The analyst's version and its result. */
  version: string;
  analysis: Analysis;
}

const fileOf = ({ slug }: Pick<Clip, 'slug'>, ending: string) => join(CLIPS, `${slug}${ending}`);

/** The measurements that `make-renditions.ts` made of a clip. */
export const readFacts = (clip: Pick<Clip, 'slug'>): ClipFacts =>
  JSON.parse(readFileSync(fileOf(clip, '.json'), 'utf8'));

/** Publishes a clip that `make-renditions.ts` has already processed; without a position, as a practice take. */
export async function importClip(context: Context, talentId: string, positionId: string | null, clip: Clip) {
  const facts = readFacts(clip);
  const stem = newStem(talentId, context.clock());
  const keys = mediaKeys(stem);
  await Promise.all([
    context.storage.copyIn(sourceKey(stem), fileOf(clip, '.mp4')),
    context.storage.copyIn(keys.video_key, fileOf(clip, '.mp4')),
    context.storage.copyIn(keys.poster_avif_key, fileOf(clip, '.avif')),
    context.storage.copyIn(keys.poster_webp_key, fileOf(clip, '.webp')),
    context.storage.copyIn(keys.preview_key, fileOf(clip, '.preview.mp4')),
    context.storage.copyIn(keys.captions_key, fileOf(clip, '.vtt')),
  ]);
  const video = await context.db
    .insertInto('videos')
    .values({
      position_id: positionId,
      talent_id: talentId,
      original_name: `${clip.slug}.mp4`,
      content_type: 'video/mp4',
      size_bytes: statSync(fileOf(clip, '.mp4')).size,
      state: 'processing',
      source_key: sourceKey(stem),
      language: clip.language.slice(0, 2),
      created_at: context.clock(),
    })
    .returning(['id', 'talent_id', 'position_id'])
    .executeTakeFirstOrThrow();
  await publishVideo(context, video, {
    ...keys,
    duration_ms: facts.durationMs,
    width: facts.width,
    height: facts.height,
    has_audio: true,
    loudness_lufs: facts.loudnessLufs,
    ...(positionId ? { quote: clip.transcript.split(/(?<=[.?!])\s/)[0]! } : {}),
  });
}
