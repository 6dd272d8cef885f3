import { expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import { createFoundTalent } from '#test/fixtures/factories.ts';
import { SCORE_PARTS, UNSCORED_PART } from '../flags.ts';
import { walkOrder, walksByRelevance, walksByScore } from './walks.ts';

const app = await createTestContext();
const PEOPLE = 3;
const positionIds: string[] = [];
for (let person = 0; person < PEOPLE; person++) positionIds.push((await createFoundTalent(app)).positionId);
const NEWEST_FIRST = positionIds.toReversed();

const BEFORE_ALL = { at: '9999-12-31T00:00:00Z', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

test('a walk checks frequent tags on the rows it reads, looks up rare ones, and finds the same results', async () => {
  const { rows } = await app.pool.query<{ tags: number[] }>('SELECT tags[1:1] AS tags FROM talent_search LIMIT 1');
  const condition = { indexed: [rows[0]!.tags], checked: null, further: [] };
  const frequent = walksByRelevance([{ ...condition, share: 0.5 }], 1000);
  const rare = walksByRelevance([{ ...condition, share: 0.0001 }], 1000);
  expect(frequent.map(({ condition: sql }) => sql.includes('IS TRUE'))).toEqual([true, true]);
  expect(rare.map(({ condition: sql }) => sql.includes('&&'))).toEqual([true, true]);
  const found = await walkOrder(app.pool, frequent, undefined);
  expect(found.map(({ id }) => id)).toEqual(NEWEST_FIRST);
  expect(await walkOrder(app.pool, rare, undefined)).toEqual(found);
});

test('boosted documents are looked up if hardly any of them would match', () => {
  const some = { indexed: [[1]], checked: null, further: [], share: 0.01 };
  expect(walksByRelevance([some], 100).map(({ condition }) => condition.includes('IS TRUE'))).toEqual([false, true]);
});

test.each([
  ['relevance', walksByRelevance([null], 0), 1],
  ['a score that nobody has', walksByScore('clarity', null), SCORE_PARTS + UNSCORED_PART],
])('a walk by %s continues to the end of its last part', async (_order, walks, part) => {
  expect((await walkOrder(app.pool, walks, undefined)).map(({ id }) => id)).toEqual(NEWEST_FIRST);
  const [first, ...others] = await walkOrder(app.pool, walks, { ...BEFORE_ALL, part });
  expect([first, ...others].map((one) => one?.id)).toEqual(NEWEST_FIRST);
  expect(await walkOrder(app.pool, walks, first)).toEqual(others);
});
