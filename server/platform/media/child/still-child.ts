import { readFileSync, writeFileSync } from 'node:fs';
import { Codec, CodecContext, Dictionary, FFmpegError, type Frame, Packet } from 'node-av/lib';
import { allocFrame } from '../decode/decode.ts';
import { Graph } from '../decode/graph.ts';
import { openStill } from '../encode/poster.ts';
import { encodeAside, assertOk } from '../ffmpeg.ts';
import { MediaRefused } from './protocol.ts';
import { serveJob, upload } from './serve-job.ts';
import { type StillJob, type StillKind, STILL_SIZES } from './still-protocol.ts';

const DECODERS = { png: 'png', jpeg: 'mjpeg', webp: 'webp' } as const;
const ENCODERS: Record<StillKind, { name: string; settings: Record<string, string | number> }> = {
  logo: { name: 'libwebp', settings: { quality: 90, compression_level: 4 } },
  share: { name: 'mjpeg', settings: { flags: '+qscale', global_quality: 3 * 118 } },
};

/** Fits a logo into a white square, since transparent ones are made for white paper. */
const logoFilters = ({ width, height }: { width: number; height: number }) =>
  `format=rgba,split[a][b],[a]drawbox=c=white:t=fill:replace=1[paper],[paper][b]overlay=format=auto,` +
  `scale=${width}:${height}:force_original_aspect_ratio=decrease:flags=area,` +
  `pad=${width}:${height}:-1:-1:white,setsar=1,format=yuv420p`;

/** Places a portrait poster upright in the middle of its own blurred image. */
const shareFilters = ({ width, height }: { width: number; height: number }) =>
  `split[a][b],[a]scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},` +
  `gblur=sigma=32,eq=brightness=-0.12[back],[b]scale=-2:${height}[front],` +
  `[back][front]overlay=(W-w)/2:0,setsar=1,format=yuvj420p`;

async function work({ kind, type, path, limits }: StillJob) {
  const bytes = readFileSync(upload);
  using source = await decodeStill(bytes, DECODERS[type], limits.maxPixels);
  const filters = kind === 'logo' ? logoFilters(STILL_SIZES.logo) : shareFilters(STILL_SIZES.share);
  using graph = await Graph.forPicture(source, { num: 1, den: 1 }, filters.replaceAll('],[', '];['));
  const made: Frame[] = [];
  for (const step of [source, null]) for await (const frame of graph.feed(step)) made.push(frame);
  const [frame] = made;
  if (!frame) throw new Error('the filters returned no picture');
  frame.pts = 0n;
  writeFileSync(path, await encodeStill(frame, kind));
  return { width: frame.width, height: frame.height };
}

/** Decodes the one picture of a file. The decoder sees nothing but these bytes. */
async function decodeStill(bytes: Buffer, decoderName: string, maxPixels: number): Promise<Frame> {
  const codec = Codec.findDecoderByName(decoderName as never);
  if (!codec) throw new Error(`this FFmpeg has no ${decoderName}`);
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  using settings = Dictionary.fromObject({ max_pixels: maxPixels, threads: 1 });
  assertOk(await decoder.open2(codec, settings), `open ${decoderName}`);
  const packet = new Packet();
  packet.alloc();
  packet.data = bytes;
  const frame = allocFrame();
  const problems = [decoder.sendPacketSync(packet), decoder.sendPacketSync(null), decoder.receiveFrameSync(frame)];
  const [sent = 0, , received = 0] = problems;
  packet.free();
  decoder.freeContext();
  if (sent >= 0 && received >= 0) return frame;
  throw new MediaRefused('unreadable', FFmpegError.strerror(sent < 0 ? sent : received));
}

async function encodeStill(frame: Frame, kind: StillKind): Promise<Buffer> {
  const { name, settings } = ENCODERS[kind];
  using encoder = openStill(name, frame, settings);
  assertOk(await encoder.open(), `open ${name}`);
  const parts: Buffer[] = [];
  for (const step of [frame, null])
    for await (const packet of encodeAside(encoder.context, step)) {
      parts.push(Buffer.from(packet.data!));
      packet.free();
    }
  return Buffer.concat(parts);
}

serveJob(work);
