/** A seeded generator (mulberry32): the same seed makes the same hostile files on every machine. */
export interface Random {
  /** An integer in [0, below). */
  upTo(below: number): number;
  pick<T>(from: readonly T[]): T;
  bytes(length: number): Buffer;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (below: number) => Math.floor(next() * below);
  return {
    upTo,
    pick: (from) => from[upTo(from.length)]!,
    bytes: (length) => Buffer.from(Array.from({ length }, () => upTo(256))),
  };
}
