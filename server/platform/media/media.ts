import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child/run-child.ts';
import { defaultLimits, type Limits } from './limits.ts';
import {
  childMessageOf,
  childResult,
  mediaSteps,
  type ChildResult,
  type Job,
  type MediaInfo,
  type MediaStep,
} from './child/protocol.ts';
import { withUpload } from './with-upload.ts';

const childScript = fileURLToPath(new URL('./child/child.ts', import.meta.url));
const message = childMessageOf(mediaSteps, childResult);

export { MediaRefused } from './child/protocol.ts';
export type { Limits } from './limits.ts';
export type { MediaInfo, MediaStep } from './child/protocol.ts';

export interface MediaOptions {
  /** Reports the fraction (0 to 1) of a step. Steps end in the order of `MediaStep`; posters and preview are made while transcoding. */
  onProgress?(step: MediaStep, fraction: number): void;
  signal?: AbortSignal;
  limits?: Partial<Limits>;
}

export interface ProcessedVideo {
  /** Measured from the result. */
  info: MediaInfo;
  source: MediaInfo;
  /** Integrated loudness of the source in LUFS (EBU R128); null without sound or in silence. */
  loudnessLufs: number | null;
  /** The parts with speech: [fromMs, toMs). */
  speech: [number, number][];
  /** Absolute paths inside `outputDir`. */
  files: { video: string; posterAvif: string; posterWebp: string; preview: string };
}

/**
 * Makes the playable video, its posters and its silent preview from an untrusted upload.
 *
 * FFmpeg runs in a child process that has the upload as an open descriptor and can open nothing else. Finished work is recorded
 * in `outputDir/manifest.json`, so that a call after a crash does not repeat it.
 * @throws MediaRefused when the file is at fault; the signal's reason when aborted; any other error is ours.
 */
export async function processVideo(
  source: string,
  outputDir: string,
  options: MediaOptions = {},
): Promise<ProcessedVideo> {
  mkdirSync(outputDir, { recursive: true });
  const result = await inChild(source, outputDir, options);
  if (!result.processed) throw new Error('The media child finished without a result');
  return {
    info: result.processed.info,
    source: result.source,
    loudnessLufs: result.processed.loudnessLufs,
    speech: result.processed.speech,
    files: {
      video: join(outputDir, 'video.mp4'),
      posterAvif: join(outputDir, 'poster.avif'),
      posterWebp: join(outputDir, 'poster.webp'),
      preview: join(outputDir, 'preview.mp4'),
    },
  };
}

/** Measures an upload without converting it. Throws like `processVideo`. */
export async function inspectVideo(source: string, options: MediaOptions = {}): Promise<MediaInfo> {
  return (await inChild(source, null, options)).source;
}

async function inChild(source: string, outputDir: string | null, options: MediaOptions): Promise<ChildResult> {
  const limits = { ...defaultLimits, ...options.limits };
  return withUpload(source, limits, (fd, container) =>
    runChild({
      script: childScript,
      fd,
      job: { container, outputDir, limits } satisfies Job,
      message,
      signal: options.signal,
      onProgress: options.onProgress,
    }),
  );
}
