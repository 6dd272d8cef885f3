import type { ClipRecipe } from './clip-lane.ts';
import { aac, card, fast, live, opus, realtime, tone } from './recipe-parts.ts';

/** One second of each container, small enough to be damaged thousands of times. */
export const tinyRecipes = {
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
