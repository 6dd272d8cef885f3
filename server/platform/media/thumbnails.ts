import type { Frame } from 'node-av/lib';
import { Graph } from './graph.ts';
import type { TimedFrame, Rate } from './frame-rate.ts';
import { pictureScore } from './picture-score.ts';
import { fitInside, scaleFilter } from './geometry.ts';

/** What posters and preview are made of, at a short side of 480. The owner frees it. */
export interface Thumbnail {
  poster: Frame;
  preview: Frame[];
}

const PREVIEW_SECONDS = 3;
const CANDIDATES = 8;

/**
 * Takes small copies of rendered frames while they pass by, so that the finished video is not decoded again: the best of
 * eight between 10% and 50% for the posters, and three seconds from 10% in (from the start where the video is shorter).
 * `look` answers once with all of it, as soon as it has passed.
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
      for await (const small of graph.feed(frame)) {
        for (let times = 0; times < shown; times++) preview.push(small.clone()!);
        const score = isPoster ? pictureScore(small) : -1;
        if (isPoster && (!best || score > best.score)) {
          best?.frame.free();
          best = { frame: small, score };
        } else small.free();
      }
      if (to <= Math.max(lastCandidate, previewFrom + length - 1)) return null;
      graph[Symbol.dispose]();
      return { poster: best!.frame, preview };
    },
  };
}
