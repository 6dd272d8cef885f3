/** How many people of a group applied, and how many were selected. */
export interface GroupCounts {
  applicants: number;
  selected: number;
}

export interface Interval {
  low: number;
  high: number;
}

/** The 97.5% point of the standard normal distribution. */
const Z = 1.959963984540054;

export const rateOf = ({ applicants, selected }: GroupCounts) => selected / applicants;

/** The 95% interval of a rate. Source: Wilson 1927; Newcombe 1998, method 3. */
export function rateInterval(group: GroupCounts): Interval {
  const { applicants: n } = group;
  const rate = rateOf(group);
  const middle = rate + (Z * Z) / (2 * n);
  const half = Z * Math.sqrt((rate * (1 - rate)) / n + (Z * Z) / (4 * n * n));
  const whole = 1 + (Z * Z) / n;
  return { low: Math.max(0, (middle - half) / whole), high: Math.min(1, (middle + half) / whole) };
}

/**
 * The 95% interval of the ratio of two rates, from the Wilson limits of both. Unlike Katz's logarithmic interval, it needs no
 * correction when none or all of a group are selected. Source: Donner and Zou 2012, MOVER-R.
 * @param best a group with at least one person selected
 */
export function ratioInterval(group: GroupCounts, best: GroupCounts): Interval {
  const [a, b] = [rateOf(group), rateOf(best)];
  const [ofA, ofB] = [rateInterval(group), rateInterval(best)];
  const lowA = ofA.low * (2 * a - ofA.low);
  const highA = ofA.high * (2 * a - ofA.high);
  const lowB = ofB.low * (2 * b - ofB.low);
  const highB = ofB.high * (2 * b - ofB.high);
  return {
    // The usual formula multiplied by its conjugate: highB may be 0, and a is 0 if no one in the group is selected.
    low: a === 0 ? 0 : lowA / (a * b + Math.sqrt((a * b) ** 2 - lowA * highB)),
    high: (a * b + Math.sqrt((a * b) ** 2 - highA * lowB)) / lowB,
  };
}

/** The group with the highest rate, which is the reference for the others; undefined if no one was selected. */
export function bestOf<Group extends GroupCounts>(groups: readonly Group[]): Group | undefined {
  const [first] = groups.toSorted((a, b) => rateOf(b) - rateOf(a));
  return first && first.selected > 0 ? first : undefined;
}
