import { useEffect } from 'react';
import { client } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { videoTypeOf } from '../video-file.ts';
import { getUpload, listUploads, running, sent, setUpload } from './upload-states.ts';
import { type StoredTake, deleteTake, storeTake, listTakes } from '../recorder/take-store.ts';

/** Position id of a practice take. */
export const PRACTICE = 'practice';

/** Takes that the server hasn't accepted yet, to be retried. A practice take is also a draft, which is retried as a whole. */
const unannounced = new Map<string, StoredTake>();
const RETRY_MS = 20_000;

/**
 * Announces a take and uploads it. Survives a reload, since the browser stores the take until the upload is complete.
 * @param language spoken in a practice take, as ISO 639-1
 * @returns the video's id; null if the server couldn't be asked or refused it, which the upload's state explains
 */
export async function uploadTake(
  positionId: string,
  file: Blob,
  name: string,
  script = '',
  language = 'en',
): Promise<string | null> {
  const type = videoTypeOf({ type: file.type, name }) ?? 'video/mp4';
  return begin({ positionId, file, name, type, videoId: null, script }, language);
}

function begin(take: StoredTake, language?: string) {
  const totalBytes = take.file.size;
  setUpload(take.positionId, { phase: 'starting', sentBytes: 0, totalBytes, percent: 0, error: null });
  return announce(take, language);
}

async function announce(take: StoredTake, language = 'en'): Promise<string | null> {
  const { positionId, file, name, type, script = '' } = take;
  unannounced.delete(positionId);
  try {
    const { send } = await import('./send-take.ts');
    const announced = {
      originalName: name,
      contentType: type,
      sizeBytes: file.size,
      ...(script.trim() === '' ? {} : { script }),
    };
    const video =
      positionId === PRACTICE
        ? await client.feedback.startPractice({ ...announced, language })
        : await client.videos.startUpload({ ...announced, positionId });
    const accepted: StoredTake = { ...take, videoId: video.id, isWaiting: false };
    if (!getUpload(positionId)) {
      // Cancelled in the meantime.
      await client.videos.deleteVideo({ videoId: video.id });
      return null;
    }
    await storeTake(accepted);
    send(accepted, video.uploadUrl!);
    return video.id;
  } catch (error) {
    if (getUpload(positionId)) await keep(take, codeOf(error));
    return null;
  }
}

/** Stores the take until there is a connection. A take that the server refuses isn't restored after a reload. */
async function keep(take: StoredTake, code: ReturnType<typeof codeOf>) {
  const { positionId, file } = take;
  const isWaiting = code === 'offline' && positionId !== PRACTICE;
  setUpload(positionId, {
    phase: isWaiting ? 'waiting' : 'failed',
    sentBytes: 0,
    totalBytes: file.size,
    percent: 0,
    error: isWaiting ? null : code,
  });
  const kept = { ...take, isWaiting: isWaiting || take.isWaiting === true };
  if (positionId !== PRACTICE) unannounced.set(positionId, kept);
  if (isWaiting) {
    setTimeout(() => void (getUpload(positionId)?.phase === 'waiting' && retryUpload(positionId)), RETRY_MS);
    await storeTake(kept);
  } else if (kept.isWaiting && code !== 'unauthenticated') await deleteTake(positionId);
}

/** Resumes uploads that a reload or a closed tab interrupted. */
export async function resumeUploads() {
  const takes = await listTakes();
  if (takes.length === 0) return;
  const { send } = await import('./send-take.ts');
  for (const take of takes) {
    if (getUpload(take.positionId)) continue;
    if (take.isWaiting) await begin(take);
    if (!take.videoId) continue;
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

/** Whether the upload of an unfinished video isn't this browser's: neither sent by this page nor stored to be resumed. */
export const isElsewhere = async (videoId: string) =>
  !sent.has(videoId) && (await listTakes().catch(() => [])).every((take) => take.videoId !== videoId);

/** Retries an upload that failed or is waiting, from where it stopped. */
export async function retryUpload(positionId: string) {
  const take = unannounced.get(positionId);
  if (take) return void (await (getUpload(positionId)?.phase === 'waiting' ? announce : begin)(take));
  const upload = running.get(positionId);
  if (!upload) return;
  // It may be about to retry on its own.
  await upload.abort();
  const state = getUpload(positionId)!;
  setUpload(positionId, { ...state, phase: 'uploading', error: null });
  upload.start();
}

export async function cancelUpload(positionId: string) {
  const take = (await listTakes()).find((stored) => stored.positionId === positionId);
  unannounced.delete(positionId);
  await running.get(positionId)?.abort();
  running.delete(positionId);
  await deleteTake(positionId);
  if (take?.videoId) await client.videos.deleteVideo({ videoId: take.videoId }).catch(() => undefined);
  setUpload(positionId, undefined);
}

if (typeof window !== 'undefined')
  window.addEventListener('online', () => {
    for (const [positionId, { phase, error }] of listUploads())
      if (phase === 'waiting' || error === 'offline') void retryUpload(positionId);
  });
