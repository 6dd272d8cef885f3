import { ADVERT_KINDS, type AdvertKind } from '#contract/values/advert-kinds.ts';
import type { Take } from './features.ts';

/** What is weighed, each with its columns of weights: whole sentences, single words, and spans by kind and severity. */
export const COLUMNS = { sentence: 1, word: 1, span: ADVERT_KINDS.length + 1 } as const;
export type Weighed = keyof typeof COLUMNS;
const SEVERITY = ADVERT_KINDS.length;
/** Weights are kept in steps of this size. */
export const STEP = 1 / 32;
/** A feature that every example has. */
export const CONSTANT = 'constant';

/** Weights as bytes in base64: the sorted hashes of features, and a row of columns for each. */
export type Weights = Record<Weighed, { hashes: string; rows: string }>;

/** 32 bits for the name of a feature. Source: FNV-1a, with the last steps of MurmurHash3. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The hashes of features, each once. */
export function hashesOf(features: (take: Take) => void): Set<number> {
  const hashes = new Set([hashOf(CONSTANT)]);
  features((feature) => hashes.add(hashOf(feature)));
  return hashes;
}

/** Logistic regressions over hashed features. */
export class Model {
  #tables: Record<Weighed, { places: Map<number, number>; rows: Int8Array }>;

  constructor({ sentence, word, span }: Weights) {
    const table = ({ hashes, rows }: Weights[Weighed]) => {
      const bytes = Buffer.from(hashes, 'base64');
      const places = new Map<number, number>();
      for (let at = 0; at < bytes.length; at += 4) places.set(bytes.readUInt32LE(at), at / 4);
      return { places, rows: new Int8Array(Buffer.from(rows, 'base64')) };
    };
    this.#tables = { sentence: table(sentence), word: table(word), span: table(span) };
  }

  /** Log-odds, one for each column. */
  odds(weighed: Weighed, features: (take: Take) => void): number[] {
    const { places, rows } = this.#tables[weighed];
    const columns = COLUMNS[weighed];
    const sums = Array.from({ length: columns }, () => 0);
    for (const hash of hashesOf(features)) {
      const place = places.get(hash);
      if (place === undefined) continue;
      for (let column = 0; column < columns; column++) sums[column]! += rows[place * columns + column]! * STEP;
    }
    return sums;
  }

  /** The likeliest kind of a span, and whether it turns people away. */
  kindOf(features: (take: Take) => void): { kind: AdvertKind; excludes: boolean } {
    const odds = this.odds('span', features);
    const kinds = odds.slice(0, SEVERITY);
    return { kind: ADVERT_KINDS[kinds.indexOf(Math.max(...kinds))]!, excludes: odds[SEVERITY]! >= 0 };
  }
}
