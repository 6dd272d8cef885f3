import { closeSync, openSync } from 'node:fs';
import { Codec, Dictionary, FormatContext, InputFormat, Log, Packet } from 'node-av/lib';
import { AVMEDIA_TYPE_VIDEO, AV_LOG_FATAL, AV_PIX_FMT_YUV420P, AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import { decodeTrack } from '#server/platform/media/decode/decode.ts';
import { assertOk } from '#server/platform/media/ffmpeg.ts';
import { seconds, type Track } from '#server/platform/media/inspect/scan.ts';
import { type Heard, listen, toRgb } from './frames.ts';

export interface Looked {
  codecs: string[];
  width: number;
  height: number;
  frames: number;
  /** Duration of the video track. */
  durationSeconds: number;
  framesPerSecond: number;
  evenlySpaced: boolean;
  isYuv420p: boolean;
  pixelAspect: string;
  turned: boolean;
  keyframeTimes: number[];
  metadata: Record<string, string>;
  sound: Heard | null;
  damaged: number;
  /** Red, green and blue, 0..255, at a relative position in the middle frame. */
  colourAt(x: number, y: number): [number, number, number];
}

/** Decodes a rendition completely and describes it. */
export async function lookAt(path: string): Promise<Looked> {
  Log.setLevel(AV_LOG_FATAL);
  const fd = openSync(path, 'r');
  const format = new FormatContext();
  format.allocContext();
  using options = Dictionary.fromObject({ fd, protocol_whitelist: 'fd' });
  assertOk(await format.openInput('fd:', InputFormat.findInputFormat('mov'), options), 'open');
  assertOk(await format.findStreamInfo(), 'streams');
  const tracks: Track[] = format.streams.map((stream) => ({
    stream,
    packets: [],
    times: [],
    start: Infinity,
    end: -Infinity,
  }));
  const keyframeTimes: number[] = [];
  const packet = new Packet();
  packet.alloc();
  while ((await format.readFrame(packet)) >= 0) {
    const track = tracks[packet.streamIndex]!;
    const base = seconds(track.stream.timeBase);
    track.packets.push(packet.clone()!);
    track.start = Math.min(track.start, Number(packet.pts) * base);
    track.end = Math.max(track.end, Number(packet.pts + packet.duration) * base);
    if (track.stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO && packet.isKeyframe)
      keyframeTimes.push(Number(packet.pts) * base);
    packet.unref();
  }
  closeSync(fd);
  const video = tracks.find((track) => track.stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO)!;
  const audio = tracks.find((track) => track !== video);
  const total = video.packets.length;
  const tally = { packets: 0, errors: 0, frames: 0, damaged: 0 };
  const stamps: number[] = [];
  let rgb: Buffer = Buffer.alloc(0);
  let isYuv420p = true;
  for await (const frame of decodeTrack(video, tally, { maxPixels: 1 << 24, threads: 1 })) {
    stamps.push(Number(frame.pts) * seconds(video.stream.timeBase));
    isYuv420p &&= frame.format === AV_PIX_FMT_YUV420P;
    if (stamps.length === Math.floor(total / 2) + 1) rgb = await toRgb(frame, video);
    frame.free();
  }
  const { width, height, sampleAspectRatio } = video.stream.codecpar;
  const gaps = stamps.slice(1).map((stamp, index) => stamp - stamps[index]!);
  return {
    codecs: tracks.map((track) => Codec.findDecoder(track.stream.codecpar.codecId)?.name ?? '?'),
    width,
    height,
    frames: stamps.length,
    durationSeconds: video.end - video.start,
    framesPerSecond: stamps.length / (video.end - video.start),
    evenlySpaced: gaps.every((gap) => Math.abs(gap - gaps[0]!) < 0.0015),
    isYuv420p,
    pixelAspect: `${sampleAspectRatio.num}:${sampleAspectRatio.den}`,
    turned: video.stream.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX) !== null,
    keyframeTimes,
    metadata: { ...format.metadata?.getAll(), ...video.stream.metadata?.getAll() },
    sound: audio ? await listen(audio) : null,
    damaged: tally.damaged + tally.errors,
    colourAt(x, y) {
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
      return [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!];
    },
  };
}
