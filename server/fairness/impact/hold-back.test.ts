import { describe, expect, test } from 'vitest';
import { IMPACT_GROUP_MIN, RACES, SEXES } from '#contract/values/categories.ts';
import { chance } from '#test/fixtures/random.ts';
import { type Cells, chooseShown } from './hold-back.ts';

const CELLS = SEXES.length * RACES.length;
const shownOf = (male: number[], female: number[]) => chooseShown([male, female]);

describe('groups of fewer than 30 people', () => {
  test('are withheld, along with the smallest other group if they could be calculated otherwise', () => {
    const { sex, race, both } = shownOf([90, 80, 70, 10, 60, 50, 40], [90, 80, 70, 12, 60, 50, 40]);
    expect(sex).toBe(true);
    // 22 people of one race alone could be calculated by subtracting from the total, so the next smallest race is withheld too.
    expect(race).toEqual([true, true, true, false, true, true, false]);
    expect(both).toEqual([true, true, true, false, true, true, false]);
  });

  test('withhold both sexes, and with them every table by sex', () => {
    const { sex, race, both } = shownOf([60, 60, 0, 0, 0, 0, 0], [20, 9, 0, 0, 0, 0, 0]);
    expect([sex, race[0], both.includes(true)]).toEqual([false, true, false]);
  });

  test("withhold the only other group, since one group alone can't be compared", () => {
    expect(shownOf([60, 2, 0, 0, 0, 0, 0], [60, 2, 0, 0, 0, 0, 0]).race.includes(true)).toBe(false);
  });
});

test('no set of fewer than 30 people can be calculated from the reports of 300 random platforms', () => {
  const random = chance(30);
  let shown = 0;
  let heldBack = 0;
  for (let made = 0; made < 300; made++) {
    const spread = [20, 60, 120, 400][made % 4]!;
    const size = () => (random() < 0.15 ? 0 : Math.floor(random() ** 2 * spread));
    const cells = SEXES.map(() => RACES.map(size));
    expect([cells, smallestCalculable(cells)]).toEqual([cells, null]);
    const chosen = chooseShown(cells).both;
    shown += chosen.filter(Boolean).length;
    heldBack += chosen.filter((one) => !one).length;
  }
  expect([shown > 100, heldBack > 100]).toEqual([true, true]);
});

/**
 * The size of the smallest non-empty set of fewer than 30 people whose count can be derived from the total and the groups
 * shown; null if there is none.
 */
function smallestCalculable(cells: Cells): number | null {
  const { sex, race, both } = chooseShown(cells);
  const known = [vectorOf(() => true)];
  SEXES.forEach((_, row) => sex && known.push(vectorOf((one) => one === row)));
  RACES.forEach((_, column) => race[column] && known.push(vectorOf((_row, one) => one === column)));
  SEXES.forEach((_, row) =>
    RACES.forEach((__, column) => both[column] && known.push(vectorOf((r, c) => r === row && c === column))),
  );
  const basis = orthonormal(known);
  const sizes = cells.flat();
  let smallest: number | null = null;
  for (let bits = 1; bits < 2 ** CELLS; bits++) {
    let size = 0;
    for (let cell = 0; cell < CELLS; cell++) if (bits & (1 << cell)) size += sizes[cell]!;
    if (size === 0 || size >= IMPACT_GROUP_MIN) continue;
    if (isSpanned(basis, bits)) smallest = Math.min(smallest ?? size, size);
  }
  return smallest;
}

const vectorOf = (has: (row: number, column: number) => boolean) =>
  SEXES.flatMap((_, row) => RACES.map((__, column) => (has(row, column) ? 1 : 0)));

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, one, index) => sum + one * b[index]!, 0);

/** An orthonormal basis of the vectors' span (Gram-Schmidt). */
function orthonormal(vectors: readonly number[][]): number[][] {
  const basis: number[][] = [];
  for (const vector of vectors) {
    let rest = vector;
    for (const one of basis) {
      const share = dot(vector, one);
      rest = rest.map((value, index) => value - share * one[index]!);
    }
    const length = Math.sqrt(dot(rest, rest));
    if (length > 1e-9) basis.push(rest.map((value) => value / length));
  }
  return basis;
}

/** Whether a set of cells can be derived by adding and subtracting known counts: its vector lies in their span. */
function isSpanned(basis: readonly number[][], bits: number): boolean {
  let cells = 0;
  let spanned = 0;
  for (let cell = 0; cell < CELLS; cell++) if (bits & (1 << cell)) cells++;
  for (const one of basis) {
    let share = 0;
    for (let cell = 0; cell < CELLS; cell++) if (bits & (1 << cell)) share += one[cell]!;
    spanned += share * share;
  }
  return Math.abs(cells - spanned) < 1e-6;
}
