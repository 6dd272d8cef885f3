import { Upload } from 'tus-js-client';
import { UPLOAD_CHUNK_BYTES } from '#contract/values/videos.ts';
import { client } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { videoTypeOf } from './check-file.ts';
import { type StoredTake, deleteTake, storeTake, listTakes } from './take-store.ts';

/** An upload as a page shows it. `percent` goes in steps of ten to 90, and to 100 once the server has every byte. */
export interface UploadState {
  phase: 'starting' | 'uploading' | 'waiting' | 'stored' | 'failed';
  sentBytes: number;
  totalBytes: number;
  percent: number;
  /** Where `phase` is failed: an error code. */
  error: string | null;
}

const states = new Map<string, UploadState>();
const running = new Map<string, Upload>();
const listeners = new Set<() => void>();
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000, 20_000, 20_000];
const STORED_SHOWN_MS = 1500;

export const subscribeUploads = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const getUpload = (positionId: string) => states.get(positionId);

function setState(positionId: string, state: UploadState | undefined) {
  if (state) states.set(positionId, state);
  else states.delete(positionId);
  for (const listener of listeners) listener();
}

/** Announces a take and sends its bytes. It survives a reload, since the take is kept in the browser until it is stored. */
export async function uploadTake(positionId: string, file: Blob, name: string, script = '') {
  const totalBytes = file.size;
  const type = videoTypeOf({ type: file.type, name }) ?? 'video/mp4';
  setState(positionId, { phase: 'starting', sentBytes: 0, totalBytes, percent: 0, error: null });
  try {
    // Announced first: a take that the server refuses must not come back after a reload.
    const video = await client.videos.startUpload({
      positionId,
      originalName: name,
      contentType: type,
      sizeBytes: totalBytes,
      ...(script.trim() === '' ? {} : { script }),
    });
    const take: StoredTake = { positionId, file, name, type, videoId: video.id };
    await storeTake(take);
    send(take, video.uploadUrl!);
  } catch (error) {
    setState(positionId, { phase: 'failed', sentBytes: 0, totalBytes, percent: 0, error: codeOf(error) });
  }
}

/** Goes on with what a reload or a closed tab interrupted. */
export async function resumeUploads() {
  for (const take of await listTakes()) {
    if (running.has(take.positionId) || !take.videoId) continue;
    const video = await client.videos
      .getVideo({ videoId: take.videoId })
      .catch((error: unknown) => (codeOf(error) === 'not_found' ? 'gone' : 'unknown'));
    if (video === 'unknown') continue;
    if (video === 'gone' || typeof video === 'string' || video.state !== 'uploading') await deleteTake(take.positionId);
    else send(take, video.uploadUrl!);
  }
}

/** Tries a failed upload again from where it stopped. */
export async function retryUpload(positionId: string) {
  const upload = running.get(positionId);
  if (!upload) return resumeUploads();
  const state = states.get(positionId)!;
  setState(positionId, { ...state, phase: 'uploading', error: null });
  upload.start();
}

export async function cancelUpload(positionId: string) {
  const take = (await listTakes()).find((stored) => stored.positionId === positionId);
  await running.get(positionId)?.abort();
  running.delete(positionId);
  await deleteTake(positionId);
  if (take?.videoId) await client.videos.deleteVideo({ videoId: take.videoId }).catch(() => undefined);
  setState(positionId, undefined);
}

function send({ positionId, file }: StoredTake, uploadUrl: string) {
  const totalBytes = file.size;
  const at = (phase: UploadState['phase'], sentBytes: number, error: string | null = null) =>
    setState(positionId, {
      phase,
      sentBytes,
      totalBytes,
      error,
      percent: phase === 'stored' ? 100 : Math.min(90, Math.floor((sentBytes / totalBytes) * 10) * 10),
    });
  let sentBytes = 0;
  const upload = new Upload(file, {
    uploadUrl: new URL(uploadUrl, window.location.origin).href,
    chunkSize: UPLOAD_CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    storeFingerprintForResuming: false,
    onProgress(sent) {
      sentBytes = sent;
      at('uploading', sent);
    },
    onShouldRetry(error) {
      const status = error.originalResponse?.getStatus() ?? 0;
      if (status === 0) at('waiting', sentBytes);
      return status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;
    },
    onSuccess() {
      running.delete(positionId);
      at('stored', totalBytes);
      void deleteTake(positionId);
      setTimeout(() => setState(positionId, undefined), STORED_SHOWN_MS);
    },
    onError(error) {
      const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
      at(
        'failed',
        sentBytes,
        status === 0 ? 'offline' : status === 401 ? 'unauthenticated' : status === 404 ? 'not_found' : 'unexpected',
      );
    },
  });
  running.set(positionId, upload);
  at('uploading', 0);
  upload.start();
}

window.addEventListener('online', () => {
  for (const [positionId, state] of states)
    if (state.phase === 'failed' && state.error === 'offline') void retryUpload(positionId);
});
