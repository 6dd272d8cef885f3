import { createHash } from 'node:crypto';
import type { ImpactReport } from '#contract/fairness/impact.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';

/** The hash by which audit records name a report. */
export const reportHash = (report: string) => createHash('sha256').update(report).digest('hex');

/** Returns the report of a month, or the newest one, and the list of months. @throws not_found for a month without one */
export async function getImpact({ db }: Pick<Context, 'db'>, month?: string) {
  const row = await db
    .selectFrom('impact_reports')
    .select(['month', 'report'])
    .$if(month !== undefined, (query) => query.where('month', '=', month!))
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row && month !== undefined) throw failure('not_found');
  if (!row) return { report: null, sha256: null, earlier: null, later: null };
  const { earlier, later } = await db
    .selectFrom('impact_reports')
    .select(({ fn }) => [
      fn.max<string | null>('month').filterWhere('month', '<', row.month).as('earlier'),
      fn.min<string | null>('month').filterWhere('month', '>', row.month).as('later'),
    ])
    .executeTakeFirstOrThrow();
  return { report: JSON.parse(row.report) as ImpactReport, sha256: reportHash(row.report), earlier, later };
}
