import type { Frame } from 'node-av/lib';
import { decodeTrack } from '#server/platform/media/decode/decode.ts';
import { Graph } from '#server/platform/media/decode/graph.ts';
import type { Track } from '#server/platform/media/inspect/scan.ts';

export interface Heard {
  channels: number;
  rate: number;
  seconds: number;
  lufs: number;
}

/** The pixels of a frame: red, green and blue, one byte each. */
export async function toRgb(frame: Frame, video: Track): Promise<Buffer> {
  using graph = await Graph.forPicture(frame, video.stream.timeBase, 'format=rgb24');
  for await (const out of graph.feed(frame)) return out.toBuffer();
  return Buffer.alloc(0);
}

/** Decodes a sound track completely and describes it. */
export async function listen(audio: Track): Promise<Heard> {
  const { channelLayout, sampleRate } = audio.stream.codecpar;
  let graph: Graph | null = null;
  let lufs = -Infinity;
  for await (const frame of decodeTrack(
    audio,
    { packets: 0, errors: 0, frames: 0, damaged: 0 },
    { maxPixels: 1, threads: 1 },
  )) {
    graph ??= await Graph.forSound(frame, audio.stream.timeBase, 'ebur128=metadata=1:framelog=quiet');
    for await (const out of graph.feed(frame)) lufs = Number(out.getMetadata().get('lavfi.r128.I') ?? lufs);
    frame.free();
  }
  return { channels: channelLayout.nbChannels, rate: sampleRate, seconds: audio.end - audio.start, lufs };
}
