import type { Frame } from 'node-av/lib';
import { decodeTrack } from '#server/platform/media/decode/decode.ts';
import { fitInside, shownSize } from '#server/platform/media/decode/geometry.ts';
import { Graph } from '#server/platform/media/decode/graph.ts';
import { uprightOf } from '#server/platform/media/decode/rotation.ts';
import type { Limits } from '#server/platform/media/limits.ts';
import type { Track } from '#server/platform/media/inspect/scan.ts';
import { type GrayPicture, blurOf, brightnessOf } from '../picture/measure-picture.ts';

/** Short side of the measured picture: about what a phone shows. */
const SHORT_SIDE = 360;
const LONG_SIDE = 640;

export interface Looked {
  width: number;
  height: number;
  brightness: number;
  blur: number;
}

/** Measures a few key frames; null if none of them decodes. */
export async function look(track: Track, { maxPixels }: Limits): Promise<Looked | null> {
  const seen: Looked[] = [];
  for await (const frame of decodeTrack(
    track,
    { packets: 0, errors: 0, frames: 0, damaged: 0 },
    { maxPixels, threads: 1 },
  )) {
    const upright = uprightOf(frame, track.stream);
    const shown = shownSize(frame, upright);
    const gray = await toGray(frame, track);
    if (gray)
      seen.push({
        width: Math.round(shown.width),
        height: Math.round(shown.height),
        brightness: brightnessOf(gray),
        blur: blurOf(gray),
      });
    frame.free();
  }
  const first = seen[0];
  if (!first) return null;
  return {
    ...first,
    brightness: medianOf(seen.map(({ brightness }) => brightness)),
    blur: medianOf(seen.map(({ blur }) => blur)),
  };
}

async function toGray(frame: Frame, track: Track): Promise<GrayPicture | null> {
  const { width, height } = fitInside({ width: frame.width, height: frame.height }, SHORT_SIDE, LONG_SIDE);
  using graph = await Graph.forPicture(
    frame,
    track.stream.timeBase,
    `scale=${width}:${height}:flags=area:out_range=pc,format=gray`,
  );
  let picture: GrayPicture | null = null;
  for await (const part of drained(graph, frame)) {
    picture ??= { width, height, luma: Uint8Array.from(part.toBuffer()) };
    part.free();
  }
  return picture;
}

async function* drained(graph: Graph, frame: Frame) {
  yield* graph.feed(frame);
  yield* graph.feed(null);
}

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
