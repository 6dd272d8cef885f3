import type { Playable } from '#contract/videos/own-video.ts';

export const MEDIA_PATH = '/media/';

/** The address of a company's logo; null without one. Its id changes with the picture and reveals nothing. */
export const logoUrlOf = (publicUrl: string, logoId: string | null) => logoId && `${publicUrl}/logos/${logoId}.webp`;

/** The address of the small poster of a video, by its public id. */
export const posterUrlOf = (publicUrl: string, publicId: string) => `${publicUrl}${MEDIA_PATH}${publicId}/poster.webp`;

export interface Shown {
  public_id: string;
  captions_key: string | null;
  duration_ms: number | null;
  width: number | null;
  height: number | null;
}

/** The files of a video, by their names in URLs. */
export type FileKind = 'video' | 'poster_avif' | 'poster_webp' | 'preview' | 'captions';
const NAMES: Record<string, FileKind> = {
  'video.mp4': 'video',
  'poster.avif': 'poster_avif',
  'poster.webp': 'poster_webp',
  'preview.mp4': 'preview',
};

/**
 * Returns the URLs of a published video's files, which reveal neither the owner nor the storage key. Edited captions get a new URL.
 * `isFull` captions contain contacts, and are served only to accounts that may read them.
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

/** Parses "{public id}/{name}"; null if it is not the path of a file. */
export function readMediaPath(path: string): AskedFile | null {
  const [, publicId, name, version, full] = /^([0-9a-f]{32})\/([a-z]+(?:-(\d+)(-full)?)?\.[a-z0-9]+)$/.exec(path) ?? [];
  if (!publicId || !name) return null;
  const kind = NAMES[name] ?? (version && /^captions-\d+(?:-full)?\.vtt$/.test(name) ? 'captions' : null);
  return kind && { publicId, kind, version: version ?? null, isFull: full !== undefined };
}

/** Captions are stored as "{stem}.vtt", edited ones as "{stem}.c{time}.vtt". */
export const versionOf = (captionsKey: string) => /\.c(\d+)\.vtt$/.exec(captionsKey)?.[1] ?? '0';
