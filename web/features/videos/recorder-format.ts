/** webm with VP9 and Opus where the browser can, else what it can, else mp4 (Safari). */
const FORMATS = [
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4',
];

/** Undefined where the browser can't record at all. Safari claims webm in some versions but writes mp4 only. */
export function recordingFormat(): string | undefined {
  if (typeof MediaRecorder === 'undefined') return undefined;
  const isSafari = /^((?!chrome|android).)*safari/i.test(navigator.userAgent);
  return FORMATS.filter((format) => !isSafari || format.startsWith('video/mp4')).find((format) =>
    MediaRecorder.isTypeSupported(format),
  );
}

export const fileNameOf = (type: string) => `recording.${type.startsWith('video/mp4') ? 'mp4' : 'webm'}`;
