import type { Playable } from '#contract/videos/own-video.ts';

export const MEDIA_PATH = '/media/';

export interface Shown {
  public_id: string;
  captions_key: string | null;
  duration_ms: number | null;
  width: number | null;
  height: number | null;
}

/** What a file of a video is asked for as; the key is where it is stored. */
export type FileKind = 'video' | 'poster_avif' | 'poster_webp' | 'preview' | 'captions';
const NAMES: Record<string, FileKind> = {
  'video.mp4': 'video',
  'poster.avif': 'poster_avif',
  'poster.webp': 'poster_webp',
  'preview.mp4': 'preview',
};

/**
 * The addresses of a published video's files: they say nothing about whose it is or where it is stored. Captions that are edited
 * get another address. `full` ones hold contacts too, and are served to who may read them alone.
 */
export function playableOf(publicUrl: string, video: Shown, { isFull = false, query = '' } = {}): Playable {
  const urlOf = (name: string) => `${publicUrl}${MEDIA_PATH}${video.public_id}/${name}${query}`;
  return {
    url: urlOf('video.mp4'),
    posterAvifUrl: urlOf('poster.avif'),
    posterWebpUrl: urlOf('poster.webp'),
    previewUrl: urlOf('preview.mp4'),
    captionsUrl:
      video.captions_key === null
        ? null
        : urlOf(`captions-${versionOf(video.captions_key)}${isFull ? '-full' : ''}.vtt`),
    durationMs: video.duration_ms!,
    width: video.width!,
    height: video.height!,
  };
}

export interface AskedFile {
  publicId: string;
  kind: FileKind;
  /** Of captions. */
  version: string | null;
  isFull: boolean;
}

/** Reads "{public id}/{name}"; null for what is no address of a file. */
export function readMediaPath(path: string): AskedFile | null {
  const [, publicId, name, version, full] = /^([0-9a-f]{32})\/([a-z]+(?:-(\d+)(-full)?)?\.[a-z0-9]+)$/.exec(path) ?? [];
  if (!publicId || !name) return null;
  const kind = NAMES[name] ?? (version && /^captions-\d+(?:-full)?\.vtt$/.test(name) ? 'captions' : null);
  return kind && { publicId, kind, version: version ?? null, isFull: full !== undefined };
}

/** Captions are stored as "{stem}.vtt", edited ones as "{stem}.c{time}.vtt". */
export const versionOf = (captionsKey: string) => /\.c(\d+)\.vtt$/.exec(captionsKey)?.[1] ?? '0';
