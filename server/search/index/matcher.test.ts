import { expect, test } from 'vitest';
import { seededRandom } from '#test/fixtures/random.ts';
import type { Cursor } from '../../platform/db/keyset.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import { DocumentStore, type SearchDocument } from './document-store.ts';
import { Matcher } from './matcher.ts';
import { byRelevance } from './orders.ts';
import { pageOf } from './page.ts';
import { cursorOf } from './place.ts';

const DOCUMENTS = 6000;
const PAGE = 50;
const random = seededRandom(11);
const tagOf = (title: number, language: number) => 100 * title + language;

/** Documents with one of `titles` titles and one or two of three languages. Every third is boosted. */
function createStore(titles: number) {
  const create = (at: number): SearchDocument => {
    const title = 1 + random.upTo(titles);
    const languages = new Set([1 + random.upTo(3), 1 + random.upTo(3)]);
    return {
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      at: 1_767_225_600_000_000 + at * 1_000_000,
      isBoosted: random.upTo(3) === 0,
      tags: [...languages].map((language) => tagOf(title, language)),
      title,
      words: '',
      scores: null,
      excluded: [],
    };
  };
  const documents = Array.from({ length: DOCUMENTS }, (_, at) => create(at));
  const store = new DocumentStore();
  for (const one of documents) store.put(one);
  // Later changes: another title, a different boost, or deletion.
  for (let at = 0; at < DOCUMENTS; at += 7) store.put((documents[at] = create(at)));
  for (let at = 0; at < DOCUMENTS; at += 5) {
    store.drop(documents[at]!.id);
    documents[at] = { ...documents[at]!, tags: [] };
  }
  return { store, documents };
}

const planOf = (sets: number[][]): QueryPlan => ({
  groups: [],
  keywords: [],
  without: null,
  titledFirst: null,
  firstTitles: null,
  alternatives: [sets],
  words: [],
  filters: [],
});

test.each([
  ['few of many, one language', 100, [[tagOf(1, 1)], [tagOf(2, 1)], [tagOf(3, 1)]]],
  ['few of many, two languages', 100, [1, 2, 3, 4].map((title) => [tagOf(title, 1), tagOf(title, 2)])],
  ['many, one language', 3, [[tagOf(1, 1)], [tagOf(2, 1)]]],
  ['many, two languages', 3, [1, 2].map((title) => [tagOf(title, 1), tagOf(title, 3)])],
  ['nobody', 3, [[tagOf(9, 1)], [tagOf(9, 2), tagOf(9, 3)]]],
])('matches of several titles are counted and listed once, boosted first: %s', (_name, titles, sets) => {
  const { store, documents } = createStore(titles);
  const wanted = new Set(sets.flat());
  const expected = documents
    .filter(({ tags }) => tags.some((tag) => wanted.has(tag)))
    .toSorted((a, b) => Number(b.isBoosted) - Number(a.isBoosted) || b.at - a.at)
    .map(({ id }) => id);
  const matches = new Matcher(store).matchDisjoint(planOf(sets), { domains: [] });
  expect(matches.reduce((sum, { size }) => sum + size, 0)).toBe(expected.length);
  const found: string[] = [];
  let after: Cursor | undefined;
  for (let isMore = true; isMore;) {
    const page = pageOf(store, matches, byRelevance(store, null, matches), after, PAGE);
    found.push(...store.ids.list(page.slots));
    isMore = page.isMore;
    if (isMore) after = cursorOf(store, page.slots.at(-1)!, page.part);
  }
  expect(found).toEqual(expected);
});
