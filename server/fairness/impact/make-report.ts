import type { ImpactReport } from '#contract/fairness/impact.ts';
import { UNDISCLOSED } from '#contract/values/categories.ts';
import type { Context } from '../../platform/context.ts';
import { SCORER } from '../../search/matching/weights.ts';
import { NOTICE_VERSION, unsealCategories } from '../categories/declared-categories.ts';
import { medianOf } from '../ranks.ts';
import { type Applicant, assessTalent } from './assess.ts';
import { impactTables } from './tables.ts';

type ReportContext = Pick<Context, 'db' | 'pool' | 'env' | 'clock'>;

/** Creates the report of this UTC month, unless it exists or no campaign is open. Reports are immutable. */
export async function makeImpactReport(context: ReportContext) {
  const { db, clock } = context;
  const month = clock().toISOString().slice(0, 7);
  const made = await db.selectFrom('impact_reports').select('month').where('month', '=', month).executeTakeFirst();
  if (made) return;
  const { campaigns, applicants } = await assessTalent(context);
  if (campaigns === 0) return;
  const report = await reportOn(context, { month, campaigns, applicants });
  await db
    .insertInto('impact_reports')
    .values({ month, report: JSON.stringify(report), created_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function reportOn(
  { db, env, clock }: ReportContext,
  { month, campaigns, applicants }: { month: string; campaigns: number; applicants: Applicant[] },
): Promise<ImpactReport> {
  const rows = await db
    .selectFrom('declared_categories')
    .select(['talent_id', 'sealed'])
    .where('notice_version', '=', NOTICE_VERSION)
    .execute();
  const declared = new Map(rows.map(({ talent_id, sealed }) => [talent_id, unsealCategories(env, sealed)]));
  const medianScore = medianOf(applicants.map(({ score }) => score));
  const known = applicants.flatMap(({ talentId, score, isMatched }) => {
    const own = declared.get(talentId);
    if (!own || own.sex === UNDISCLOSED || own.race === UNDISCLOSED) return [];
    return [{ sex: own.sex, race: own.race, isMatched, isAboveMedian: score > medianScore }];
  });
  const tablesBy = (decision: 'isMatched' | 'isAboveMedian') =>
    impactTables(known.map((one) => ({ ...one, isSelected: one[decision] })));
  return {
    month,
    computedAt: clock().toISOString(),
    scorer: SCORER.version,
    campaigns,
    applicants: applicants.length,
    unknown: applicants.length - known.length,
    medianScore,
    tables: {
      selection: tablesBy('isMatched'),
      scoring: tablesBy('isAboveMedian'),
    },
  };
}
