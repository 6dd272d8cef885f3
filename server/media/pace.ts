/** A frame rate as a fraction: frames per second = num / den. */
export interface Rate {
  num: number;
  den: number;
}

const kept: Rate[] = [
  { num: 15, den: 1 },
  { num: 24_000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 30, den: 1 },
];

/**
 * The constant rate for a measured one: the common rates stay themselves, twice a common rate is halved (50 becomes 25,
 * 59.94 becomes 29.97), everything uneven becomes 30, which no screen finds irregular.
 */
export function constantRate(measured: number): Rate {
  const fallback = { num: 30, den: 1 };
  for (const factor of [1, 2, 4]) {
    const near = kept.find((rate) => Math.abs(measured / factor - rate.num / rate.den) < 0.012);
    if (near) return near;
  }
  return fallback;
}

export interface Paced<F> {
  frame: F;
  /** The output positions this frame is shown at: [from, to). */
  from: number;
  to: number;
}

/**
 * Lays frames with any timestamps onto a constant rate: the newest frame of a position wins, a frame stays until the
 * next one, the first also covers what comes before it. Frames that no position shows are released before they cost
 * anything. `timeOf` is seconds since the file's zero; `total` is the number of positions.
 */
export async function* pace<F extends { free(): void }>(
  frames: AsyncIterable<F>,
  options: { rate: Rate; total: number; timeOf(frame: F): number },
): AsyncGenerator<Paced<F>> {
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
