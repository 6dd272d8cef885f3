import { text } from 'node:stream/consumers';
import { type Cue, readCues, writeCues } from '#contract/webvtt.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { captionsKey, stemOf } from '../keys.ts';
import { getOwnVideo } from '../own-video.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** Returns the captions of the viewer's own video. @throws not_found */
export async function getCaptions({ db, storage }: Pick<Context, 'db' | 'storage'>, viewer: Viewer, videoId: string) {
  const { captions_key: key } = await getOwnVideo(db, viewer.userId, videoId);
  if (!key) return [];
  const file = await storage.open(key);
  if (!file) return [];
  try {
    return readCues(await text(file.content()));
  } finally {
    await file.close();
  }
}

/**
 * Replaces the captions of the viewer's own published video. Every version has its own key, so that no cache serves an old one; a
 * job removes the previous file.
 * @throws not_found
 */
export async function saveCaptions(
  { db, storage, clock }: Pick<Context, 'db' | 'storage' | 'clock'>,
  viewer: Viewer,
  videoId: string,
  cues: readonly Cue[],
): Promise<Cue[]> {
  const { source_key, state } = await getOwnVideo(db, viewer.userId, videoId);
  if (state !== 'ready' || !source_key) throw failure('not_found');
  const sorted = cues.toSorted((a, b) => a.startMs - b.startMs);
  const key = sorted.length > 0 ? captionsKey(stemOf(source_key), clock()) : null;
  if (key) await storage.write(key, writeCues(sorted));
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('videos')
      .select('captions_key')
      .where('id', '=', videoId)
      .forUpdate()
      .executeTakeFirstOrThrow(() => failure('not_found'));
    await trx.updateTable('videos').set({ captions_key: key }).where('id', '=', videoId).execute();
    if (before.captions_key && before.captions_key !== key)
      await enqueue(trx, 'remove_files', { keys: [before.captions_key] });
  });
  return sorted;
}
