import { Codec, CodecContext, type Frame, type Rational } from 'node-av/lib';
import { AV_CODEC_FLAG_GLOBAL_HEADER, AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { encode } from '../ffmpeg.ts';
import { assertOk } from '../ffmpeg.ts';
import { Graph } from '../decode/graph.ts';
import type { Mp4Writer } from './mp4.ts';
import { sampleRate, type MeasuredSound } from './measure-sound.ts';

const targetLufs = -16;
const maxGainDb = 30;

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
