/** Weights are quantized to this step. */
export const STEP = 1 / 32;
/** The bias feature, which every example has. */
export const CONSTANT = 'constant';

/** Weights as base64: the sorted hashes of features, and one row of columns for each. */
export interface HashedWeights {
  hashes: string;
  rows: string;
}

/** 32 bits for the name of a feature. Source: FNV-1a, with the last steps of MurmurHash3. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export const hashesOf = (features: Iterable<string>): Set<number> =>
  new Set([hashOf(CONSTANT), ...Array.from(features, hashOf)]);

/** Logistic regressions over hashed features, one per column. */
export class WeightTable {
  readonly #places = new Map<number, number>();
  readonly #rows: Int8Array;
  readonly #columns: number;

  constructor({ hashes, rows }: HashedWeights, columns = 1) {
    const bytes = Buffer.from(hashes, 'base64');
    for (let at = 0; at < bytes.length; at += 4) this.#places.set(bytes.readUInt32LE(at), at / 4);
    this.#rows = new Int8Array(Buffer.from(rows, 'base64'));
    this.#columns = columns;
  }

  /** Log-odds, one per column. */
  odds(hashes: Iterable<number>): number[] {
    const sums = Array.from({ length: this.#columns }, () => 0);
    for (const hash of hashes) {
      const place = this.#places.get(hash);
      if (place === undefined) continue;
      for (let column = 0; column < this.#columns; column++)
        sums[column]! += this.#rows[place * this.#columns + column]! * STEP;
    }
    return sums;
  }
}
