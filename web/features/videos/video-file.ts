import { MAX_VIDEO_BYTES, MAX_VIDEO_SECONDS } from '#contract/values/limits.ts';
import { VIDEO_TYPES } from '#contract/values/product.ts';

export type VideoType = (typeof VIDEO_TYPES)[number];

/** Translation keys under `videos.problems` with their values. */
export type FileProblem =
  | { key: 'empty' }
  | { key: 'unreadable' }
  | { key: 'format'; type: string }
  | { key: 'size'; megabytes: string }
  | { key: 'duration' };

const BY_ENDING: Record<string, VideoType> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
};

/** The declared type, by the browser or by the file name. The server checks the bytes. */
export function videoTypeOf(file: { type: string; name: string }): VideoType | null {
  const declared = file.type
    .split(';')[0]!
    .replace('video/avi', 'video/x-msvideo')
    .replace('video/msvideo', 'video/x-msvideo');
  if ((VIDEO_TYPES as readonly string[]).includes(declared)) return declared as VideoType;
  return file.type === '' ? (BY_ENDING[file.name.split('.').at(-1)!.toLowerCase()] ?? null) : null;
}

/** Determines the accepted types and the error texts. AVI is accepted for profiles only. */
export type Flow = 'profile' | 'guest';

export async function findProblem(file: File, flow: Flow): Promise<FileProblem | null> {
  const type = videoTypeOf(file);
  if (!type || (flow === 'guest' && type === 'video/x-msvideo'))
    return { key: 'format', type: file.type || file.name.split('.').at(-1)! };
  if (file.size === 0) return { key: 'empty' };
  if (file.size > MAX_VIDEO_BYTES) return { key: 'size', megabytes: (file.size / 1024 ** 2).toFixed(1) };
  if (!(await isContainer(file).catch(() => false))) return { key: 'unreadable' };
  const seconds = await readDuration(file);
  return seconds !== null && seconds > MAX_VIDEO_SECONDS + 0.5 ? { key: 'duration' } : null;
}

/** How MP4, MOV and AVI begin, and WebM. */
const CONTAINER = /^(?:.{4}(?:ftyp|moov|mdat|wide)|RIFF.{4}AVI )/s;
const EBML = '\x1a\x45\xdf\xa3';
const HEAD_BYTES = 12;

/** Whether a file begins like a supported container, even one that this browser can't play. The server checks the rest. */
async function isContainer(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  return CONTAINER.test(head) || head.startsWith(EBML);
}

/** Returns null if the browser can't tell: it can't play AVI, and recordings carry no duration. */
function readDuration(file: File): Promise<number | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const url = URL.createObjectURL(file);
    const finish = (seconds: number | null) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    video.preload = 'metadata';
    video.onloadedmetadata = () => finish(Number.isFinite(video.duration) ? video.duration : null);
    video.onerror = () => finish(null);
    setTimeout(() => finish(null), 4000);
    video.src = url;
  });
}

/** In order of preference. Safari records mp4 only. */
const FORMATS = [
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4',
];

/** Undefined if the browser can't record. Some versions of Safari claim to support webm but write mp4. */
export function recordingFormat(): string | undefined {
  if (typeof MediaRecorder === 'undefined') return undefined;
  const isSafari = /^((?!chrome|android).)*safari/i.test(navigator.userAgent);
  return FORMATS.filter((format) => !isSafari || format.startsWith('video/mp4')).find((format) =>
    MediaRecorder.isTypeSupported(format),
  );
}

export const fileNameOf = (type: string) => `recording.${type.startsWith('video/mp4') ? 'mp4' : 'webm'}`;

/** 72000 -> "1:12" */
export const clockTime = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;
