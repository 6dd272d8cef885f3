import { Codec, CodecContext, Dictionary, Frame } from 'node-av/lib';
import { AV_FRAME_FLAG_CORRUPT } from 'node-av/constants';
import { yieldToEventLoop, again, describe, endOfFile, outOfMemory } from '../ffmpeg.ts';
import { MediaRefused } from '../child/protocol.ts';
import type { Track } from '../inspect/scan.ts';

/** How well a track decoded. Counts of packets and frames. */
export interface DecodeTally {
  packets: number;
  errors: number;
  frames: number;
  damaged: number;
}

const softwareDecoder: Record<string, string> = { av1: 'libdav1d' };

/**
 * Decodes a track's packets and frees each. Damaged packets are counted in `tally` and skipped: one lost frame in a
 * two-minute take is no reason to refuse it. The caller owns the yielded frames. With `aside`, another thread does the
 * work, for a caller that reads `ahead`.
 */
export async function* decodeTrack(
  track: Track,
  tally: DecodeTally,
  options: { maxPixels: number; threads: number; aside?: boolean },
): AsyncGenerator<Frame> {
  using decoder = await openDecoder(track, options);
  let frame = allocFrame();
  const queue: (Track['packets'][number] | null)[] = [...track.packets, null];
  track.packets.length = 0;
  for (let index = 0; index < queue.length; index++) {
    const packet = queue[index]!;
    queue[index] = null;
    if (index % 16 === 0) await yieldToEventLoop();
    let sent: number;
    do {
      sent = options.aside ? await decoder.sendPacket(packet) : decoder.sendPacketSync(packet);
      if (sent === outOfMemory) throw new MediaRefused('out_of_memory', 'decoder');
      let received: number;
      while ((received = decoder.receiveFrameSync(frame)) >= 0) {
        tally.frames++;
        if (frame.decodeErrorFlags !== 0 || frame.hasFlags(AV_FRAME_FLAG_CORRUPT)) tally.damaged++;
        yield frame;
        frame = allocFrame();
      }
      if (received !== again && received !== endOfFile) tally.errors++;
    } while (sent === again);
    if (packet) {
      tally.packets++;
      if (sent < 0 && sent !== endOfFile) tally.errors++;
      packet.free();
    }
  }
  frame.free();
}

/** Requests the next frame before the last one is used, so that decoding overlaps with the work on frames. */
export async function* ahead<Item>(frames: AsyncGenerator<Item>, free: (unused: Item) => void): AsyncGenerator<Item> {
  let next = frames.next();
  try {
    for (let result = await next; !result.done; result = await next) {
      next = frames.next();
      next.catch(() => undefined);
      yield result.value;
    }
  } finally {
    const left = await next.catch(() => undefined);
    if (left && !left.done) free(left.value);
    await frames.return(undefined);
  }
}

async function openDecoder(
  track: Track,
  { maxPixels, threads }: { maxPixels: number; threads: number },
): Promise<CodecContext> {
  const parameters = track.stream.codecpar;
  const standard = Codec.findDecoder(parameters.codecId);
  const codec =
    standard?.name && softwareDecoder[standard.name]
      ? Codec.findDecoderByName(softwareDecoder[standard.name] as never)
      : standard;
  if (!codec) throw new MediaRefused('unsupported_format', `no decoder for codec ${parameters.codecId}`);
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  decoder.parametersToContext(parameters);
  decoder.pktTimebase = track.stream.timeBase;
  using settings = Dictionary.fromObject({ max_pixels: maxPixels, threads });
  const opened = await decoder.open2(codec, settings);
  if (opened < 0) throw new MediaRefused('unsupported_format', `decoder ${codec.name}: ${describe(opened)}`);
  return decoder;
}

export function allocFrame(): Frame {
  const frame = new Frame();
  frame.alloc();
  return frame;
}
