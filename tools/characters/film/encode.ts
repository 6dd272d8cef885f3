import { Encoder, Frame, Log, Muxer, type Packet } from 'node-av';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_LOG_ERROR,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { framesPerSecond } from './motion.ts';
import { height, width } from './raster.ts';

type Clip = {
  /** YUV 4:2:0 pictures, one per frame. */
  pictures: Iterable<Buffer>;
  /** Mono samples between -1 and 1. */
  samples: Float32Array;
  sampleRate: number;
};

/** Writes an MP4 with H.264 and AAC whose index comes first. */
export async function encodeClip(path: string, { pictures, samples, sampleRate }: Clip) {
  Log.setLevel(AV_LOG_ERROR);
  using video = await Encoder.create(FF_ENCODER_LIBX264, {
    gopSize: framesPerSecond * 10,
    options: {
      preset: 'veryslow',
      tune: 'animation',
      crf: 31,
      profile: 'high',
      level: '3.1',
      refs: 4,
      colorspace: 'bt709',
      color_primaries: 'bt709',
      color_trc: 'bt709',
      color_range: 'tv',
    },
  });
  using audio = await Encoder.create(FF_ENCODER_AAC, { bitrate: '40k', options: { cutoff: 10000 } });
  // The muxer comes before the first frame: it asks the encoders for global headers.
  await using muxer = await Muxer.open(path, { format: 'mp4', options: { movflags: '+faststart' } });
  const streams = { video: muxer.addStream(video), audio: muxer.addStream(audio) };
  const packets: { packet: Packet; stream: 'video' | 'audio'; time: number }[] = [];
  const keep = (stream: 'video' | 'audio', rate: number) => (packet: Packet) =>
    packets.push({ packet, stream, time: Number(packet.dts) / rate });

  const timeBase = { num: 1, den: framesPerSecond };
  let pts = 0n;
  for (const picture of pictures) {
    using frame = Frame.fromVideoBuffer(picture, {
      width,
      height,
      format: AV_PIX_FMT_YUV420P,
      timeBase,
      sampleAspectRatio: { num: 1, den: 1 },
      pts: pts++,
    });
    (await video.encodeAll(frame)).forEach(keep('video', framesPerSecond));
  }
  (await video.encodeAll(null)).forEach(keep('video', framesPerSecond));

  const frameSize = 1024;
  for (let at = 0; at < samples.length; at += frameSize) {
    const block = new Float32Array(frameSize);
    block.set(samples.subarray(at, at + frameSize));
    using frame = Frame.fromAudioBuffer(Buffer.from(block.buffer), {
      nbSamples: frameSize,
      format: AV_SAMPLE_FMT_FLTP,
      sampleRate,
      channelLayout: AV_CHANNEL_LAYOUT_MONO,
      timeBase: { num: 1, den: sampleRate },
      pts: BigInt(at),
    });
    (await audio.encodeAll(frame)).forEach(keep('audio', sampleRate));
  }
  (await audio.encodeAll(null)).forEach(keep('audio', sampleRate));

  for (const { packet, stream } of packets.sort((a, b) => a.time - b.time)) {
    await muxer.writePacket(packet, streams[stream]);
    packet.free();
  }
}
