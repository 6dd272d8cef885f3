import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cursor } from '../../platform/db/keyset.ts';
import { scorePart } from '../flags.ts';
import { DocumentStore, type SearchDocument } from './document-store.ts';
import { byScore } from './orders.ts';
import { pageOf } from './page.ts';
import { cursorOf } from './place.ts';
import type { Matches } from './postings.ts';

const score = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
const document = fc.record({
  id: fc.uuid({ version: 4 }),
  at: fc.integer({ min: 1, max: 40 }).map((second) => 1_767_225_600_000_000 + second * 1_000_000),
  isBoosted: fc.boolean(),
  tags: fc.constant([1]),
  title: fc.constant(1),
  words: fc.constant(''),
  excluded: fc.constant([]),
  scores: fc.option(fc.record({ communication: score, confidence: score, clarity: score })),
});

/** Half of the documents, as bits. */
function someOf(store: DocumentStore, documents: readonly SearchDocument[]): Matches {
  const chosen = documents.filter((_document, at) => at % 2 === 0).map(({ id }) => store.ids.find(id));
  const bits = new Uint32Array(8);
  for (const slot of chosen) bits[slot >>> 5]! |= 1 << (slot & 31);
  return { size: chosen.length, list: null, bits };
}

test('pages by score hold every match once and in order, whether matches are counted by score or looked up by score', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(document, { minLength: 1, maxLength: 120, selector: ({ id }) => id }),
      fc.constantFrom(0, 1000),
      fc.integer({ min: 0, max: 30 }),
      (documents, countedMax, changes) => {
        const store = new DocumentStore();
        for (const one of documents) store.put(one);
        for (let at = 0; at < Math.min(changes, documents.length); at++) {
          documents[at] = { ...documents[at]!, scores: documents.at(-1 - at)!.scores, isBoosted: at % 3 === 0 };
          store.put(documents[at]!);
        }
        const matches = someOf(store, documents);
        const expected = documents
          .filter((_document, at) => at % 2 === 0)
          .toSorted(
            (a, b) =>
              Number(b.isBoosted) - Number(a.isBoosted) ||
              scorePart(a.scores && a.scores.clarity) - scorePart(b.scores && b.scores.clarity) ||
              b.at - a.at ||
              (a.id < b.id ? 1 : -1),
          )
          .map(({ id }) => id);
        const found: string[] = [];
        let after: Cursor | undefined;
        for (let isMore = true; isMore;) {
          const page = pageOf(store, [matches], byScore(store, 'clarity', matches, countedMax), after, 7);
          found.push(...page.slots.map((slot) => store.ids.get(slot)));
          isMore = page.isMore;
          if (isMore) after = cursorOf(store, page.slots.at(-1)!, page.part);
        }
        expect(found).toEqual(expected);
      },
    ),
    { numRuns: 400 },
  );
});
