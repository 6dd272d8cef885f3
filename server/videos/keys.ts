import { randomBytes } from 'node:crypto';
import type { Videos } from '../platform/db/schema.gen.ts';
import type { Selectable } from 'kysely';

/** The storage key of an upload, which is also its tus id. */
export const uploadKey = (videoId: string) => `uploads/${videoId}`;
/** The upload and tus's metadata files: `.json` on disk, `.info` and `.part` in a bucket. */
export const uploadKeys = (videoId: string) => ['', '.json', '.info', '.part'].map((end) => uploadKey(videoId) + end);

/** An unguessable stem shared by all files of one take: "{userId}/{timestamp}-{random}". */
export const newStem = (userId: string, now: Date) => `${userId}/${now.getTime()}-${randomBytes(12).toString('hex')}`;

export const sourceKey = (stem: string) => `sources/${stem}`;
export const stemOf = (key: string) => key.slice(key.indexOf('/') + 1).replace(/\.\w+$/, '');

/** The keys of a published take. Preview names include the user's id, which their listing requires. */
export const mediaKeys = (stem: string) => ({
  video_key: `talent-videos/${stem}.mp4`,
  poster_avif_key: `video-posters/${stem}.avif`,
  poster_webp_key: `video-posters/${stem}.webp`,
  preview_key: `video-previews/${stem.replace('/', '-')}.mp4`,
  captions_key: `talent-videos/${stem}.vtt`,
});

/** Each version of edited captions has its own key: "{stem}.c{time}.vtt". */
export const captionsKey = (stem: string, now: Date) => `talent-videos/${stem}.c${now.getTime()}.vtt`;

/** The image that other sites show for a link to the talent's page. */
export const shareKey = (stem: string) => `video-posters/${stem}-share.jpg`;

/** The keys of every file that belongs to a video: upload, source and renditions. */
export function allKeys(video: Pick<Selectable<Videos>, 'id' | 'source_key' | 'captions_key'>) {
  const upload = uploadKeys(video.id);
  if (!video.source_key) return upload;
  const stem = stemOf(video.source_key);
  const derived = [...Object.values(mediaKeys(stem)), shareKey(stem)];
  return [...new Set([...upload, video.source_key, ...derived, ...(video.captions_key ? [video.captions_key] : [])])];
}
