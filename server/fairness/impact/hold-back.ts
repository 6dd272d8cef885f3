import { IMPACT_GROUP_MIN } from '#contract/values/categories.ts';

/** Number of people by sex (rows) and race or ethnicity (columns). */
export type Cells = readonly (readonly number[])[];

/** Which groups a report shows. */
interface Shown {
  /** Whether the table by sex is shown: its two groups, or neither. */
  sex: boolean;
  /** By race or ethnicity. */
  race: readonly boolean[];
  /** By both: the races for which both sexes are shown. */
  both: readonly boolean[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const isEnough = (size: number) => size >= IMPACT_GROUP_MIN;

/**
 * Chooses the groups to show, so that subtracting them from each other, from the totals, or one table from another yields no
 * one or at least 30 people. A race is split by sex only if both of its groups are shown: then the only derivable sums of
 * withheld cells are its rows, its columns and their remainder.
 */
export function chooseShown(cells: Cells): Shown {
  const byRace = cells[0]!.map((_, race) => sum(cells.map((row) => row[race]!)));
  const sex = cells.every((row) => isEnough(sum(row)));
  const race = holdBack(byRace.map(isEnough), byRace, [byRace]);
  const isRaceShown = race.filter(Boolean).length > 1;
  const isPairShown = (index: number) => sex && race[index]! && cells.every((row) => isEnough(row[index]!));
  return {
    sex,
    race: race.map((one) => one && isRaceShown),
    both: holdBack(
      byRace.map((_, index) => isRaceShown && isPairShown(index)),
      byRace,
      cells,
    ),
  };
}

/** Also withholds the smallest groups, until the withheld sum of each line is zero or large enough. */
function holdBack(first: boolean[], sizes: readonly number[], lines: Cells): boolean[] {
  let shown = first;
  const isExposed = (line: readonly number[]) => {
    const rest = sum(line.filter((_, index) => !shown[index]));
    return rest > 0 && !isEnough(rest);
  };
  while (shown.includes(true) && lines.some(isExposed)) {
    const smallest = Math.min(...sizes.filter((_, index) => shown[index]));
    shown = shown.with(
      shown.findIndex((one, index) => one && sizes[index] === smallest),
      false,
    );
  }
  return shown;
}
