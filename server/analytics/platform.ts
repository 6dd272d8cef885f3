import { type Kysely, sql } from 'kysely';
import type { Platform } from '#contract/analytics/analytics.ts';
import { POSITIONS_MAX } from '#contract/talents.ts';
import { CALL_SENTIMENTS, type CallSentiment } from '#contract/values/calls.ts';
import { BIAS_ALERT_SHARE, CONVERSION_LEVELS, LEAST_GROUP } from '#contract/values/product.ts';
import type { Context } from '../platform/context.ts';
import { hasDistinct, readCounters } from '../platform/db/counters.ts';
import type { DB } from '../platform/db/schema.gen.ts';

/** Returns platform-wide statistics from the counters that triggers maintain. */
export async function readPlatform({ db }: Pick<Context, 'db'>): Promise<Platform> {
  const [count, { rows }] = await Promise.all([readCounters(db), readGroups(db)]);
  const { hasScored, hasAsked } = rows[0]!;
  const [unlocks, talentProfiles] = [count('unlocks'), count('talents')];
  const conversionRate = (100 * unlocks) / (talentProfiles || 1);
  return {
    unlocks,
    talentProfiles,
    conversionRate,
    conversionLevel: levelOf(conversionRate),
    feedback: hasScored ? feedbackOf(count) : null,
    survey: hasAsked ? surveyOf(count) : null,
    calls: callsOf(count),
  };
}

/** Whether enough distinct talent share scores, and enough distinct companies have answered, to show either. */
const readGroups = (db: Kysely<DB>) =>
  sql<{ hasScored: boolean; hasAsked: boolean }>`
    SELECT (SELECT count(DISTINCT talent_id) >= ${LEAST_GROUP} FROM (
        SELECT p.talent_id FROM talent_search s JOIN talent_positions p ON p.id = s.position_id
        WHERE s.score_communication IS NOT NULL LIMIT ${sql.lit(LEAST_GROUP * POSITIONS_MAX)}) AS shared) AS "hasScored",
      ${hasDistinct(LEAST_GROUP, 'fairness_feedback', 'recruiter_id')} AS "hasAsked"`.execute(db);

/** @param rate in percent */
export function levelOf(rate: number): Platform['conversionLevel'] {
  if (rate >= CONVERSION_LEVELS.excellent) return 'excellent';
  return rate >= CONVERSION_LEVELS.good ? 'good' : 'needs_improvement';
}

const SCORES = ['communication', 'confidence', 'clarity'] as const;

type Count = Awaited<ReturnType<typeof readCounters>>;

function feedbackOf(count: Count): Platform['feedback'] {
  const positions = count('scores.communication.count');
  const scores = SCORES.map((name) => ({
    name,
    average: Math.round((10 * count(`scores.${name}.sum`)) / positions) / 10,
    bands: {
      low: count(`scores.${name}.low`),
      mid: count(`scores.${name}.mid`),
      high: count(`scores.${name}.high`),
    },
  }));
  return { positions, scores };
}

function surveyOf(count: Count): Platform['survey'] {
  const answers = count('survey.answers');
  const biasShare = count('survey.biased') / answers;
  const [standard, blind, same] = [count('survey.standard'), count('survey.blind'), count('survey.same')];
  return { answers, biasShare, isAlert: biasShare > BIAS_ALERT_SHARE, preferred: { standard, blind, same } };
}

/** Here the group size counts calls, since what must stay private is the result of a single call. */
function callsOf(count: Count): Platform['calls'] {
  const sentiments = Object.fromEntries(CALL_SENTIMENTS.map((of) => [of, count(`calls.${of}`)])) as Record<
    CallSentiment,
    number
  >;
  const analyzed = CALL_SENTIMENTS.reduce((sum, of) => sum + sentiments[of], 0);
  return analyzed < LEAST_GROUP ? null : { analyzed, sentiments };
}
