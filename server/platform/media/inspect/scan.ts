import { Packet, type Rational, type Stream } from 'node-av/lib';
import { AV_NOPTS_VALUE } from 'node-av/constants';
import { yieldToEventLoop, describe, endOfFile } from '../ffmpeg.ts';
import type { Limits } from '../limits.ts';
import type { Input } from './open-input.ts';
import { MediaRefused } from '../child/protocol.ts';

/** The packets of a stream in file order, and their times in seconds. */
export interface Track {
  stream: Stream;
  packets: Packet[];
  /** The presentation time of each packet, in file order. */
  times: number[];
  start: number;
  end: number;
}

export interface Scan {
  picture: Track;
  sound: Track | null;
  /** The file's own zero: the earliest timestamp of either track, in seconds. */
  origin: number;
  durationMs: number;
  /** The file ends before its declared end. */
  cutShort: boolean;
}

export const seconds = (base: Rational | { num: number; den: number }): number => base.num / base.den;

/**
 * Reads every packet once. Duration and frame rate come from the packets, never from the container's header: browser
 * recordings have none, and a header can lie. The upload is at most 100 MiB, so the packets stay in memory and the file
 * is read a single time.
 * @throws MediaRefused `too_long` | `unreadable` | `no_picture` | `truncated`
 */
export async function scanPackets(input: Input, limits: Limits, onProgress: (fraction: number) => void): Promise<Scan> {
  const picture = emptyTrack(input.picture);
  const sound = input.sound && emptyTrack(input.sound);
  const longest = limits.maxDurationMs / 1000;
  const packet = new Packet();
  packet.alloc();
  let count = 0;
  let code: number;
  while ((code = input.format.readFrameSync(packet)) >= 0) {
    const track =
      packet.streamIndex === picture.stream.index ? picture : packet.streamIndex === sound?.stream.index ? sound : null;
    if (track) {
      keep(track, packet);
      if (track.end - track.start > longest) throw new MediaRefused('too_long', `over ${longest} s`);
      if (++count > limits.maxPackets) throw new MediaRefused('unreadable', `over ${limits.maxPackets} packets`);
      if (count % 500 === 0) {
        onProgress(Math.min(0.9, track.end / longest));
        await yieldToEventLoop();
      }
    }
    packet.unref();
  }
  packet.free();
  if (picture.packets.length === 0)
    throw new MediaRefused(code === endOfFile ? 'no_picture' : 'truncated', describe(code));

  const usedSound = sound && sound.packets.length > 0 ? sound : null;
  const origin = Math.min(picture.start, usedSound?.start ?? picture.start);
  const end = Math.max(picture.end, usedSound?.end ?? 0);
  if (end - origin > longest) throw new MediaRefused('too_long', `${end - origin} s`);
  const cutShort =
    input.endsEarly ||
    code !== endOfFile ||
    isShorterThanDeclared(input, picture) ||
    (usedSound !== null && isShorterThanDeclared(input, usedSound));
  return { picture, sound: usedSound, origin, durationMs: Math.round((end - origin) * 1000), cutShort };
}

export function emptyTrack(stream: Stream): Track {
  return { stream, packets: [], times: [], start: Infinity, end: -Infinity };
}

export function keep(track: Track, packet: Packet): void {
  const copy = packet.clone();
  if (!copy) throw new Error('out of memory while reading packets');
  track.packets.push(copy);
  const stamp = packet.pts === AV_NOPTS_VALUE ? packet.dts : packet.pts;
  if (stamp === AV_NOPTS_VALUE) return;
  const base = seconds(track.stream.timeBase);
  track.times.push(Number(stamp) * base);
  track.start = Math.min(track.start, Number(stamp) * base);
  track.end = Math.max(track.end, Number(stamp + packet.duration) * base);
}

/** A stream's own length (sample tables, index) or, for WebM, the header's, against what was there to read. */
function isShorterThanDeclared(input: Input, track: Track): boolean {
  const { stream } = track;
  const own = stream.duration === AV_NOPTS_VALUE ? 0 : Number(stream.duration) * seconds(stream.timeBase);
  const whole = input.format.duration === AV_NOPTS_VALUE ? 0 : Number(input.format.duration) / 1e6;
  const declared = own > 0 ? own : track.stream.index === input.picture.index ? whole : 0;
  return declared > 1 && track.end - track.start < declared * 0.95 && track.end - track.start < declared - 0.5;
}
