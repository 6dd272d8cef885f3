import type { CodecContext, Frame } from 'node-av/lib';
import { AV_FRAME_DATA_DISPLAYMATRIX, AV_NOPTS_VALUE, AV_PICTURE_TYPE_NONE } from 'node-av/constants';
import { ahead, decodeTrack, type DecodeTally } from './decode.ts';
import { encode } from './encode.ts';
import { Graph } from './graph.ts';
import type { Mp4Writer } from './mp4.ts';
import { constantRate, toFrameRate, type TimedFrame, type Rate } from './frame-rate.ts';
import { MediaRefused } from './refused.ts';
import { uprightOf } from './rotation.ts';
import { seconds, type Scan } from './scan.ts';
import { fitInside, pictureFilters, shownSize, type Size } from './geometry.ts';

/** What was seen of the source while decoding it. */
export interface Seen {
  shown: Size;
  /** End of the last decoded frame, in seconds since the file's zero. */
  end: number;
}

/** The rate and number of output frames, from packet timestamps. */
export function planPicture(scan: Scan): { rate: Rate; total: number } {
  const rate = constantRate(scan.picture.times);
  return { rate, total: Math.max(1, Math.round(((scan.durationMs / 1000) * rate.num) / rate.den)) };
}

/** Upright, squared, 8-bit frames at a constant rate, `from`/`to` being output positions. */
export async function* renderPicture(
  scan: Scan,
  plan: { rate: Rate; total: number },
  maxPixels: number,
  tally: DecodeTally,
  seen: Partial<Seen>,
): AsyncGenerator<TimedFrame<Frame>> {
  const { stream } = scan.picture;
  const base = seconds(stream.timeBase);
  let fallback = 0;
  const timeOf = (frame: Frame) => {
    const stamp = frame.bestEffortTimestamp === AV_NOPTS_VALUE ? frame.pts : frame.bestEffortTimestamp;
    const time = stamp === AV_NOPTS_VALUE ? fallback : Number(stamp) * base - scan.origin;
    const length = frame.duration > 0n ? Number(frame.duration) * base : plan.rate.den / plan.rate.num;
    fallback = time + length;
    seen.end = Math.max(seen.end ?? 0, fallback);
    return time;
  };
  let graph: Graph | null = null;
  let shape = '';
  let target: Size | null = null;
  // Up to 1080p one thread decodes faster than the encoder eats, and for a tenth less work; beyond, all cores help.
  const { width, height } = stream.codecpar;
  const decoded = ahead(
    decodeTrack(scan.picture, tally, { maxPixels, threads: width * height > 1920 * 1088 ? 0 : 1, aside: true }),
    (frame) => frame.free(),
  );
  for await (const { frame, from, to } of toFrameRate(decoded, { ...plan, timeOf })) {
    const aspect = frame.sampleAspectRatio;
    const looks = `${frame.width} ${frame.height} ${frame.format} ${aspect.num}/${aspect.den} ${frame.colorSpace} ${frame.colorRange} ${frame.colorTrc}`;
    if (looks !== shape) {
      const upright = uprightOf(frame, stream);
      const shown = shownSize(frame, upright);
      if (!target && Math.min(frame.width, frame.height) < 16)
        throw new MediaRefused('no_picture', `${frame.width}x${frame.height}`);
      seen.shown ??= { width: Math.round(shown.width), height: Math.round(shown.height) };
      target ??= fitInside(shown);
      graph?.[Symbol.dispose]();
      graph = await Graph.forPicture(frame, stream.timeBase, pictureFilters(frame, upright, target));
      shape = looks;
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
