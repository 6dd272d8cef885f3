import { normalise, wordsOf } from './words.ts';

export type TermKind = 'title' | 'skill' | 'lang' | 'loc' | 'work' | 'flag' | 'years';

export interface Term {
  id: number;
  kind: TermKind;
  norm: string;
  label: string;
  /** The share of documents that carry the term, as of Postgres's last sample; 0 for rare and new terms. */
  frequency: number;
}

/** Every term that positions carry: hundreds to a few thousand strings, in memory. Terms are only ever added. */
export interface Dictionary {
  /** Approximate number of documents. */
  documents: number;
  /** Number of documents written since the frequencies were sampled. */
  writtenSince: number;
  /** The share of documents that are boosted. */
  boostedShare: number;
  /** The share of documents that carry each pair tag; rare pairs are missing. */
  pairFrequencies: ReadonlyMap<number, number>;
  /** Titles and skills, which a search text is matched against. */
  searched: readonly Term[];
  /** The terms that are filters. */
  counted: readonly Term[];
  /** The words of `searched`, with the terms that contain them. */
  words: ReadonlyMap<string, readonly Term[]>;
  /** Increases whenever terms are added. */
  readonly version: number;
  find(kind: TermKind, label: string): Term | undefined;
  get(id: number): Term | undefined;
  /** The largest id. */
  readonly lastId: number;
  add(terms: readonly Term[]): void;
}

/** Skills are searched by text only; every other kind is a filter with counts. */
export const isCounted = ({ kind }: Pick<Term, 'kind'>) => kind !== 'skill';

export function buildDictionary(terms: readonly Term[], documents: number): Dictionary {
  const searched: Term[] = [];
  const counted: Term[] = [];
  const words = new Map<string, Term[]>();
  let lastId = 0;
  const byName = new Map<string, Term>();
  const byId = new Map<number, Term>();
  let version = 0;
  const add = (added: readonly Term[]) => {
    for (const term of added) {
      lastId = Math.max(lastId, term.id);
      byName.set(`${term.kind} ${term.norm}`, term);
      byId.set(term.id, term);
      if (isCounted(term)) counted.push(term);
      if (term.kind !== 'title' && term.kind !== 'skill') continue;
      searched.push(term);
      for (const word of new Set(wordsOf(term.norm))) {
        const known = words.get(word);
        if (known) known.push(term);
        else words.set(word, [term]);
      }
    }
    version++;
  };
  add(terms);
  return {
    documents,
    writtenSince: 0,
    boostedShare: 0,
    pairFrequencies: new Map(),
    searched,
    counted,
    words,
    get version() {
      return version;
    },
    find: (kind, label) => byName.get(`${kind} ${normalise(label)}`),
    get: (id) => byId.get(id),
    get lastId() {
      return lastId;
    },
    add,
  };
}
