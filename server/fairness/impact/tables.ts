import type { ImpactGroup, ImpactTables } from '#contract/fairness/impact.ts';
import { IMPACT_SHARE_MIN, RACES, type Race, SEXES, type Sex } from '#contract/values/categories.ts';
import { chooseShown } from './hold-back.ts';
import { bestOf, type GroupCounts, rateInterval, rateOf, ratioInterval } from './ratios.ts';

/** A person who declared both categories. */
export interface Counted {
  sex: Sex;
  race: Race;
  isSelected: boolean;
}

interface Group extends GroupCounts {
  sex: Sex | null;
  race: Race | null;
  isShown: boolean;
}

/**
 * Returns the tables by sex, by race and ethnicity, and by both. Each table counts the same people, so that subtracting one
 * from another reveals nothing. Source: 6 RCNY § 5-301; the rates are Fairlearn's `selection_rate` by group.
 */
export function impactTables(people: readonly Counted[]): ImpactTables {
  const count = (sex: Sex | null, race: Race | null): GroupCounts => {
    const group = people.filter((one) => (sex ?? one.sex) === one.sex && (race ?? one.race) === one.race);
    return { applicants: group.length, selected: group.filter(({ isSelected }) => isSelected).length };
  };
  const shown = chooseShown(SEXES.map((sex) => RACES.map((race) => count(sex, race).applicants)));
  const groupOf = (sex: Sex | null, race: Race | null, isShown: boolean): Group => ({
    sex,
    race,
    isShown,
    ...count(sex, race),
  });
  return {
    sex: tableOf(
      SEXES.map((sex) => groupOf(sex, null, shown.sex)),
      people.length,
    ),
    race: tableOf(
      RACES.map((race, index) => groupOf(null, race, shown.race[index]!)),
      people.length,
    ),
    both: tableOf(
      SEXES.flatMap((sex) => RACES.map((race, index) => groupOf(sex, race, shown.both[index]!))),
      people.length,
    ),
  };
}

function tableOf(groups: readonly Group[], all: number): ImpactGroup[] {
  const isExcluded = ({ isShown, applicants }: Group) => isShown && applicants < all * IMPACT_SHARE_MIN;
  const best = bestOf(groups.filter((group) => group.isShown && !isExcluded(group)));
  return groups.map((group) => {
    const { sex, race, isShown, applicants, selected } = group;
    const compared = isShown && !isExcluded(group) ? best : undefined;
    return {
      sex,
      race,
      counts: isShown ? { applicants, selected, rate: rateOf(group), rateInterval: rateInterval(group) } : null,
      isExcluded: isExcluded(group),
      ratio: compared ? rateOf(group) / rateOf(compared) : null,
      ratioInterval: compared && compared !== group ? ratioInterval(group, compared) : null,
    };
  });
}
