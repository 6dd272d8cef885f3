import { Codec, CodecContext, type Frame, type Rational } from 'node-av/lib';
import { AV_CODEC_FLAG_GLOBAL_HEADER, AV_NOPTS_VALUE, AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { decodeTrack, type DecodeTally } from '../decode/decode.ts';
import { encode } from './encode.ts';
import { assertOk } from '../ffmpeg.ts';
import { Graph } from '../decode/graph.ts';
import { findSpeech, levelMeter } from './speech.ts';
import type { Mp4Writer } from './mp4.ts';
import { seconds, type Track } from '../inspect/scan.ts';

const sampleRate = 48_000;
const targetLufs = -16;
const silenceLufs = -60;
const maxGainDb = 30;

/** Decoded sound, converted to 48 kHz mono or stereo relative to the file's own zero, and measured. The frames are encoded later. */
export interface MeasuredSound {
  frames: Frame[];
  /** Integrated loudness (EBU R128); null for silence. */
  loudnessLufs: number | null;
  /** The parts with speech: [fromMs, toMs). */
  speech: [number, number][];
}

/** Two minutes of stereo take 46 MB. They stay in memory, so that the sound is decoded only once. */
export async function measureSound(track: Track, origin: number, tally: DecodeTally): Promise<MeasuredSound | null> {
  const frames: Frame[] = [];
  const levels = levelMeter();
  using loudness = loudnessMeter();
  for await (const frame of conform(track, origin, tally)) {
    await loudness.add(frame);
    levels.add(frame);
    frames.push(frame);
  }
  if (frames.length === 0) return null;
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
 * Converts sound to 48 kHz mono or stereo, relative to the file's own zero. The caller owns the frames.
 * A change of rate, format or channels in mid-stream starts a new conversion. The layout of the first frame stays.
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

/** Opens FFmpeg's own AAC-LC encoder at 128 kbit/s. The fdk encoder is no better at this rate, and we may not distribute it. */
export async function openSoundEncoder(first: Frame): Promise<CodecContext> {
  const codec = Codec.findEncoderByName('aac' as never);
  if (!codec) throw new Error('this FFmpeg has no AAC encoder');
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.timeBase = { num: 1, den: sampleRate } as Rational;
  encoder.sampleRate = sampleRate;
  encoder.sampleFormat = AV_SAMPLE_FMT_FLTP;
  encoder.channelLayout = first.channelLayout;
  encoder.bitRate = 128_000n;
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  assertOk(await encoder.open2(codec), 'open aac');
  return encoder;
}

/**
 * Encodes the sound with one gain for the whole take, which brings it to -16 LUFS. A limiter at -1 dBFS catches the peaks.
 * Speech keeps its dynamics, and silence stays silent.
 */
export async function writeSound(
  sound: MeasuredSound,
  encoder: CodecContext,
  writer: Mp4Writer,
  index: number,
): Promise<void> {
  const gain = sound.loudnessLufs === null ? 0 : Math.min(maxGainDb, targetLufs - sound.loudnessLufs);
  const first = sound.frames[0];
  if (!first) return;
  const filters = `volume=${gain.toFixed(2)}dB,alimiter=limit=0.891:level=0:latency=1,aformat=sample_fmts=fltp,asetnsamples=1024:p=0`;
  using graph = await Graph.forSound(first, { num: 1, den: sampleRate }, filters);
  const drain = async (frame: Frame | null) => {
    for await (const ready of graph.feed(frame)) {
      for await (const packet of encode(encoder, ready)) writer.write(index, packet);
      ready.free();
    }
  };
  for (const frame of sound.frames) {
    await drain(frame);
    frame.free();
  }
  await drain(null);
  for await (const packet of encode(encoder, null)) writer.write(index, packet);
}
