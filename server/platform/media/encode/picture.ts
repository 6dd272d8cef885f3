import type { CodecContext, Frame } from 'node-av/lib';
import { AV_FRAME_DATA_DISPLAYMATRIX, AV_NOPTS_VALUE, AV_PICTURE_TYPE_NONE } from 'node-av/constants';
import { ahead, decodeTrack, type DecodeTally } from '../decode/decode.ts';
import { encode } from '../ffmpeg.ts';
import { Graph } from '../decode/graph.ts';
import type { Mp4Writer } from './mp4.ts';
import { constantRate, toFrameRate, type TimedFrame, type Rate } from '../decode/frame-rate.ts';
import { MediaRefused } from '../child/protocol.ts';
import { uprightOf } from '../decode/rotation.ts';
import { seconds, type Scan } from '../inspect/scan.ts';
import { fitInside, pictureFilters, shownSize, type Size } from '../decode/geometry.ts';

/** Facts about the source that are found while decoding it. */
export interface SourceFacts {
  shown: Size;
  /** End of the last decoded frame, in seconds since the file's zero. */
  end: number;
}

/** Returns the rate and number of output frames, from packet timestamps. */
export function outputTiming(scan: Scan): { rate: Rate; total: number } {
  const rate = constantRate(scan.picture.times);
  return { rate, total: Math.max(1, Math.round(((scan.durationMs / 1000) * rate.num) / rate.den)) };
}

/** Yields upright 8-bit frames with square pixels at a constant rate. `from` and `to` are output positions. */
export async function* renderPicture(
  scan: Scan,
  timing: { rate: Rate; total: number },
  maxPixels: number,
  tally: DecodeTally,
  facts: Partial<SourceFacts>,
): AsyncGenerator<TimedFrame<Frame>> {
  const { stream } = scan.picture;
  const base = seconds(stream.timeBase);
  let fallback = 0;
  const timeOf = (frame: Frame) => {
    const stamp = frame.bestEffortTimestamp === AV_NOPTS_VALUE ? frame.pts : frame.bestEffortTimestamp;
    const time = stamp === AV_NOPTS_VALUE ? fallback : Number(stamp) * base - scan.origin;
    const length = frame.duration > 0n ? Number(frame.duration) * base : timing.rate.den / timing.rate.num;
    fallback = time + length;
    facts.end = Math.max(facts.end ?? 0, fallback);
    return time;
  };
  let graph: Graph | null = null;
  let format = '';
  let target: Size | null = null;
  // Up to 1080p one thread decodes faster than the encoder needs, with a tenth less work; above that all cores help.
  const { width, height } = stream.codecpar;
  const decoded = ahead(
    decodeTrack(scan.picture, tally, { maxPixels, threads: width * height > 1920 * 1088 ? 0 : 1, aside: true }),
    (frame) => frame.free(),
  );
  for await (const { frame, from, to } of toFrameRate(decoded, { ...timing, timeOf })) {
    const aspect = frame.sampleAspectRatio;
    const current = `${frame.width} ${frame.height} ${frame.format} ${aspect.num}/${aspect.den} ${frame.colorSpace} ${frame.colorRange} ${frame.colorTrc}`;
    if (current !== format) {
      const upright = uprightOf(frame, stream);
      const shown = shownSize(frame, upright);
      if (!target && Math.min(frame.width, frame.height) < 16)
        throw new MediaRefused('no_picture', `${frame.width}x${frame.height}`);
      facts.shown ??= { width: Math.round(shown.width), height: Math.round(shown.height) };
      target ??= fitInside(shown);
      graph?.[Symbol.dispose]();
      graph = await Graph.forPicture(frame, stream.timeBase, pictureFilters(frame, upright, target));
      format = current;
    }
    frame.removeSideData(AV_FRAME_DATA_DISPLAYMATRIX);
    for await (const ready of graph!.feed(frame)) {
      ready.pictType = AV_PICTURE_TYPE_NONE;
      ready.removeSideData(AV_FRAME_DATA_DISPLAYMATRIX);
      yield { frame: ready, from, to };
    }
    frame.free();
  }
  graph?.[Symbol.dispose]();
}

/** Encodes one rendered frame at each of its positions. */
export async function writePicture(
  { frame, from, to }: TimedFrame<Frame>,
  encoder: CodecContext,
  writer: Mp4Writer,
): Promise<void> {
  for (let position = from; position < to; position++) {
    frame.pts = BigInt(position);
    for await (const packet of encode(encoder, frame)) writer.write(0, packet);
  }
  frame.free();
}
