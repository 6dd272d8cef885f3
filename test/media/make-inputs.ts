import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeClip, type ClipRecipe } from './make-clip.ts';

/** Increase it when a recipe changes. */
const cache = join(tmpdir(), 'closeup-media-inputs-5');

/** A moving portrait test card with a red patch in the top left corner and a blue one in the bottom right. */
export const card = (size: string, rate: number, seconds: number) => {
  const source = `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`;
  const corner = (x: string, y: string, colour: string) => `drawbox=x=${x}:y=${y}:w=iw/4:h=ih/4:c=${colour}:t=fill`;
  return [
    source,
    corner('0', '0', 'red'),
    corner('iw*3/4', '0', 'gray'),
    corner('0', 'ih*3/4', 'white'),
    corner('iw*3/4', 'ih*3/4', 'blue'),
  ].join(',');
};
/** `samples` is the block size that the encoder requires. */
const tone = (seconds: number, volume: number, layout: string, format: string, samples: number) =>
  `sine=frequency=440:sample_rate=48000:duration=${seconds},volume=${volume},aformat=sample_fmts=${format}:channel_layouts=${layout},asetnsamples=${samples}:p=0`;

const fast = { preset: 'ultrafast', g: 30 };
const realtime = { deadline: 'realtime', 'cpu-used': 8, b: 1_500_000 };
/** Like the output of Chromium's MediaRecorder: no duration, no cues, clusters of unknown size. */
const live = { live: 1 };
const opus = (seconds: number) => ({ sound: tone(seconds, 1, 'mono', 'flt', 960), soundCodec: 'libopus' });
const aac = (seconds: number, volume = 1) => ({
  sound: tone(seconds, volume, 'stereo', 'fltp', 1024),
  soundCodec: 'aac',
});

export const recipes = {
  vp8: {
    format: 'webm',
    muxer: live,
    picture: `${card('360x640', 30, 3)},format=yuv420p`,
    pictureCodec: 'libvpx',
    pictureOptions: realtime,
    ...opus(3),
  },
  vp9: {
    format: 'webm',
    muxer: live,
    picture: `${card('360x640', 30, 3)},format=yuv420p`,
    pictureCodec: 'libvpx-vp9',
    pictureOptions: realtime,
    ...opus(3),
  },
  phone: {
    format: 'mov',
    picture: `${card('360x640', 30, 3)},transpose=cclock,format=yuv420p`,
    pictureOptions: fast,
    ...aac(3),
    turns: 1,
    muxer: { movflags: 'use_metadata_tags' },
    metadata: {
      'com.apple.quicktime.location.ISO6709': '+40.4168-003.7038+667/',
      'com.apple.quicktime.model': 'Canary Phone 9',
      title: 'Canary title',
      location: '+40.4168-003.7038/',
    },
  },
  upsideDown: {
    format: 'mp4',
    picture: `${card('360x640', 30, 1)},hflip,vflip,format=yuv420p`,
    pictureOptions: fast,
    turns: 2,
  },
  turnedLeft: {
    format: 'mp4',
    picture: `${card('360x640', 30, 1)},transpose=clock,format=yuv420p`,
    pictureOptions: fast,
    turns: 3,
  },
  landscape: { format: 'mp4', picture: `${card('1920x1080', 25, 2)},format=yuv420p`, pictureOptions: fast, ...aac(2) },
  silentPicture: { format: 'mp4', picture: `${card('360x640', 30, 2)},format=yuv420p`, pictureOptions: fast },
  silence: { format: 'mp4', picture: `${card('360x640', 30, 2)},format=yuv420p`, pictureOptions: fast, ...aac(2, 0) },
  quiet: { format: 'mp4', picture: `${card('180x320', 30, 4)},format=yuv420p`, pictureOptions: fast, ...aac(4, 0.07) },
  loud: { format: 'mp4', picture: `${card('180x320', 30, 4)},format=yuv420p`, pictureOptions: fast, ...aac(4, 7) },
  uneven: {
    format: 'webm',
    muxer: live,
    picture: `${card('360x640', 30, 4)},format=yuv420p`,
    pictureCodec: 'libvpx',
    pictureOptions: realtime,
    ...opus(4),
    retime: (index: number) => (index % 7 === 3 || (index > 50 && index < 75) ? null : index),
  },
  sixty: { format: 'mp4', picture: `${card('360x640', 60, 2)},format=yuv420p`, pictureOptions: fast, ...aac(2) },
  tenBit: {
    format: 'mp4',
    picture: `${card('360x640', 30, 2)},format=yuv420p10le`,
    pictureCodec: 'libx265',
    pictureOptions: { preset: 'ultrafast', 'x265-params': 'log-level=none' },
    ...aac(2),
  },
  hdr: {
    format: 'mov',
    picture: `${card('360x640', 30, 2)},format=yuv420p10le,setparams=color_primaries=bt2020:color_trc=arib-std-b67:colorspace=bt2020nc:range=tv`,
    pictureCodec: 'libx265',
    pictureOptions: { preset: 'ultrafast', 'x265-params': 'log-level=none' },
  },
  fullChroma: { format: 'mp4', picture: `${card('360x640', 30, 2)},format=yuv444p`, pictureOptions: fast, ...aac(2) },
  rgb: {
    format: 'webm',
    picture: `${card('360x640', 30, 1)},format=gbrp`,
    pictureCodec: 'libvpx-vp9',
    pictureOptions: realtime,
  },
  widePixels: { format: 'mp4', picture: `${card('360x640', 30, 1)},setsar=2/1,format=yuv420p`, pictureOptions: fast },
  oddSides: {
    format: 'webm',
    picture: `${card('361x641', 30, 1)},format=yuv420p`,
    pictureCodec: 'libvpx',
    pictureOptions: realtime,
  },
  avi: {
    format: 'avi',
    picture: `${card('640x480', 25, 3)},format=yuv420p`,
    pictureCodec: 'mpeg4',
    pictureOptions: { b: 1_000_000 },
    sound: tone(3, 1, 'stereo', 's16p', 1152),
    soundCodec: 'libmp3lame',
  },
  aviMotionJpeg: {
    format: 'avi',
    picture: `${card('640x480', 15, 2)},format=yuvj422p`,
    pictureCodec: 'mjpeg',
    sound: tone(2, 1, 'mono', 's16', 1024),
    soundCodec: 'pcm_s16le',
  },
  safari: {
    format: 'mp4',
    muxer: { movflags: 'frag_keyframe+empty_moov+default_base_moof' },
    picture: `${card('360x640', 30, 3)},format=yuv420p`,
    pictureOptions: fast,
    ...aac(3),
  },
  whole: {
    format: 'mp4',
    muxer: { movflags: '+faststart' },
    picture: `${card('360x640', 30, 6)},format=yuv420p`,
    pictureOptions: fast,
    ...aac(6),
  },
  soundOnly: { format: 'mp4', ...aac(2) },
  long: {
    format: 'webm',
    muxer: live,
    picture: 'testsrc2=size=64x64:rate=5:duration=130,format=yuv420p',
    pictureCodec: 'libvpx',
    pictureOptions: realtime,
  },
  darkStart: {
    format: 'mp4',
    picture: `${card('360x640', 30, 4)},fade=t=in:start_time=1:duration=0.2,format=yuv420p`,
    pictureOptions: fast,
  },
  tinyMp4: { format: 'mp4', picture: `${card('96x160', 15, 1)},format=yuv420p`, pictureOptions: fast, ...aac(1) },
  tinyMov: {
    format: 'mov',
    picture: `${card('160x96', 15, 1)},format=yuv420p`,
    pictureOptions: fast,
    ...aac(1),
    turns: 1,
  },
  tinyFragments: {
    format: 'mp4',
    muxer: { movflags: 'frag_keyframe+empty_moov+default_base_moof' },
    picture: `${card('96x160', 15, 1)},format=yuv420p`,
    pictureOptions: fast,
    ...aac(1),
  },
  tinyWebm: {
    format: 'webm',
    muxer: live,
    picture: `${card('96x160', 15, 1)},format=yuv420p`,
    pictureCodec: 'libvpx',
    pictureOptions: realtime,
    ...opus(1),
  },
  tinyVp9: {
    format: 'webm',
    picture: `${card('96x160', 15, 1)},format=yuv420p`,
    pictureCodec: 'libvpx-vp9',
    pictureOptions: realtime,
    ...opus(1),
  },
  tinyAvi: {
    format: 'avi',
    picture: `${card('96x160', 15, 1)},format=yuvj422p`,
    pictureCodec: 'mjpeg',
    sound: tone(1, 1, 'mono', 's16', 1024),
    soundCodec: 'pcm_s16le',
  },
} satisfies Record<string, ClipRecipe>;

export type InputName = keyof typeof recipes;

/** Returns the path of a test input, which is made on first use. */
export async function inputFile(name: InputName): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const recipe: ClipRecipe = recipes[name];
  const path = join(cache, `${name}.${recipe.format}`);
  if (!existsSync(path)) await makeClip(path, recipe);
  return path;
}

/** Writes a file with these bytes to the same folder. */
export function writeInput(name: string, bytes: Buffer | string): string {
  mkdirSync(cache, { recursive: true });
  const path = join(cache, name);
  writeFileSync(path, bytes);
  return path;
}

export async function inputBytes(name: InputName): Promise<Buffer> {
  return readFileSync(await inputFile(name));
}
