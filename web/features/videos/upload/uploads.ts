import { useEffect } from 'react';
import { client } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { videoTypeOf } from '../video-file.ts';
import { getUpload, listUploads, running, setUpload } from './upload-states.ts';
import { type StoredTake, deleteTake, storeTake, listTakes } from '../recorder/take-store.ts';

/** Stands in for the position of a practice take. */
export const PRACTICE = 'practice';

/**
 * Announces a take and uploads it. Survives a reload, since the browser stores the take until the upload is complete.
 * @param language spoken in a practice take, as ISO 639-1
 * @returns the video's id; null if the server refused it, which the upload's state explains
 */
export async function uploadTake(
  positionId: string,
  file: Blob,
  name: string,
  script = '',
  language = 'en',
): Promise<string | null> {
  const totalBytes = file.size;
  const type = videoTypeOf({ type: file.type, name }) ?? 'video/mp4';
  setUpload(positionId, { phase: 'starting', sentBytes: 0, totalBytes, percent: 0, error: null });
  try {
    const { send } = await import('./send-take.ts');
    // Announced before it is stored: a take that the server refuses must not be resumed after a reload.
    const announced = {
      originalName: name,
      contentType: type,
      sizeBytes: totalBytes,
      ...(script.trim() === '' ? {} : { script }),
    };
    const video =
      positionId === PRACTICE
        ? await client.feedback.startPractice({ ...announced, language })
        : await client.videos.startUpload({ ...announced, positionId });
    const take: StoredTake = { positionId, file, name, type, videoId: video.id };
    await storeTake(take);
    send(take, video.uploadUrl!);
    return video.id;
  } catch (error) {
    setUpload(positionId, { phase: 'failed', sentBytes: 0, totalBytes, percent: 0, error: codeOf(error) });
    return null;
  }
}

/** Resumes uploads that a reload or a closed tab interrupted. */
export async function resumeUploads() {
  const takes = await listTakes();
  if (takes.length === 0) return;
  const { send } = await import('./send-take.ts');
  for (const take of takes) {
    if (running.has(take.positionId) || !take.videoId) continue;
    const video = await client.videos
      .getVideo({ videoId: take.videoId })
      .catch((error: unknown) => (codeOf(error) === 'not_found' ? 'gone' : 'unknown'));
    if (video === 'unknown') continue;
    if (video === 'gone' || typeof video === 'string' || video.state !== 'uploading') await deleteTake(take.positionId);
    else send(take, video.uploadUrl!);
  }
}

/** Resumes interrupted uploads when the page opens. */
export function useResumedUploads() {
  useEffect(() => void resumeUploads(), []);
}

/** Retries a failed upload from where it stopped. */
export async function retryUpload(positionId: string) {
  const upload = running.get(positionId);
  if (!upload) return resumeUploads();
  const state = getUpload(positionId)!;
  setUpload(positionId, { ...state, phase: 'uploading', error: null });
  upload.start();
}

export async function cancelUpload(positionId: string) {
  const take = (await listTakes()).find((stored) => stored.positionId === positionId);
  await running.get(positionId)?.abort();
  running.delete(positionId);
  await deleteTake(positionId);
  if (take?.videoId) await client.videos.deleteVideo({ videoId: take.videoId }).catch(() => undefined);
  setUpload(positionId, undefined);
}

window.addEventListener('online', () => {
  for (const [positionId, state] of listUploads())
    if (state.phase === 'failed' && state.error === 'offline') void retryUpload(positionId);
});
