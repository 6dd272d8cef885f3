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

test.each([
  ['relevance', walksByRelevance([null], 0), 1],
  ['a score that nobody has', walksByScore('clarity', null), SCORE_PARTS + UNSCORED_PART],
])('a walk by %s goes on to the end of its last part', async (_order, walks, part) => {
  expect((await walkOrder(app.pool, walks, undefined)).map(({ id }) => id)).toEqual(NEWEST_FIRST);
  const [first, ...others] = await walkOrder(app.pool, walks, { ...BEFORE_ALL, part });
  expect([first, ...others].map((one) => one?.id)).toEqual(NEWEST_FIRST);
  expect(await walkOrder(app.pool, walks, first)).toEqual(others);
});
