import type { Reason } from '#contract/campaigns/reasons.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import type { Asked } from './asked.ts';
import { type Offered, type Outcome, single } from './outcome.ts';
import { comparePlaces, readPlaces } from './places.ts';
import { PARTLY } from './weights.ts';

/** The outcome of a criterion that has no named requirements, with the facts behind it. */
type Compared = [Outcome, Partial<Omit<Reason, 'part'>>];

/** Marks a criterion that the talent left blank. It counts as not met, so that filling it in never lowers a score. */
export const unstatedIf = (value: unknown) => (value === null ? { isUnstated: true } : {});

const shared = (share: number): Outcome => ({ met: [], partly: [], missing: [], share });

export const compareYears = (asked: number, has: number | null): Compared => [
  shared(Math.min(1, (has ?? 0) / asked)),
  { years: { asked, has }, ...unstatedIf(has) },
];

/** Met where the person lives, and anywhere if both the campaign and the person are remote; partly met elsewhere in the country. */
export function comparePlace(
  { text, read }: NonNullable<Asked['place']>,
  workType: Asked['workType'],
  { city, country, workType: own }: Pick<Offered, 'city' | 'country' | 'workType'>,
): Compared {
  const lives = [city, country].filter((place) => place !== null).join(', ');
  const where = read ? comparePlaces(read, readPlaces(lives)) : 'elsewhere';
  if (where === 'there') return [single(text, 'met'), {}];
  if (workType === 'remote' && own === 'remote') return [single(text, 'met'), { isRemote: true }];
  return [single(text, where === 'country' ? 'partly' : 'missing'), unstatedIf(lives || null)];
}

/** Met when the offered range reaches what the person asks for; partly met when the range has no upper end. */
export function compareSalary({ least, most }: NonNullable<Asked['salary']>, wants: number | null): Compared {
  const isMet = wants !== null && wants <= (most ?? least!);
  const share = isMet ? 1 : wants !== null && most === null ? PARTLY : 0;
  return [shared(share), unstatedIf(wants)];
}

/** How many days late a person may be available and still meet the criterion in part. */
const LATE_DAYS = 30;

export function compareAvailability(asked: string, from: string | null): Compared {
  const late = from === null ? Infinity : (Date.parse(from) - Date.parse(asked)) / DAY_MS;
  return [
    shared(late <= 0 ? 1 : late <= LATE_DAYS ? PARTLY : 0),
    { availability: { asked, from }, ...unstatedIf(from) },
  ];
}
