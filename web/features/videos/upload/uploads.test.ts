import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredTake } from '../recorder/take-store.ts';

interface TusOptions {
  uploadUrl: string;
  retryDelays: number[];
  onProgress: (sent: number) => void;
  onShouldRetry: (error: object, attempt: number) => boolean;
  onSuccess: () => void;
  onError: (error: object) => void;
}

const { takes, transfers, videos } = vi.hoisted(() => ({
  takes: new Map<string, StoredTake>(),
  transfers: [] as { options: TusOptions; starts: number; isAborted: boolean }[],
  videos: {
    startUpload: vi.fn<(input: object) => Promise<object>>(),
    getVideo: vi.fn<(input: object) => Promise<object>>(),
    deleteVideo: vi.fn<(input: object) => Promise<object>>(),
  },
}));
vi.mock('#web/lib/api.ts', () => ({ client: { videos } }));
vi.mock('../recorder/take-store.ts', () => ({
  storeTake: async (take: StoredTake) => void takes.set(take.positionId, take),
  listTakes: async () => [...takes.values()],
  deleteTake: async (positionId: string) => void takes.delete(positionId),
}));
vi.mock('tus-js-client', () => ({
  Upload: class {
    readonly transfer;
    constructor(_file: Blob, options: TusOptions) {
      this.transfer = { options, starts: 0, isAborted: false };
      transfers.push(this.transfer);
    }
    start() {
      this.transfer.starts += 1;
    }
    async abort() {
      this.transfer.isAborted = true;
    }
  },
}));

const POSITION = 'position-1';
const FILE = new Blob([new Uint8Array(1000)], { type: 'video/webm' });
const answered = (status: number) => ({ originalResponse: { getStatus: () => status } });
const noAnswer = { originalResponse: null };

/** Loads the modules like a newly opened page: without state, but with the stored takes. */
async function openPage() {
  vi.resetModules();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'https://closeup.test' } }));
  const { getUpload } = await import('./upload-states.ts');
  return { ...(await import('./uploads.ts')), getUpload };
}

beforeEach(() => {
  vi.useFakeTimers();
  takes.clear();
  transfers.length = 0;
  videos.startUpload.mockReset().mockResolvedValue({ id: 'video-1', uploadUrl: '/uploads/video-1' });
  videos.getVideo.mockReset().mockResolvedValue({ id: 'video-1', state: 'uploading', uploadUrl: '/uploads/video-1' });
  videos.deleteVideo.mockReset().mockResolvedValue({});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an upload', () => {
  test('stores the take until the server has every byte', async () => {
    const { uploadTake, getUpload } = await openPage();
    await uploadTake(POSITION, FILE, 'recording.webm', 'Hello');
    expect(videos.startUpload).toHaveBeenCalledWith({
      positionId: POSITION,
      originalName: 'recording.webm',
      contentType: 'video/webm',
      sizeBytes: 1000,
      script: 'Hello',
    });
    expect(takes.get(POSITION)).toMatchObject({ videoId: 'video-1', file: FILE });
    const { options } = transfers[0]!;
    expect(options.uploadUrl).toBe('https://closeup.test/uploads/video-1');
    options.onProgress(555);
    expect(getUpload(POSITION)).toMatchObject({ phase: 'uploading', sentBytes: 555, percent: 50 });
    options.onProgress(1000);
    expect(getUpload(POSITION)?.percent).toBe(90);
    expect(takes.size).toBe(1);
    options.onSuccess();
    expect(getUpload(POSITION)).toMatchObject({ phase: 'stored', percent: 100 });
    expect(takes.size).toBe(0);
    await vi.advanceTimersByTimeAsync(1500);
    expect(getUpload(POSITION)).toBeUndefined();
  });

  test('that the server refuses is not stored, so it does not come back after a reload', async () => {
    videos.startUpload.mockRejectedValue(new ORPCError('rate_limited'));
    const { uploadTake, getUpload } = await openPage();
    await uploadTake(POSITION, FILE, 'recording.webm');
    expect(getUpload(POSITION)).toMatchObject({ phase: 'failed', error: 'rate_limited' });
    expect(takes.size).toBe(0);
    expect(transfers).toEqual([]);
  });
});

describe('an unfinished upload', () => {
  test('is of this browser while it is sent, until the server has said that it is complete, and after a reload', async () => {
    const { uploadTake, isElsewhere } = await openPage();
    expect(await isElsewhere('video-1')).toBe(true);
    await uploadTake(POSITION, FILE, 'recording.webm');
    expect(await isElsewhere('video-1')).toBe(false);
    const reloaded = await openPage();
    expect(await reloaded.isElsewhere('video-1')).toBe(false);
    transfers[0]!.options.onSuccess();
    await vi.advanceTimersByTimeAsync(1500);
    expect(await isElsewhere('video-1')).toBe(false);
    expect(await reloaded.isElsewhere('video-1')).toBe(true);
  });
});

describe('failure', () => {
  test.each([
    [noAnswer, 'offline'],
    [answered(401), 'unauthenticated'],
    [answered(404), 'not_found'],
    [answered(400), 'unexpected'],
  ])('%#: is reported as %s and keeps the take', async (error, code) => {
    const { uploadTake, getUpload } = await openPage();
    await uploadTake(POSITION, FILE, 'recording.webm');
    transfers[0]!.options.onProgress(300);
    transfers[0]!.options.onError(error);
    expect(getUpload(POSITION)).toMatchObject({ phase: 'failed', error: code, sentBytes: 300, percent: 30 });
    expect(takes.size).toBe(1);
  });

  test('is retried automatically only if the same request can succeed later', async () => {
    const { uploadTake, getUpload } = await openPage();
    await uploadTake(POSITION, FILE, 'recording.webm');
    const { onShouldRetry: shouldRetry } = transfers[0]!.options;
    const onShouldRetry = (error: object) => shouldRetry(error, 0);
    expect([409, 423, 429, 500, 503].map((status) => onShouldRetry(answered(status)))).not.toContain(false);
    expect([400, 401, 403, 404, 410, 413].map((status) => onShouldRetry(answered(status)))).not.toContain(true);
    expect(getUpload(POSITION)?.phase).toBe('uploading');
    expect(onShouldRetry(noAnswer)).toBe(true);
    expect(getUpload(POSITION)?.phase).toBe('waiting');
  });

  test('is retried in the same transfer, so it continues where it stopped', async () => {
    const { uploadTake, retryUpload, getUpload } = await openPage();
    await uploadTake(POSITION, FILE, 'recording.webm');
    transfers[0]!.options.onProgress(300);
    transfers[0]!.options.onError(answered(400));
    await retryUpload(POSITION);
    expect(transfers).toHaveLength(1);
    expect(transfers[0]!.starts).toBe(2);
    expect(getUpload(POSITION)).toMatchObject({ phase: 'uploading', error: null, sentBytes: 300 });
  });

  test('of the server is given up after some attempts, a lost connection never', async () => {
    const { uploadTake } = await openPage();
    await uploadTake(POSITION, FILE, 'recording.webm');
    const { onShouldRetry, retryDelays } = transfers[0]!.options;
    expect([7, 8].map((attempt) => onShouldRetry(answered(503), attempt))).toEqual([true, false]);
    expect(onShouldRetry(noAnswer, 500)).toBe(true);
    // A day: longer than a page is left open.
    expect(retryDelays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(24 * 60 * 60_000);
  });

  test('caused by a lost connection resumes as soon as the connection returns, others do not', async () => {
    const { uploadTake, getUpload } = await openPage();
    for (const position of [POSITION, 'position-2', 'position-3']) await uploadTake(position, FILE, 'recording.webm');
    transfers[0]!.options.onProgress(300);
    transfers[0]!.options.onShouldRetry(noAnswer, 0);
    transfers[1]!.options.onError(noAnswer);
    transfers[2]!.options.onError(answered(404));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(transfers.map(({ starts, isAborted }) => [starts, isAborted])).toEqual([
      [2, true],
      [2, true],
      [1, false],
    ]);
    expect(getUpload(POSITION)).toMatchObject({ phase: 'uploading', sentBytes: 300 });
  });
});

describe('a take that is used without a connection', () => {
  const useOffline = async () => {
    videos.startUpload.mockRejectedValue(new TypeError('Failed to fetch'));
    const page = await openPage();
    await page.uploadTake(POSITION, FILE, 'recording.webm', 'Hello');
    return page;
  };
  const reconnect = () => videos.startUpload.mockResolvedValue({ id: 'video-1', uploadUrl: '/uploads/video-1' });

  test('is stored and waits, and is sent when the connection returns', async () => {
    const { getUpload } = await useOffline();
    expect(getUpload(POSITION)).toMatchObject({ phase: 'waiting', error: null });
    expect(takes.get(POSITION)).toMatchObject({ videoId: null, file: FILE, script: 'Hello' });
    reconnect();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(videos.startUpload).toHaveBeenLastCalledWith(expect.objectContaining({ script: 'Hello', sizeBytes: 1000 }));
    expect(transfers).toMatchObject([{ starts: 1 }]);
    expect(getUpload(POSITION)?.phase).toBe('uploading');
    expect(takes.get(POSITION)).toMatchObject({ videoId: 'video-1' });
  });

  test('is also sent if the browser never notices that the connection is back', async () => {
    await useOffline();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(videos.startUpload).toHaveBeenCalledTimes(2);
    reconnect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(videos.startUpload).toHaveBeenCalledTimes(3);
    expect(transfers).toHaveLength(1);
  });

  test('survives a reload', async () => {
    await useOffline();
    reconnect();
    const { resumeUploads } = await openPage();
    await resumeUploads();
    expect(transfers).toMatchObject([{ starts: 1 }]);
    expect(takes.get(POSITION)).toMatchObject({ videoId: 'video-1' });
  });

  test('is given up once the server refuses it, but can be retried', async () => {
    const { getUpload, retryUpload } = await useOffline();
    videos.startUpload.mockRejectedValue(new ORPCError('rate_limited'));
    await retryUpload(POSITION);
    expect(getUpload(POSITION)).toMatchObject({ phase: 'failed', error: 'rate_limited' });
    expect(takes.size).toBe(0);
    reconnect();
    await retryUpload(POSITION);
    expect(transfers).toMatchObject([{ starts: 1 }]);
  });

  test('is gone once it is cancelled, even while it is being announced', async () => {
    const { cancelUpload, retryUpload, getUpload } = await useOffline();
    let accept = (_video: object) => {};
    videos.startUpload.mockReturnValue(new Promise((resolve) => (accept = resolve)));
    const announced = retryUpload(POSITION);
    await cancelUpload(POSITION);
    accept({ id: 'video-1', uploadUrl: '/uploads/video-1' });
    await announced;
    expect(videos.deleteVideo).toHaveBeenCalledWith({ videoId: 'video-1' });
    expect(takes.size).toBe(0);
    expect(transfers).toEqual([]);
    expect(getUpload(POSITION)).toBeUndefined();
  });
});

describe('resuming after a reload', () => {
  const interrupt = async () => {
    const { uploadTake } = await openPage();
    await uploadTake(POSITION, FILE, 'recording.webm');
    transfers.length = 0;
    return openPage();
  };

  test('sends the stored take to the upload that the server knows', async () => {
    const { resumeUploads, getUpload } = await interrupt();
    expect(getUpload(POSITION)).toBeUndefined();
    await resumeUploads();
    expect(transfers).toMatchObject([{ starts: 1, options: { uploadUrl: 'https://closeup.test/uploads/video-1' } }]);
    expect(getUpload(POSITION)?.phase).toBe('uploading');
    expect(videos.startUpload).toHaveBeenCalledTimes(1);
  });

  test('does not start a second transfer for one that is running', async () => {
    const { resumeUploads } = await interrupt();
    await resumeUploads();
    await resumeUploads();
    expect(transfers).toHaveLength(1);
  });

  test.each(['queued', 'ready'])('drops a take whose video is already %s', async (state) => {
    const { resumeUploads } = await interrupt();
    videos.getVideo.mockResolvedValue({ id: 'video-1', state });
    await resumeUploads();
    expect(transfers).toEqual([]);
    expect(takes.size).toBe(0);
  });

  test('drops a take that was replaced or deleted elsewhere', async () => {
    const { resumeUploads } = await interrupt();
    videos.getVideo.mockRejectedValue(new ORPCError('not_found'));
    await resumeUploads();
    expect(transfers).toEqual([]);
    expect(takes.size).toBe(0);
  });

  test('keeps a take while the server cannot be reached', async () => {
    const { resumeUploads } = await interrupt();
    videos.getVideo.mockRejectedValue(new TypeError('Failed to fetch'));
    await resumeUploads();
    expect(transfers).toEqual([]);
    expect(takes.size).toBe(1);
  });

  test('leaves a visitor’s take alone, since no upload has been announced', async () => {
    const { resumeUploads } = await openPage();
    takes.set('guest', { positionId: 'guest', file: FILE, name: 'x', type: 'video/webm', videoId: null });
    await resumeUploads();
    expect(videos.getVideo).not.toHaveBeenCalled();
    expect(takes.size).toBe(1);
  });
});

describe('replacing and cancelling', () => {
  test('a new take of the position replaces the stored one', async () => {
    const { uploadTake, retryUpload } = await openPage();
    await uploadTake(POSITION, FILE, 'first.webm');
    transfers[0]!.options.onError(answered(404));
    videos.startUpload.mockResolvedValue({ id: 'video-2', uploadUrl: '/uploads/video-2' });
    await uploadTake(POSITION, FILE, 'second.webm');
    expect([...takes.values()]).toMatchObject([{ name: 'second.webm', videoId: 'video-2' }]);
    await retryUpload(POSITION);
    expect(transfers.map(({ starts }) => starts)).toEqual([1, 2]);
  });

  test('cancelling stops the transfer and deletes the take and the video', async () => {
    const { uploadTake, cancelUpload, getUpload } = await openPage();
    await uploadTake(POSITION, FILE, 'recording.webm');
    await cancelUpload(POSITION);
    expect(transfers[0]!.isAborted).toBe(true);
    expect(takes.size).toBe(0);
    expect(videos.deleteVideo).toHaveBeenCalledWith({ videoId: 'video-1' });
    expect(getUpload(POSITION)).toBeUndefined();
  });

  test('cancelling succeeds without a connection', async () => {
    videos.deleteVideo.mockRejectedValue(new TypeError('Failed to fetch'));
    const { uploadTake, cancelUpload, getUpload } = await openPage();
    await uploadTake(POSITION, FILE, 'recording.webm');
    await cancelUpload(POSITION);
    expect(takes.size).toBe(0);
    expect(getUpload(POSITION)).toBeUndefined();
  });
});
