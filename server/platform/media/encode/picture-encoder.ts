import { Codec, CodecContext, Dictionary, type Frame } from 'node-av/lib';
import { AV_CODEC_FLAG_GLOBAL_HEADER, AV_PIX_FMT_YUV420P } from 'node-av/constants';
import { assertOk } from '../ffmpeg.ts';
import type { Rate } from '../decode/frame-rate.ts';

/**
 * Settings of the two H.264 renditions: libx264, because it plays everywhere; `veryfast` because one preset slower
 * costs twice the time for about a tenth of the bytes; a capped crf, so that noise can't make a file huge.
 */
export const videoSettings = { preset: 'veryfast', crf: 23, profile: 'high', maxrate: '2500k', bufsize: '5000k' };
export const previewSettings = { preset: 'fast', crf: 29, profile: 'main', maxrate: '200k', bufsize: '100k' };

export interface PictureSettings {
  preset: string;
  crf: number;
  profile: string;
  maxrate: string;
  bufsize: string;
}

/** Opens libx264 for frames like `first`, one keyframe each two seconds, time base 1/rate. */
export async function openPictureEncoder(first: Frame, rate: Rate, settings: PictureSettings): Promise<CodecContext> {
  const codec = Codec.findEncoderByName('libx264' as never);
  if (!codec) throw new Error('this FFmpeg has no libx264');
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.width = first.width;
  encoder.height = first.height;
  encoder.pixelFormat = AV_PIX_FMT_YUV420P;
  encoder.timeBase = { num: rate.den, den: rate.num } as never;
  encoder.framerate = { num: rate.num, den: rate.den } as never;
  encoder.sampleAspectRatio = { num: 1, den: 1 } as never;
  encoder.colorRange = first.colorRange;
  encoder.colorPrimaries = first.colorPrimaries;
  encoder.colorTrc = first.colorTrc;
  encoder.colorSpace = first.colorSpace;
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  const keyEvery = Math.round((2 * rate.num) / rate.den);
  using options = Dictionary.fromObject({
    ...settings,
    threads: 0,
    g: keyEvery,
    keyint_min: keyEvery,
    sc_threshold: 0,
  });
  assertOk(await encoder.open2(codec, options), 'open libx264');
  return encoder;
}
