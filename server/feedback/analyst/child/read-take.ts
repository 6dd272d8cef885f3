import { Packet } from 'node-av/lib';
import { MediaRefused } from '#server/platform/media/child/protocol.ts';
import { describe, endOfFile, yieldToEventLoop } from '#server/platform/media/ffmpeg.ts';
import { openTracks } from '#server/platform/media/inspect/open-input.ts';
import { type Track, emptyTrack, keep } from '#server/platform/media/inspect/scan.ts';
import type { ListenJob } from './protocol.ts';

const KEY_FRAMES = 6;

export interface ReadTake {
  sound: Track | null;
  /** At most six key frames, spread over the take, each decodable alone. */
  picture: Track | null;
  /** The earliest timestamp of either track, in seconds. */
  origin: number;
  durationMs: number;
  /** Frees the streams of both tracks. Without a reference to this, they would be freed while they are decoded. */
  close(): Promise<void>;
}

/**
 * Reads every packet once, and keeps the sound and a few key frames.
 * @throws MediaRefused `too_long` | `unreadable` | `truncated` and what opening throws
 */
export async function readTake(fd: number, { container, limits }: ListenJob): Promise<ReadTake> {
  const input = await openTracks(fd, container, limits);
  const sound = input.sound && emptyTrack(input.sound);
  const picture = input.picture && emptyTrack(input.picture);
  const packet = new Packet();
  packet.alloc();
  let [packets, ended] = [0, 0];
  while ((ended = input.format.readFrameSync(packet)) >= 0) {
    const track =
      packet.streamIndex === sound?.stream.index
        ? sound
        : packet.streamIndex === picture?.stream.index
          ? picture
          : null;
    if (track) {
      keep(track, packet);
      if (track === picture && !packet.isKeyframe) picture.packets.pop()!.free();
      if (track.end - track.start > limits.maxDurationMs / 1000) throw new MediaRefused('too_long');
      if (++packets > limits.maxPackets) throw new MediaRefused('unreadable', `over ${limits.maxPackets} packets`);
      if (packets % 500 === 0) await yieldToEventLoop();
    }
    packet.unref();
  }
  packet.free();
  if (packets === 0) throw new MediaRefused(ended === endOfFile ? 'unreadable' : 'truncated', describe(ended));
  const tracks = [sound, picture].filter((track) => track !== null && track.end > -Infinity) as Track[];
  const origin = Math.min(...tracks.map(({ start }) => start));
  const end = Math.max(...tracks.map((track) => track.end));
  return {
    sound: sound?.packets.length ? sound : null,
    picture: picture && spread(picture),
    origin,
    durationMs: Math.round(Math.max(0, end - origin) * 1000) || 0,
    close: () => input.format.closeInput(),
  };
}

function spread(track: Track): Track | null {
  const { packets } = track;
  if (packets.length === 0) return null;
  const step = Math.max(1, packets.length / KEY_FRAMES);
  const kept = new Set(
    Array.from({ length: Math.min(KEY_FRAMES, packets.length) }, (_, at) => packets[Math.floor(at * step)]!),
  );
  for (const packet of packets) if (!kept.has(packet)) packet.free();
  return { ...track, packets: [...kept] };
}
