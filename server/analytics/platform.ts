import { sql } from 'kysely';
import { type Platform, SCORE_BANDS } from '#contract/analytics/analytics.ts';
import { CALL_SENTIMENTS, type CallSentiment } from '#contract/values/calls.ts';
import { BIAS_ALERT_SHARE, CONVERSION_LEVELS, LEAST_GROUP } from '#contract/values/product.ts';
import type { Context } from '../platform/context.ts';

/** Returns platform-wide statistics, one query for each group. */
export async function readPlatform(context: Pick<Context, 'db'>): Promise<Platform> {
  const [conversion, feedback, survey, calls] = await Promise.all([
    readConversion(context),
    readFeedback(context),
    readSurvey(context),
    readCalls(context),
  ]);
  return { ...conversion, feedback, survey, calls };
}

async function readConversion({ db }: Pick<Context, 'db'>) {
  const { rows } = await sql<{ unlocks: number; talentProfiles: number }>`
    SELECT (SELECT count(*) FROM unlocked_contacts) AS unlocks, (SELECT count(*) FROM talent_profiles) AS "talentProfiles"
  `.execute(db);
  const { unlocks, talentProfiles } = rows[0]!;
  const conversionRate = (100 * unlocks) / (talentProfiles || 1);
  return { unlocks, talentProfiles, conversionRate, conversionLevel: levelOf(conversionRate) };
}

/** @param rate in percent */
export function levelOf(rate: number): Platform['conversionLevel'] {
  if (rate >= CONVERSION_LEVELS.excellent) return 'excellent';
  return rate >= CONVERSION_LEVELS.good ? 'good' : 'needs_improvement';
}

const SCORES = ['communication', 'confidence', 'clarity'] as const;

async function readFeedback({ db }: Pick<Context, 'db'>): Promise<Platform['feedback']> {
  const columns = SCORES.map((name) => {
    const score = sql.ref(`s.score_${name}`);
    return sql`jsonb_build_object('name', ${sql.lit(name)}, 'average', round(avg(${score})::numeric, 1)::float8, 'bands', jsonb_build_object(
      'low', count(*) FILTER (WHERE ${score} <= ${sql.lit(SCORE_BANDS.low)}),
      'mid', count(*) FILTER (WHERE ${score} > ${sql.lit(SCORE_BANDS.low)} AND ${score} <= ${sql.lit(SCORE_BANDS.mid)}),
      'high', count(*) FILTER (WHERE ${score} > ${sql.lit(SCORE_BANDS.mid)})))`;
  });
  type Scores = NonNullable<Platform['feedback']>['scores'];
  const { rows } = await sql<{ people: number; positions: number; scores: Scores }>`
    SELECT count(DISTINCT p.talent_id) AS people, count(*) AS positions, jsonb_build_array(${sql.join(columns)}) AS scores
    FROM talent_search s JOIN talent_positions p ON p.id = s.position_id WHERE s.score_communication IS NOT NULL`.execute(
    db,
  );
  const { people, positions, scores } = rows[0]!;
  return people < LEAST_GROUP ? null : { positions, scores };
}

async function readSurvey({ db }: Pick<Context, 'db'>): Promise<Platform['survey']> {
  const { rows } = await sql<Record<'companies' | 'answers' | 'biased' | 'standard' | 'blind' | 'same', number>>`
    SELECT count(DISTINCT recruiter_id) AS companies, count(*) AS answers, count(*) FILTER (WHERE bias_detected) AS biased,
      count(*) FILTER (WHERE preferred_ranking = 'standard') AS standard,
      count(*) FILTER (WHERE preferred_ranking = 'blind') AS blind,
      count(*) FILTER (WHERE preferred_ranking = 'same') AS same
    FROM fairness_feedback`.execute(db);
  const { companies, answers, biased, standard, blind, same } = rows[0]!;
  if (companies < LEAST_GROUP) return null;
  const biasShare = biased / answers;
  return { answers, biasShare, isAlert: biasShare > BIAS_ALERT_SHARE, preferred: { standard, blind, same } };
}

/** The group is made of calls, since what is hidden is how a single one went. */
async function readCalls({ db }: Pick<Context, 'db'>): Promise<Platform['calls']> {
  const rows = await db
    .selectFrom('demo_call_feedback')
    .select(({ fn }) => ['sentiment', fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('sentiment')
    .execute();
  const count = (of: CallSentiment) => rows.find(({ sentiment }) => sentiment === of)?.count ?? 0;
  const sentiments = Object.fromEntries(CALL_SENTIMENTS.map((of) => [of, count(of)])) as Record<CallSentiment, number>;
  const analyzed = rows.reduce((sum, row) => sum + row.count, 0);
  return analyzed < LEAST_GROUP ? null : { analyzed, sentiments };
}
