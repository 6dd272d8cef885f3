/** A frame rate as a fraction: frames per second = num / den. */
export interface Rate {
  num: number;
  den: number;
}

const commonRates: Rate[] = [15, 24, 25, 30].map((num) => ({ num, den: 1 }));

const fallback: Rate = { num: 30, den: 1 };

/**
 * Returns the constant rate for frames with these presentation times (seconds, any order). Common rates stay (29.97 becomes 30,
 * which shows one frame twice each half minute), a double rate is halved, and everything irregular becomes 30. Only the usual
 * gaps count, so dropped frames don't change the result.
 */
export function constantRate(times: number[]): Rate {
  const sorted = times.toSorted((a, b) => a - b);
  const gaps = sorted
    .slice(1)
    .map((time, index) => time - sorted[index]!)
    .filter((gap) => gap > 0);
  const median = gaps.toSorted((a, b) => a - b)[gaps.length >> 1];
  if (median === undefined) return fallback;
  const usual = gaps.filter((gap) => Math.abs(gap - median) < Math.max(0.0016, median * 0.15));
  if (usual.length < gaps.length * 0.8) return fallback;
  const measured = usual.length / usual.reduce((sum, gap) => sum + gap, 0);
  for (const factor of [1, 2, 4]) {
    const distance = (rate: Rate) => Math.abs(measured / factor / (rate.num / rate.den) - 1);
    const near = commonRates.reduce((a, b) => (distance(a) <= distance(b) ? a : b));
    if (distance(near) < 0.005) return near;
  }
  return fallback;
}

export interface TimedFrame<F> {
  frame: F;
  /** The output positions that show this frame: [from, to). */
  from: number;
  to: number;
}

/**
 * Converts frames with any timestamps to a constant rate. Each position shows its newest frame, a frame stays until the next one,
 * and the first also covers the time before it. Unused frames are freed at once. `timeOf` returns seconds since the file's zero,
 * and `total` is the number of positions.
 */
export async function* toFrameRate<F extends { free(): void }>(
  frames: AsyncIterable<F>,
  options: { rate: Rate; total: number; timeOf(frame: F): number },
): AsyncGenerator<TimedFrame<F>> {
  const perSecond = options.rate.num / options.rate.den;
  let held: F | null = null;
  let from = 0;
  for await (const frame of frames) {
    const position = Math.max(0, Math.min(options.total - 1, Math.round(options.timeOf(frame) * perSecond)));
    if (held && position < from) {
      frame.free();
      continue;
    }
    if (held && position > from) {
      yield { frame: held, from, to: position };
      from = position;
    } else {
      held?.free();
    }
    held = frame;
  }
  if (held) yield { frame: held, from, to: Math.max(from + 1, options.total) };
}
