export const framesPerSecond = 12;

type Key = { frame: number; value: number };

/** Moves from value to value, each move over `length` frames, fast first. */
export function ease(keys: Key[], count: number, length: number) {
  const values = new Float64Array(count);
  let from = 0;
  keys.forEach(({ frame, value }, i) => {
    const until = keys[i + 1]?.frame ?? count;
    for (let f = Math.max(0, frame); f < Math.min(count, until); f++) {
      const t = Math.min(1, (f - frame + 1) / length);
      values[f] = from + (value - from) * (1 - (1 - t) ** 2);
    }
    from = values[Math.min(count, until) - 1] ?? value;
  });
  return values;
}

/** The same short movement at each of these times, in seconds. */
export function pulses(times: number[], count: number, shape: number[]) {
  const values = Array.from({ length: count }, () => 0);
  for (const time of times)
    shape.forEach((value, i) => {
      const frame = Math.round(time * framesPerSecond) + i - 1;
      if (frame >= 0 && frame < count) values[frame] = Math.max(values[frame]!, value);
    });
  return values;
}

/** Every three to five seconds, for about 100 ms; now and then twice. Never in the first or last half second. */
export function blinkFrames(count: number, random: () => number) {
  const frames = new Set<number>();
  let frame = 10 + Math.floor(random() * 20);
  while (frame < count - 6) {
    frames.add(frame);
    if (random() < 0.18) frames.add(frame + 3);
    frame += Math.round((3 + random() * 2) * framesPerSecond);
  }
  return frames;
}
