import { stringify } from 'csv-stringify/sync';
import type { ImpactGroup, ImpactReport } from '#contract/fairness/impact.ts';
import { IMPACT_MEASURES, type Race, type Sex } from '#contract/values/categories.ts';
import { cellText } from '#contract/spreadsheet.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { getImpact } from './reports.ts';

const SEX_NAMES: Record<Sex, string> = { male: 'Male', female: 'Female' };
const RACE_NAMES: Record<Race, string> = {
  hispanic_or_latino: 'Hispanic or Latino',
  white: 'White',
  black_or_african_american: 'Black or African American',
  native_hawaiian_or_pacific_islander: 'Native Hawaiian or Pacific Islander',
  asian: 'Asian',
  american_indian_or_alaska_native: 'American Indian or Alaska Native',
  two_or_more: 'Two or More Races',
};
const TABLES = { sex: 'Sex', race: 'Race/Ethnicity', both: 'Race/Ethnicity and sex' } as const;
const MEASURES = { selection: 'Selection rate', scoring: 'Scoring rate' } as const;
const COLUMNS = [
  'Month',
  'Rate',
  'Table',
  'Category',
  '# of applicants',
  '# selected or scored above the median',
  'Selection or scoring rate',
  'Rate 95% low',
  'Rate 95% high',
  'Impact ratio',
  'Ratio 95% low',
  'Ratio 95% high',
  'Remark',
];

/** Returns the report of a month as CSV (RFC 4180, UTF-8 with a byte order mark), and records the export. @throws not_found */
export async function exportImpact({ db }: Pick<Context, 'db'>, admin: Viewer, month: string): Promise<File> {
  const { report } = await getImpact({ db }, month);
  if (!report) throw failure('not_found');
  await recordEvent(db, { kind: 'impact_exported', actorId: admin.userId, address: admin.address, details: { month } });
  const csv = stringify([COLUMNS, ...rowsOf(report)], {
    quoted: true,
    cast: { string: cellText },
    record_delimiter: 'windows',
  });
  return new File([`\uFEFF${csv}`], `impact-ratios-${month}.csv`, { type: 'text/csv; charset=utf-8' });
}

function rowsOf({ month, tables, unknown }: ImpactReport) {
  return IMPACT_MEASURES.flatMap((measure) =>
    (['sex', 'race', 'both'] as const).flatMap((table) => [
      ...tables[measure][table].map((group) => [month, MEASURES[measure], TABLES[table], ...cellsOf(group)]),
      [month, MEASURES[measure], TABLES[table], 'Unknown', unknown, ...Array<string>(8).fill('')],
    ]),
  );
}

const cellsOf = ({ sex, race, counts, isExcluded, ratio, ratioInterval }: ImpactGroup) => [
  [race && RACE_NAMES[race], sex && SEX_NAMES[sex]].filter(Boolean).join(', '),
  counts?.applicants,
  counts?.selected,
  counts?.rate,
  counts?.rateInterval.low,
  counts?.rateInterval.high,
  ratio,
  ratioInterval?.low,
  ratioInterval?.high,
  counts === null ? 'Too few to show' : isExcluded ? 'Under 2% of the data' : '',
];
