/** Signed distance of slide `index` from the centre. Five or more slides form a ring, and the shorter way round counts. */
export function distanceOf(index: number, centre: number, count: number): number {
  const plain = index - centre;
  if (count < 5) return plain;
  const half = Math.floor(count / 2);
  return ((((plain + half) % count) + count) % count) - half;
}

/** The slide `steps` away: around the ring, or clamped to the ends of a row of fewer than five. */
export function stepFrom(centre: number, steps: number, count: number): number {
  if (count < 5) return Math.min(count - 1, Math.max(0, centre + steps));
  return (((centre + steps) % count) + count) % count;
}
