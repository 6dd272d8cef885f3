import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { reportHash } from '../impact/reports.ts';
import { signText } from './audit-key.ts';

const FORMAT = 'closeup-bias-analysis-1';

/** An analysis with the impact report that was the newest at the time. */
const analyses = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('bias_analyses as a')
    .leftJoin('impact_reports as i', 'i.month', 'a.impact_month')
    .selectAll('a')
    .select('i.report as impact_report');

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof analyses>['executeTakeFirst']>>>;

/**
 * The signed record of an analysis as a JSON file. The signature covers the text of `record` as `JSON.stringify` writes it. The same
 * analysis gives the same bytes.
 */
function recordFile(env: Context['env'], row: Row) {
  const { impact_month: month, impact_report: report } = row;
  const record = {
    format: FORMAT,
    id: row.id,
    createdAt: row.created_at.toISOString(),
    advert: { sha256: row.advert_sha256, verdict: row.advert_verdict, reader: row.reader },
    analyst: row.analyst,
    scorer: row.scorer,
    candidates: row.pool.map((positionId, index) => ({
      positionId,
      scoreWithDemographics: row.scores_with_demo[index],
      scoreBlind: row.scores_blind[index],
    })),
    // Last and only if present, so that older records keep their bytes.
    ...(month && report ? { impactReport: { month, sha256: reportHash(report) } } : {}),
  };
  const signature = signText(env, JSON.stringify(record));
  return `${JSON.stringify({ record, signature }, null, 2)}\n`;
}

/** The record of any account's analysis, for the operator; null if there is none. */
export async function findRecord(context: Pick<Context, 'db' | 'env'>, analysisId: string) {
  const row = await analyses(context).where('a.id', '=', analysisId).executeTakeFirst();
  return row ? recordFile(context.env, row) : null;
}

/** The record of one of the company's own analyses. @throws not_found */
export async function getRecord(context: Pick<Context, 'db' | 'env'>, { userId }: Viewer, analysisId: string) {
  const row = await analyses(context)
    .where('a.id', '=', analysisId)
    .where('a.company_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw failure('not_found');
  return { file: recordFile(context.env, row) };
}
