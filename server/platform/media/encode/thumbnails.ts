import type { Frame } from 'node-av/lib';
import { Graph } from '../decode/graph.ts';
import type { TimedFrame, Rate } from '../decode/frame-rate.ts';
import { fitInside, scaleFilter } from '../decode/geometry.ts';

/** The frames for posters and preview, with a short side of 480. The caller frees them. */
export interface Thumbnail {
  poster: Frame;
  preview: Frame[];
}

const PREVIEW_SECONDS = 3;
const CANDIDATES = 8;

/**
 * Copies small versions of rendered frames, so that the finished video is not decoded again: the best of eight frames between
 * 10% and 50% for the posters, and three seconds starting at 10% for the preview (at the start if the video is shorter). `look`
 * returns them once, as soon as all have passed.
 */
export function thumbnailsOf({ rate, total }: { rate: Rate; total: number }) {
  const length = Math.min(total, Math.round((PREVIEW_SECONDS * rate.num) / rate.den));
  const previewFrom = Math.max(0, Math.min(Math.round(total * 0.1), total - length));
  const posterFrom = Math.floor(total * 0.1);
  const every = Math.max(1, Math.floor((total * 0.4) / CANDIDATES));
  const lastCandidate = Math.min(total - 1, posterFrom + every * (CANDIDATES - 1));
  const isCandidate = (position: number) =>
    position >= posterFrom && position <= lastCandidate && (position - posterFrom) % every === 0;
  const isShown = (position: number) => position >= previewFrom && position < previewFrom + length;

  let graph: Graph | null = null;
  let best: { frame: Frame; score: number } | null = null;
  const preview: Frame[] = [];
  return {
    async look({ frame, from, to }: TimedFrame<Frame>): Promise<Thumbnail | null> {
      const positions = Array.from({ length: to - from }, (_, index) => from + index);
      const shown = positions.filter(isShown).length;
      const isPoster = positions.some(isCandidate);
      if (shown === 0 && !isPoster) return null;
      const size = fitInside(frame, 480, 854);
      graph ??= await Graph.forPicture(frame, { num: rate.den, den: rate.num }, `${scaleFilter(frame, size)},setsar=1`);
      for await (const thumbnail of graph.feed(frame)) {
        for (let times = 0; times < shown; times++) preview.push(thumbnail.clone()!);
        const score = isPoster ? pictureScore(thumbnail) : -1;
        if (isPoster && (!best || score > best.score)) {
          best?.frame.free();
          best = { frame: thumbnail, score };
        } else thumbnail.free();
      }
      if (to <= Math.max(lastCandidate, previewFrom + length - 1)) return null;
      graph[Symbol.dispose]();
      return { poster: best!.frame, preview };
    },
  };
}

/**
 * Returns the sharpness (mean absolute Laplacian of the luma, every second pixel) weighted down when the picture is very dark, very
 * bright or flat. Higher is better; only compared within one video.
 */
export function pictureScore(frame: Frame): number {
  const { width, height } = frame;
  const luma = frame.data![0]!;
  const stride = frame.linesize[0]!;
  let edges = 0;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 2; y < height - 2; y += 2) {
    for (let x = 2; x < width - 2; x += 2) {
      const at = y * stride + x;
      const value = luma[at]!;
      edges += Math.abs(4 * value - luma[at - 1]! - luma[at + 1]! - luma[at - stride]! - luma[at + stride]!);
      sum += value;
      squares += value * value;
      count++;
    }
  }
  const mean = sum / count;
  const contrast = Math.sqrt(Math.max(0, squares / count - mean * mean));
  const light = Math.min(1, Math.max(0.02, (mean - 16) / 50), Math.max(0.02, (245 - mean) / 30));
  return (edges / count + 0.5) * light * Math.min(1, 0.1 + contrast / 30);
}
