import type { Frame } from 'node-av/lib';
import { AV_NOPTS_VALUE } from 'node-av/constants';
import { decodeTrack, type DecodeTally } from '../decode/decode.ts';
import { Graph } from '../decode/graph.ts';
import { findSpeech, levelMeter } from './speech.ts';
import { seconds, type Track } from '../inspect/scan.ts';

export const sampleRate = 48_000;
const silenceLufs = -60;

/** Decoded sound, converted to 48 kHz mono or stereo relative to the file's own zero, and measured. The frames are encoded later. */
export interface MeasuredSound {
  frames: Frame[];
  /** Integrated loudness (EBU R128); null for silence. */
  loudnessLufs: number | null;
  /** The parts with speech: [fromMs, toMs). */
  speech: [number, number][];
}

interface Hearing {
  /** Tells what an encoder must know, long before the end. */
  first: Frame;
  measured: Promise<MeasuredSound>;
}

/** Begins to decode and measure the sound; null if there is none. */
export async function hear(track: Track, origin: number, tally: DecodeTally): Promise<Hearing | null> {
  const frames = conform(track, origin, tally);
  const first = await frames.next();
  if (first.done) return null;
  const measured = measureSound(first.value, frames);
  // Whoever writes the sound awaits it, perhaps after it has failed.
  measured.catch(() => {});
  return { first: first.value, measured };
}

/** Two minutes of stereo take 46 MB. They stay in memory, so that the sound is decoded only once. */
async function measureSound(first: Frame, rest: AsyncGenerator<Frame>): Promise<MeasuredSound> {
  const frames: Frame[] = [];
  const levels = levelMeter();
  using loudness = loudnessMeter();
  const add = async (frame: Frame) => {
    await loudness.add(frame);
    levels.add(frame);
    frames.push(frame);
  };
  await add(first);
  for await (const frame of rest) await add(frame);
  return { frames, loudnessLufs: await loudness.integrated(), speech: findSpeech(levels.levels) };
}

/** Measures the integrated loudness (EBU R128) of 48 kHz sound. Silence has none. */
export function loudnessMeter() {
  let graph: Graph | null = null;
  let loudness = -Infinity;
  const feed = async (frame: Frame | null) => {
    for await (const measured of graph!.feed(frame)) {
      const value = Number(measured.getMetadata().get('lavfi.r128.I') ?? NaN);
      if (Number.isFinite(value)) loudness = value;
      measured.free();
    }
  };
  return {
    async add(frame: Frame) {
      graph ??= await Graph.forSound(frame, { num: 1, den: sampleRate }, 'ebur128=metadata=1:framelog=quiet');
      await feed(frame);
    },
    async integrated() {
      if (graph) await feed(null);
      return loudness > silenceLufs ? loudness : null;
    },
    [Symbol.dispose]: () => graph?.[Symbol.dispose](),
  };
}

/**
 * Converts sound to 48 kHz mono or stereo, relative to the file's own zero. The caller owns the frames. A mid-stream change
 * of rate, format or channels starts a new conversion, but keeps the layout of the first frame.
 */
export async function* conform(track: Track, origin: number, tally: DecodeTally): AsyncGenerator<Frame> {
  let graph: Graph | null = null;
  let format = '';
  let layout = '';
  const base = track.stream.timeBase;
  const zero = BigInt(Math.round(origin / seconds(base)));
  for await (const frame of decodeTrack(track, tally, { maxPixels: 1, threads: 1 })) {
    const current = `${frame.sampleRate} ${frame.format} ${frame.channelLayout.nbChannels} ${frame.channelLayout.mask}`;
    if (current !== format) {
      if (graph) yield* graph.feed(null);
      graph?.[Symbol.dispose]();
      layout ||= frame.channelLayout.nbChannels === 1 ? 'mono' : 'stereo';
      const start = format === '' ? ':first_pts=0' : '';
      format = current;
      graph = await Graph.forSound(
        frame,
        base,
        `aresample=${sampleRate}:async=1${start},aformat=sample_fmts=fltp:sample_rates=${sampleRate}:channel_layouts=${layout}`,
      );
    }
    if (frame.pts !== AV_NOPTS_VALUE) frame.pts -= zero;
    yield* graph!.feed(frame);
    frame.free();
  }
  if (graph) yield* graph.feed(null);
  graph?.[Symbol.dispose]();
}
