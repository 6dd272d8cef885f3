import { Upload } from 'tus-js-client';
import { UPLOAD_CHUNK_BYTES } from '#contract/values/limits.ts';
import { type UploadState, running, sent, setUpload } from './upload-states.ts';
import { type StoredTake, deleteTake } from '../recorder/take-store.ts';

/** Maximum attempts when the server answers with an error; without a connection, retries continue as long as the page is open. */
const ATTEMPTS = 8;
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, ...Array<number>(10_000).fill(20_000)];
const STORED_SHOWN_MS = 1500;

export function send({ positionId, file, videoId }: StoredTake, uploadUrl: string) {
  sent.add(videoId!);
  const totalBytes = file.size;
  const at = (phase: UploadState['phase'], sentBytes: number, error: string | null = null) =>
    setUpload(positionId, {
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
    onProgress(bytes) {
      sentBytes = bytes;
      at('uploading', bytes);
    },
    onShouldRetry(error, attempt) {
      const status = error.originalResponse?.getStatus() ?? 0;
      if (status === 0) at('waiting', sentBytes);
      return (
        status === 0 || (attempt < ATTEMPTS && (status === 409 || status === 423 || status === 429 || status >= 500))
      );
    },
    onSuccess() {
      running.delete(positionId);
      at('stored', totalBytes);
      void deleteTake(positionId);
      setTimeout(() => setUpload(positionId, undefined), STORED_SHOWN_MS);
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
