import type { Frame } from 'node-av/lib';
import { Graph } from '#server/platform/media/decode/graph.ts';
import { conform, loudnessMeter } from '#server/platform/media/encode/measure-sound.ts';
import type { Track } from '#server/platform/media/inspect/scan.ts';
import { clippingMeter } from '../delivery/clipping.ts';
import { type Heard, SAMPLE_RATE } from '../delivery/frames.ts';

const DECODED_RATE = 48_000;

/** Decodes the sound of a take. @param seconds its length, which limits how much is stored */
export async function hear(
  track: Track,
  origin: number,
  seconds: number,
  onProgress: (fraction: number) => void,
): Promise<Heard> {
  const sound = new Float32Array(Math.ceil((seconds + 1) * SAMPLE_RATE));
  let length = 0;
  const append = (frame: Frame) => {
    const samples = samplesOf(frame, 0).subarray(0, sound.length - length);
    sound.set(samples, length);
    length += samples.length;
    frame.free();
  };
  const clipping = clippingMeter();
  using loudness = loudnessMeter();
  let downsampling: Graph | null = null;
  for await (const frame of conform(track, origin, { packets: 0, errors: 0, frames: 0, damaged: 0 })) {
    await loudness.add(frame);
    for (let channel = 0; channel < frame.channelLayout.nbChannels; channel++) clipping.add(samplesOf(frame, channel));
    downsampling ??= await Graph.forSound(
      frame,
      { num: 1, den: DECODED_RATE },
      `aresample=${SAMPLE_RATE},aformat=sample_fmts=fltp:channel_layouts=mono`,
    );
    for await (const ready of downsampling.feed(frame)) append(ready);
    frame.free();
    onProgress(Math.min(1, length / (seconds * SAMPLE_RATE)));
  }
  if (downsampling) for await (const ready of downsampling.feed(null)) append(ready);
  downsampling?.[Symbol.dispose]();
  return {
    sound: sound.subarray(0, length),
    loudnessLufs: await loudness.integrated(),
    clipped: clipping.clipped(),
  };
}

function samplesOf(frame: Frame, channel: number) {
  const bytes = frame.data![channel]!;
  return new Float32Array(bytes.buffer, bytes.byteOffset, frame.nbSamples);
}
