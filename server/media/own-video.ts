import { closeSync, openSync } from 'node:fs';
import { Packet, type Frame, type Rational } from 'node-av/lib';
import { decodeTrack } from './decode.ts';
import { endOfFile, describe } from './ffmpeg.ts';
import { openOwnVideo } from './open-input.ts';
import { seconds, type Track } from './scan.ts';

/** The picture packets of a finished rendition within [from, to) seconds, with the keyframe they hang on. */
export interface OwnPicture {
  track: Track;
  durationMs: number;
  hasAudio: boolean;
  timeBase: Rational;
  timeOf(frame: Frame): number;
}

export async function readOwnPicture(path: string): Promise<OwnPicture> {
  const fd = openSync(path, 'r');
  const { format, picture, sound } = await openOwnVideo(fd);
  const base = seconds(picture.timeBase);
  const track: Track = { stream: picture, packets: [], times: [], start: Infinity, end: -Infinity };
  const packet = new Packet();
  packet.alloc();
  let code: number;
  while ((code = await format.readFrame(packet)) >= 0) {
    if (packet.streamIndex === picture.index) {
      track.packets.push(packet.clone()!);
      track.times.push(Number(packet.pts) * base);
      track.start = Math.min(track.start, Number(packet.pts) * base);
      track.end = Math.max(track.end, Number(packet.pts + packet.duration) * base);
    }
    packet.unref();
  }
  packet.free();
  closeSync(fd);
  if (code !== endOfFile) throw new Error(`own video: ${describe(code)}`);
  return {
    track,
    durationMs: Math.round((track.end - track.start) * 1000),
    hasAudio: sound !== null,
    timeBase: picture.timeBase,
    timeOf: (frame) => Number(frame.pts) * base,
  };
}

/** Decodes the frames shown within [from, to) seconds, beginning at the keyframe before. */
export async function* framesBetween(own: OwnPicture, from: number, to: number): AsyncGenerator<Frame> {
  const base = seconds(own.timeBase);
  const { packets } = own.track;
  const firstKey = Math.max(
    0,
    packets.findLastIndex((packet) => packet.isKeyframe && Number(packet.pts) * base <= from),
  );
  const pastEnd = packets.findIndex((packet, index) => index > firstKey && Number(packet.dts) * base >= to);
  const wanted = packets.slice(firstKey, pastEnd < 0 ? undefined : pastEnd).map((packet) => packet.clone()!);
  yield* decodeTrack({ ...own.track, packets: wanted }, freshTally(), { maxPixels: 1280 * 1280, threads: 1 });
}

/** Decodes keyframes only, within [from, to] seconds. */
export async function* keyframesBetween(own: OwnPicture, from: number, to: number): AsyncGenerator<Frame> {
  const base = seconds(own.timeBase);
  const inside = (packet: Packet) =>
    packet.isKeyframe && Number(packet.pts) * base >= from && Number(packet.pts) * base <= to;
  const wanted = own.track.packets.filter(inside).map((packet) => packet.clone()!);
  yield* decodeTrack({ ...own.track, packets: wanted }, freshTally(), { maxPixels: 1280 * 1280, threads: 1 });
}

const freshTally = () => ({ packets: 0, errors: 0, frames: 0, damaged: 0 });
