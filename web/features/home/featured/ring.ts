/** How far slide `index` stands from the centre: in a ring of five or more the short way round, else plainly. */
export function distanceOf(index: number, centre: number, count: number): number {
  const plain = index - centre;
  if (count < 5) return plain;
  const half = Math.floor(count / 2);
  return ((((plain + half) % count) + count) % count) - half;
}

/** The slide `steps` away: round the ring, or as far as the row goes. */
export function stepFrom(centre: number, steps: number, count: number): number {
  if (count < 5) return Math.min(count - 1, Math.max(0, centre + steps));
  return (((centre + steps) % count) + count) % count;
}
