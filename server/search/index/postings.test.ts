import { expect, test } from 'vitest';
import { seededRandom } from '#test/fixtures/random.ts';
import { eachSlot, Postings } from './postings.ts';
import { kept, marked, shared } from './sorted-lists.ts';

const SLOTS = 100_000;

/** Postings with about `size` slots, inserted in any order and some removed, with a Set of the same slots to compare. */
function create(size: number, isMarked: boolean) {
  const random = seededRandom(size);
  const [postings, expected] = [new Postings({ isMarked }), new Set<number>()];
  for (let made = 0; made < size; made++) {
    const slot = random.upTo(SLOTS - 1);
    postings.add(slot, SLOTS);
    expected.add(slot);
    if (made % 3 > 0) continue;
    const gone = random.upTo(SLOTS - 1);
    postings.remove(gone);
    expected.delete(gone);
  }
  return { postings, expected };
}

test.each([
  [200, true, 'short'],
  [2000, true, 'marked'],
  [2000, false, 'short'],
  [6000, true, 'bits'],
  [6000, false, 'bits'],
] as const)('%i slots, marked: %s, equal a set of the same slots (%s)', (size, isMarked, form) => {
  const { postings, expected } = create(size, isMarked);
  expect(postings.bits ? 'bits' : postings.marked ? 'marked' : 'short').toBe(form);
  const slots: number[] = [];
  eachSlot(postings, (slot) => void slots.push(slot));
  const ascending = [...expected].toSorted((a, b) => a - b);
  expect([postings.size, slots]).toEqual([expected.size, ascending]);
  const candidates = Uint32Array.from({ length: 500 }, (_, at) => at * 200 + (at % 7));
  const held = [...candidates].filter((slot) => expected.has(slot));
  expect([...kept(candidates, (slot) => postings.has(slot))]).toEqual(held);
  if (postings.marked) expect([...marked(candidates, postings.marked)]).toEqual(held);
  if (!postings.bits) expect([...shared(candidates, postings.list, postings.size)]).toEqual(held);
});
