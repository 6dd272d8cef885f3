import { renameSync, statSync, writeFileSync } from 'node:fs';
import { Codec, CodecContext, Dictionary, type Frame } from 'node-av/lib';
import { AV_CODEC_FLAG_GLOBAL_HEADER, AV_PIX_FMT_YUV420P, AV_PICTURE_TYPE_NONE } from 'node-av/constants';
import { encode } from './encode.ts';
import { must } from './ffmpeg.ts';
import { Graph } from './graph.ts';
import { Mp4Writer } from './mp4.ts';
import { framesBetween, keyframesBetween, type OwnPicture } from './own-video.ts';
import { fitInside } from './shape.ts';

const mostAvifBytes = 15 * 1024;
const mostWebpBytes = 30 * 1024;
/** libsvtav1 in still-picture use, from good to small. 36 lands a talking head between 9 and 15 KB. */
const avifQualities = [36, 44, 51, 57, 63];
const webpQualities = [80, 65, 45, 25, 8];
const candidates = 8;

/**
 * Chooses one frame between 10% and 50% of the video and writes it as AVIF (<= 15 KB) and WebP (<= 30 KB), its short
 * side 480.
 */
export async function makePosters(
  own: OwnPicture,
  avifPath: string,
  webpPath: string,
  onProgress: (fraction: number) => void,
): Promise<void> {
  using poster = disposable(await bestFrame(own));
  onProgress(0.5);
  await Promise.all([writeAvif(poster.frame, avifPath), writeWebp(poster.frame, webpPath)]);
  onProgress(1);
}

async function bestFrame(own: OwnPicture): Promise<Frame> {
  const length = own.durationMs / 1000;
  const [from, to] = [length * 0.1, length * 0.5];
  // Long takes have enough keyframes to choose from; in short ones every frame of the stretch is decoded.
  const source = to - from >= 8 ? keyframesBetween(own, from, to) : framesBetween(own, from, to);
  const every = Math.max(
    1,
    Math.floor(to - from >= 8 ? (to - from) / 2 / candidates : ((to - from) * 30) / candidates),
  );
  let graph: Graph | null = null;
  let best: { frame: Frame; score: number } | null = null;
  let index = 0;
  for await (const frame of source) {
    if (index++ % every === 0) {
      const size = fitInside(frame, 480, 854);
      graph ??= await Graph.forPicture(frame, own.timeBase, `scale=${size.width}:${size.height}:flags=area,setsar=1`);
      for await (const small of graph.feed(frame)) {
        const score = pictureScore(small);
        if (!best || score > best.score) {
          best?.frame.free();
          best = { frame: small, score };
        } else {
          small.free();
        }
      }
    }
    frame.free();
  }
  graph?.[Symbol.dispose]();
  if (!best) throw new Error('no poster candidate decoded');
  return best.frame;
}

/**
 * Sharpness (mean absolute Laplacian of the luma, every second pixel) weighted down when the picture is very dark, very
 * bright or flat. Higher is better; only compared within one video.
 */
export function pictureScore(frame: Frame): number {
  const { width, height } = frame;
  const luma = frame.data![0]!;
  const stride = frame.linesize[0]!;
  let edges = 0;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 2; y < height - 2; y += 2) {
    for (let x = 2; x < width - 2; x += 2) {
      const at = y * stride + x;
      const value = luma[at]!;
      edges += Math.abs(4 * value - luma[at - 1]! - luma[at + 1]! - luma[at - stride]! - luma[at + stride]!);
      sum += value;
      squares += value * value;
      count++;
    }
  }
  const mean = sum / count;
  const contrast = Math.sqrt(Math.max(0, squares / count - mean * mean));
  const light = Math.min(1, Math.max(0.02, (mean - 16) / 50), Math.max(0.02, (245 - mean) / 30));
  return (edges / count + 0.5) * light * Math.min(1, 0.1 + contrast / 30);
}

async function writeAvif(frame: Frame, path: string): Promise<void> {
  for (const crf of avifQualities) {
    const encoder = openStill('libsvtav1', frame, { crf, preset: 7, 'svtav1-params': 'avif=1:lp=2' });
    using closing = encoder;
    must(await encoder.open(), 'open libsvtav1');
    const writer = await Mp4Writer.open(`${path}.part`, 'avif', [encoder.context]);
    frame.pts = 0n;
    frame.pictType = AV_PICTURE_TYPE_NONE;
    for (const step of [frame, null]) for await (const packet of encode(encoder.context, step)) writer.write(0, packet);
    await writer.close();
    void closing;
    if (statSync(`${path}.part`).size <= mostAvifBytes) break;
  }
  renameSync(`${path}.part`, path);
}

async function writeWebp(frame: Frame, path: string): Promise<void> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of webpQualities) {
    using encoder = openStill('libwebp', frame, { quality, compression_level: 4, preset: 'photo' });
    must(await encoder.open(), 'open libwebp');
    const parts: Buffer[] = [];
    const copy = frame.clone()!;
    copy.pts = 0n;
    for (const step of [copy, null]) {
      for await (const packet of encode(encoder.context, step)) {
        parts.push(Buffer.from(packet.data!));
        packet.free();
      }
    }
    copy.free();
    bytes = Buffer.concat(parts);
    if (bytes.length <= mostWebpBytes) break;
  }
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

function openStill(name: string, frame: Frame, settings: Record<string, string | number>) {
  const codec = Codec.findEncoderByName(name as never);
  if (!codec) throw new Error(`this FFmpeg has no ${name}`);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.width = frame.width;
  context.height = frame.height;
  context.pixelFormat = AV_PIX_FMT_YUV420P;
  context.timeBase = { num: 1, den: 30 } as never;
  context.framerate = { num: 30, den: 1 } as never;
  // The AVIF container needs the encoder's header; without it no browser shows the picture.
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

const disposable = (frame: Frame) => ({ frame, [Symbol.dispose]: () => frame.free() });
