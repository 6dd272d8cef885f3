import { renameSync, statSync, writeFileSync } from 'node:fs';
import { Codec, CodecContext, Dictionary, type Frame } from 'node-av/lib';
import { AV_CODEC_FLAG_GLOBAL_HEADER, AV_PIX_FMT_YUV420P, AV_PICTURE_TYPE_NONE } from 'node-av/constants';
import { encodeAside } from '../ffmpeg.ts';
import { assertOk } from '../ffmpeg.ts';
import { Mp4Writer } from './mp4.ts';

const maxAvifBytes = 15 * 1024;
const maxWebpBytes = 30 * 1024;
/** For libsvtav1 still pictures, from the best to the smallest. At 36 a talking head takes 9 to 15 KB. */
const avifQualities = [36, 44, 51, 57, 63];
const webpQualities = [80, 65, 45, 25, 8];

/** Writes the frame as AVIF (<= 15 KB) and WebP (<= 30 KB). */
export async function makePosters(frame: Frame, avifPath: string, webpPath: string): Promise<void> {
  frame.pts = 0n;
  frame.pictType = AV_PICTURE_TYPE_NONE;
  await Promise.all([writeAvif(frame, avifPath), writeWebp(frame, webpPath)]);
}

async function writeAvif(frame: Frame, path: string): Promise<void> {
  for (const crf of avifQualities) {
    const encoder = openStill('libsvtav1', frame, { crf, preset: 7, 'svtav1-params': 'avif=1:lp=2' });
    using closing = encoder;
    assertOk(await encoder.open(), 'open libsvtav1');
    const writer = await Mp4Writer.open(`${path}.part`, 'avif', [encoder.context]);
    for (const step of [frame, null])
      for await (const packet of encodeAside(encoder.context, step)) writer.write(0, packet);
    await writer.close();
    void closing;
    if (statSync(`${path}.part`).size <= maxAvifBytes) break;
  }
  renameSync(`${path}.part`, path);
}

async function writeWebp(frame: Frame, path: string): Promise<void> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of webpQualities) {
    using encoder = openStill('libwebp', frame, { quality, compression_level: 4, preset: 'photo' });
    assertOk(await encoder.open(), 'open libwebp');
    const parts: Buffer[] = [];
    for (const step of [frame, null]) {
      for await (const packet of encodeAside(encoder.context, step)) {
        parts.push(Buffer.from(packet.data!));
        packet.free();
      }
    }
    bytes = Buffer.concat(parts);
    if (bytes.length <= maxWebpBytes) break;
  }
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

/** Opens an encoder of single pictures. */
export function openStill(name: string, frame: Frame, settings: Record<string, string | number>) {
  const codec = Codec.findEncoderByName(name as never);
  if (!codec) throw new Error(`this FFmpeg has no ${name}`);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.width = frame.width;
  context.height = frame.height;
  context.pixelFormat = AV_PIX_FMT_YUV420P;
  context.timeBase = { num: 1, den: 30 } as never;
  context.framerate = { num: 30, den: 1 } as never;
  // Browsers show no AVIF without the encoder's header in the container.
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  context.colorSpace = frame.colorSpace;
  context.colorRange = frame.colorRange;
  context.colorPrimaries = frame.colorPrimaries;
  context.colorTrc = frame.colorTrc;
  const options = Dictionary.fromObject(settings);
  return {
    context,
    open: () => context.open2(codec, options),
    [Symbol.dispose]() {
      options.free();
      context.freeContext();
    },
  };
}
