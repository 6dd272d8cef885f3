import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RACES, type Race, SEXES, type Sex } from '#contract/values/categories.ts';
import { chance } from '#test/fixtures/random.ts';
import { bestOf, rateInterval, rateOf, ratioInterval } from './ratios.ts';
import { impactTables } from './tables.ts';

interface Figures {
  groups: { group: string[]; applicants: number; rate: number; ratio: number }[];
  lowestRatio: number;
  difference: number;
  parityRatio: number;
}
interface Pool {
  counts: [sex: Sex, race: Race, applicants: number, selected: number][];
  sex: Figures;
  race: Figures;
  both: Figures;
}
/** Computed by Fairlearn itself: see rates_by_fairlearn.py in the same folder. */
const pools = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/impact/rates.json', import.meta.url), 'utf8'),
) as Pool[];
const peopleOf = (counts: Pool['counts']) =>
  counts.flatMap(([sex, race, applicants, selected]) =>
    Array.from({ length: applicants }, (_, index) => ({ sex, race, isSelected: index < selected })),
  );

test.each(pools.map((pool, index) => [index + 1, pool] as const))('pool %i matches Fairlearn’s figures', (_, pool) => {
  const tables = impactTables(peopleOf(pool.counts));
  for (const name of ['sex', 'race', 'both'] as const) {
    const { groups, lowestRatio, difference, parityRatio } = pool[name];
    const table = tables[name];
    expect(table).toHaveLength(groups.length);
    for (const { group, applicants, rate, ratio } of groups) {
      const own = table.find(({ sex, race }) => [sex, race].filter(Boolean).join() === group.join())!;
      expect(own.counts!.applicants).toBe(applicants);
      expect(Math.abs(own.counts!.rate - rate)).toBeLessThan(1e-9);
      expect(Math.abs(own.ratio! - ratio)).toBeLessThan(1e-9);
    }
    const rates = table.map(({ counts }) => counts!.rate);
    expect(Math.abs(Math.max(...rates) - Math.min(...rates) - difference)).toBeLessThan(1e-9);
    const lowest = Math.min(...table.map(({ ratio }) => ratio!));
    expect(Math.abs(lowest - lowestRatio)).toBeLessThan(1e-9);
    expect(Math.abs(lowest - parityRatio)).toBeLessThan(1e-9);
  }
});

describe('a group', () => {
  const people = peopleOf([
    ['male', 'white', 2000, 800],
    ['female', 'white', 2000, 1000],
    ['male', 'asian', 35, 35],
    ['female', 'asian', 35, 20],
    ['male', 'black_or_african_american', 20, 20],
    ['female', 'black_or_african_american', 900, 450],
  ]);
  const { sex, race, both } = impactTables(people);
  const of = (name: Race) => race.find((group) => group.race === name)!;

  test('has applicants, selected, rate and ratio; the group with the highest rate is the reference', () => {
    const [male, female] = sex;
    expect(male).toMatchObject({ counts: { applicants: 2055, selected: 855 }, ratioInterval: expect.anything() });
    expect(female).toMatchObject({ counts: { applicants: 2935, selected: 1470 }, ratio: 1, ratioInterval: null });
    expect(male!.ratio).toBe(855 / 2055 / (1470 / 2935));
  });
  test('under 2% of the data is shown, but is excluded from the ratios', () => {
    expect(of('asian')).toMatchObject({ counts: { applicants: 70 }, isExcluded: true, ratio: null });
    expect(of('black_or_african_american').ratio).toBe(1);
  });
  test('that is withheld has no numbers at all', () => {
    const hidden = { counts: null, isExcluded: false, ratio: null, ratioInterval: null };
    expect(of('two_or_more')).toEqual({ sex: null, race: 'two_or_more', ...hidden });
    expect(both.find((one) => one.sex === 'male' && one.race === 'black_or_african_american')).toMatchObject(hidden);
    expect(both.find((one) => one.sex === 'female' && one.race === 'black_or_african_american')).toMatchObject(hidden);
  });
});

test('has no ratio if no one is selected, and no numbers if there is no one', () => {
  const none = peopleOf(SEXES.map((sex) => [sex, 'white', 40, 0]));
  expect(impactTables(none).sex).toMatchObject([{ counts: { rate: 0 }, ratio: null }, { ratio: null }]);
  const all = Object.values(impactTables([])).flat();
  expect([all.length, all.every(({ counts }) => counts === null)]).toEqual([SEXES.length * 8 + RACES.length, true]);
});

describe('intervals', () => {
  test('of a rate are those of Wilson: 81 of 263 is 0.2553 to 0.3662 (Newcombe 1998, table I)', () => {
    const { low, high } = rateInterval({ applicants: 263, selected: 81 });
    expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.2553', '0.3662']);
  });
  test('of a ratio contain the true value in about 95 of 100 samples', () => {
    const random = chance(95);
    const sample = (applicants: number, rate: number) => {
      let selected = 0;
      for (let person = 0; person < applicants; person++) if (random() < rate) selected++;
      return { applicants, selected };
    };
    for (const [sizes, rates] of [
      [
        [30, 30],
        [0.3, 0.5],
      ],
      [
        [30, 300],
        [0.05, 0.4],
      ],
      [
        [200, 90],
        [0.48, 0.52],
      ],
    ] as const) {
      const made = 4000;
      let held = 0;
      for (let index = 0; index < made; index++) {
        const [group, best] = [sample(sizes[0], rates[0]), sample(sizes[1], rates[1])];
        const { low, high } = ratioInterval(group, best);
        if (low <= rates[0] / rates[1] && rates[0] / rates[1] <= high) held++;
      }
      expect([rates, held / made > 0.94, held / made < 0.985]).toEqual([rates, true, true]);
    }
  });
  test('of a ratio contain it, even when none or all are selected', () => {
    for (const [a, b] of [
      [0, 30],
      [30, 30],
      [0, 1],
      [15, 16],
      [1, 30],
    ] as const) {
      const [group, best] = [
        { applicants: 30, selected: a },
        { applicants: 30, selected: b },
      ];
      const { low, high } = ratioInterval(group, best);
      const ratio = rateOf(group) / rateOf(best);
      expect([a, b, low <= ratio, ratio <= high, low >= 0, Number.isFinite(high)]).toEqual([
        a,
        b,
        true,
        true,
        true,
        true,
      ]);
    }
    expect(bestOf([{ applicants: 30, selected: 0 }])).toBeUndefined();
  });
});
