import { ADVERT_KINDS, type AdvertKind } from '#contract/values/advert-kinds.ts';
import { CONSTANT, hashOf, type HashedWeights, WeightTable } from '../../../platform/hashed-weights.ts';
import type { Take } from './features.ts';

/** The three models with their number of columns: whole sentences, single words, and spans by kind and severity. */
export const COLUMNS = { sentence: 1, word: 1, span: ADVERT_KINDS.length + 1 } as const;
export type Weighed = keyof typeof COLUMNS;
const SEVERITY = ADVERT_KINDS.length;

export type Weights = Record<Weighed, HashedWeights>;

/** The distinct hashes of features. */
export function hashesOf(features: (take: Take) => void): Set<number> {
  const hashes = new Set([hashOf(CONSTANT)]);
  features((feature) => hashes.add(hashOf(feature)));
  return hashes;
}

export class Model {
  readonly #tables: Record<Weighed, WeightTable>;

  constructor({ sentence, word, span }: Weights) {
    this.#tables = {
      sentence: new WeightTable(sentence, COLUMNS.sentence),
      word: new WeightTable(word, COLUMNS.word),
      span: new WeightTable(span, COLUMNS.span),
    };
  }

  /** Log-odds, one per column. */
  odds(weighed: Weighed, features: (take: Take) => void): number[] {
    return this.#tables[weighed].odds(hashesOf(features));
  }

  /** The likeliest kind of a span, and whether it excludes people. */
  kindOf(features: (take: Take) => void): { kind: AdvertKind; excludes: boolean } {
    const odds = this.odds('span', features);
    const kinds = odds.slice(0, SEVERITY);
    return { kind: ADVERT_KINDS[kinds.indexOf(Math.max(...kinds))]!, excludes: odds[SEVERITY]! >= 0 };
  }

  /** The log-odds of each kind of a span. */
  kindOdds(features: (take: Take) => void): Record<AdvertKind, number> {
    const odds = this.odds('span', features);
    return Object.fromEntries(ADVERT_KINDS.map((kind, at) => [kind, odds[at]!])) as Record<AdvertKind, number>;
  }
}
