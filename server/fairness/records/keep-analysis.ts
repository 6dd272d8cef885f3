import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BiasAnalysis } from '#contract/fairness/analyses.ts';
import type { Context } from '../../platform/context.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** An analysis that isn't stored yet. */
export type Analyzed = Omit<BiasAnalysis, 'analysisId' | 'people'>;

/** Stores what an analysis compared and found, as evidence for later. The advert is stored only as a hash. */
export async function keepAnalysis(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: Pick<Viewer, 'userId'>,
  advert: string,
  analysis: Analyzed,
): Promise<BiasAnalysis> {
  const { rankings, analyst } = analysis;
  const { verdict, reader } = analysis.advert;
  const pool = rankings.map(({ candidate_id }) => candidate_id);
  const { id } = await db
    .insertInto('bias_analyses')
    .values({
      company_id: userId,
      advert_sha256: createHash('sha256').update(advert).digest('hex'),
      advert_verdict: verdict,
      reader: reader.version,
      analyst: analyst.version,
      scorer: analyst.scorer,
      pool,
      scores_with_demo: rankings.map(({ score_with_demo }) => score_with_demo),
      scores_blind: rankings.map(({ score_blind }) => score_blind),
      impact_month: (eb) => eb.selectFrom('impact_reports').select(({ fn }) => fn.max('month').as('newest')),
      created_at: clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { people } = await db
    .selectFrom('talent_positions')
    .select(({ fn }) => fn.count<number>('talent_id').distinct().as('people'))
    .where('id', '=', sql<string>`ANY(${pool}::uuid[])`)
    .executeTakeFirstOrThrow();
  return { ...analysis, analysisId: id, people: Number(people) };
}
