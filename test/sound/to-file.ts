import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeClip } from '../media/make-clip.ts';
import { type ClipRecipe } from '../media/clip-lane.ts';
import { toWav } from './edit.ts';

const block = (samples: number) => `asetnsamples=${samples}:p=0`;
/** What may happen to a take before it gets here. Each is a chain of filters, an encoder and a container. */
export const TRANSFORMS = {
  stereo: {
    format: 'mov',
    sound: 'aresample=48000,aformat=sample_fmts=s16:channel_layouts=stereo',
    soundCodec: 'pcm_s16le',
  },
  flac: {
    format: 'matroska',
    sound: `aresample=48000,aformat=sample_fmts=s16:channel_layouts=mono,${block(4608)}`,
    soundCodec: 'flac',
  },
  inverted: {
    format: 'mov',
    sound: 'aeval=-val(0),aformat=sample_fmts=s16:channel_layouts=mono',
    soundCodec: 'pcm_s16le',
  },
  padded: {
    format: 'mov',
    sound: 'adelay=2000,apad=pad_dur=2,aformat=sample_fmts=s16:channel_layouts=mono',
    soundCodec: 'pcm_s16le',
  },
  quieter: {
    format: 'mov',
    sound: 'volume=-3dB,aformat=sample_fmts=s16:channel_layouts=mono',
    soundCodec: 'pcm_s16le',
  },
  opus: {
    format: 'webm',
    sound: `aresample=48000,aformat=sample_fmts=flt:channel_layouts=mono,${block(960)}`,
    soundCodec: 'libopus',
    soundBitRate: 24_000,
  },
  aac: {
    format: 'mp4',
    sound: `aresample=44100,aformat=sample_fmts=fltp:channel_layouts=mono,${block(1024)}`,
    soundCodec: 'aac',
    soundBitRate: 64_000,
  },
  mp3: {
    format: 'avi',
    sound: `aresample=44100,aformat=sample_fmts=s16p:channel_layouts=mono,${block(1152)}`,
    soundCodec: 'libmp3lame',
    soundBitRate: 96_000,
  },
  phone: {
    format: 'mov',
    sound: 'aresample=8000,aformat=sample_fmts=s16:channel_layouts=mono',
    soundCodec: 'pcm_s16le',
  },
} satisfies Record<string, ClipRecipe>;
export type TransformName = keyof typeof TRANSFORMS | 'plain';
/** These change samples only by rounding, or change only loudness and the silence around. */
export const LOSSLESS: readonly TransformName[] = ['stereo', 'flac', 'inverted', 'padded', 'quieter'];

const PLAIN: ClipRecipe = {
  format: 'mov',
  sound: 'aformat=sample_fmts=s16:channel_layouts=mono',
  soundCodec: 'pcm_s16le',
};

/** Writes a take as a file. @param picture a filter chain, if there is a picture */
export async function writeTake(
  path: string,
  sound: Float32Array,
  transform: TransformName = 'plain',
  picture?: Pick<ClipRecipe, 'picture' | 'pictureOptions'>,
): Promise<string> {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.wav`, toWav(sound));
  const recipe: ClipRecipe = transform === 'plain' ? PLAIN : TRANSFORMS[transform];
  await makeClip(path, { ...recipe, ...picture, sound: `amovie=${path}.wav,${recipe.sound}` });
  return path;
}
