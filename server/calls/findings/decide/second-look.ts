import { IS_OF_BUYER, NEIGHBOURS, SECOND_INPUTS, WEIGHED_LISTS } from './lists.ts';
import type { Reading } from './reading.ts';

const LISTS = WEIGHED_LISTS.length;
/** Log-odds are clipped to this range. */
const CERTAIN = 6;

interface FirstLook {
  readings: readonly Reading[];
  polarity: ArrayLike<number>;
  /** One row of log-odds per sentence: one per list, then columns to ignore. */
  odds: Float32Array;
  columns: number;
}

/**
 * Builds the inputs of the second look: each sentence's first-look odds together with those of its neighbors. Calls `take`
 * with the same array for every sentence.
 */
export function lookAgain(
  { readings, polarity, odds, columns }: FirstLook,
  take: (inputs: Float64Array, index: number) => void,
) {
  const chances = new Float32Array(readings.length * LISTS);
  for (const [index, { side }] of readings.entries()) {
    for (let list = 0; list < LISTS; list++) {
      if (side === 'seller' && IS_OF_BUYER[list]) continue;
      chances[index * LISTS + list] = 1 / (1 + Math.exp(-clip(odds[index * columns + list]!)));
    }
  }
  const inputs = new Float64Array(SECOND_INPUTS.length);
  for (const [index, { side, turn, length, isQuestion }] of readings.entries()) {
    let at = 0;
    inputs[at++] = 1;
    for (let list = 0; list < LISTS; list++) inputs[at++] = clip(odds[index * columns + list]!);
    for (let list = 0; list < LISTS; list++) inputs[at++] = chances[index * LISTS + list]!;
    for (const distance of NEIGHBOURS)
      for (let list = 0; list < LISTS; list++) inputs[at++] = chances[(index + distance) * LISTS + list] ?? 0;
    const isBuyer = side !== 'seller';
    inputs[at++] = readings[index - 1]?.turn === turn ? 1 : 0;
    inputs[at++] = readings[index + 1]?.turn === turn ? 1 : 0;
    inputs[at++] = isBuyer ? 1 : 0;
    inputs[at++] = polarity[index]!;
    inputs[at++] = Math.min(length, 30) / 10;
    inputs[at++] = isQuestion ? 1 : 0;
    inputs[at++] = length <= 4 ? 1 : 0;
    take(inputs, index);
  }
}

const clip = (odds: number) => Math.max(-CERTAIN, Math.min(CERTAIN, odds));
