import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoFailure } from '#contract/videos/own-video.ts';
import { writeCues } from '#contract/webvtt.ts';
import { alignScript } from './captions/align.ts';
import type { Context } from '../platform/context.ts';
import { notify } from '../notifications/notify.ts';
import type { JobHelpers } from '../platform/jobs/worker.ts';
import { publishWith } from '../platform/live/publish.ts';
import { MediaRefused, type ProcessedVideo, processVideo as processMedia } from '../platform/media/media.ts';
import { playableOf } from '../platform/media/playable.ts';
import { captionsKey, mediaKeys, stemOf, uploadKey, uploadKeys } from './keys.ts';
import type { VideoRow } from './own-video.ts';
import { publishVideo } from './publish-video.ts';
import { progressReporter } from './progress.ts';

/**
 * Runs the pipeline of one video, from the upload to publication. A job that is retried after a crash resumes where the last one
 * stopped: finished files stay in the work folder until publication.
 */
export async function processVideo(
  context: Context,
  { videoId }: { videoId: string },
  { signal, isLastAttempt }: JobHelpers,
) {
  const video = await startProcessing(context, videoId);
  if (!video) return;
  const workFolder = join(context.env.DATA_DIR, 'work', video.id);
  try {
    const source = await storeSource(context, video, workFolder);
    const report = progressReporter(context, video);
    const processed = await processMedia(source, workFolder, { onProgress: report, signal });
    report('publish', 0);
    const keys = mediaKeys(stemOf(video.source_key!));
    await storeRenditions(context, keys, processed);
    if (!playableOf(context.env.PUBLIC_URL, video).url.startsWith('http')) throw new MediaRefused('invalid_public_url');
    await publishVideo(context, video, {
      ...keys,
      captions_key: await captionScript(context, video, processed),
      duration_ms: processed.info.durationMs,
      width: processed.info.width,
      height: processed.info.height,
      has_audio: processed.info.hasAudio,
      loudness_lufs: processed.loudnessLufs,
    });
  } catch (error) {
    if (error instanceof MediaRefused) await failVideo(context, video, error.code);
    else if (isLastAttempt && !signal.aborted) await failVideo(context, video, 'unreadable');
    else throw error;
  }
  await rm(workFolder, { recursive: true, force: true });
}

async function startProcessing({ db }: Context, videoId: string) {
  return db
    .updateTable('videos')
    .set({ state: 'processing' })
    .where('id', '=', videoId)
    .where('state', 'in', ['queued', 'processing'])
    .returningAll()
    .executeTakeFirst();
}

/** Stores captions made from the teleprompter script and the detected speech. @returns null without a script. */
async function captionScript(
  { storage, clock }: Context,
  { script, source_key }: VideoRow,
  { speech, info }: ProcessedVideo,
) {
  const cues = script ? alignScript(script, speech, info.durationMs) : [];
  if (cues.length === 0) return null;
  const key = captionsKey(stemOf(source_key!), clock());
  await storage.write(key, writeCues(cues));
  return key;
}

/** Moves the upload to the video's permanent source key. @returns a local path to read it from. */
async function storeSource({ storage }: Context, video: VideoRow, workFolder: string) {
  const key = video.source_key!;
  if (!(await storage.exists(key))) await storage.move(uploadKey(video.id), key);
  await storage.remove(uploadKeys(video.id));
  return storage.bring(key, workFolder);
}

async function storeRenditions({ storage }: Context, keys: ReturnType<typeof mediaKeys>, { files }: ProcessedVideo) {
  await Promise.all([
    storage.copyIn(keys.video_key, files.video),
    storage.copyIn(keys.poster_avif_key, files.posterAvif),
    storage.copyIn(keys.poster_webp_key, files.posterWebp),
    storage.copyIn(keys.preview_key, files.preview),
  ]);
}

async function failVideo({ db, clock }: Context, video: VideoRow, failure: VideoFailure) {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('videos')
      .set({ state: 'failed', failure })
      .where('id', '=', video.id)
      .where('state', '=', 'processing')
      .executeTakeFirst();
    if (!numUpdatedRows) return;
    const { talent_id: userId, position_id: positionId } = video;
    await publishWith(trx, userId, 'video_failed', { videoId: video.id, positionId });
    if (positionId === null) return;
    const { position_title: positionTitle } = await trx
      .selectFrom('talent_positions')
      .select('position_title')
      .where('id', '=', positionId)
      .executeTakeFirstOrThrow();
    const data = { decision: 'failed', positionId, positionTitle } as const;
    await notify(trx, { userId, aboutId: null, kind: 'decision', data, at: clock() });
  });
}
