import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { BiasAnalyses } from '../../platform/db/schema.gen.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { signText } from './audit-key.ts';

const FORMAT = 'closeup-bias-analysis-1';

/**
 * The signed record of an analysis as a JSON file. The signature covers the text of `record` as `JSON.stringify` writes it. The same
 * analysis gives the same bytes.
 */
function recordFile(env: Context['env'], row: Selectable<BiasAnalyses>) {
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
  };
  const signature = signText(env, JSON.stringify(record));
  return `${JSON.stringify({ record, signature }, null, 2)}\n`;
}

/** The record of anybody's analysis, for the operator; null if there is none. */
export async function findRecord({ db, env }: Pick<Context, 'db' | 'env'>, analysisId: string) {
  const row = await db.selectFrom('bias_analyses').selectAll().where('id', '=', analysisId).executeTakeFirst();
  return row ? recordFile(env, row) : null;
}

/** The record of one of the company's own analyses. @throws not_found */
export async function getRecord({ db, env }: Pick<Context, 'db' | 'env'>, { userId }: Viewer, analysisId: string) {
  const row = await db
    .selectFrom('bias_analyses')
    .selectAll()
    .where('id', '=', analysisId)
    .where('company_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw failure('not_found');
  return { file: recordFile(env, row) };
}
