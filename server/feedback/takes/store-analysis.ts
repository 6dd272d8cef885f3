import type { Analysis } from '#contract/feedback/analysis.ts';
import { type PartName, SCORE_NAMES } from '#contract/values/feedback.ts';
import type { Context } from '../../platform/context.ts';
import { publishWith } from '../../platform/live/publish.ts';
import { followScores } from '../sharing/follow-scores.ts';

const PARTS: Record<PartName, string> = {
  rate: 'pace',
  articulation: 'articulation rate',
  pauseShare: 'share of pauses',
  meanPause: 'length of pauses',
  longPauses: 'number of long pauses',
  level: 'loudness',
  levelSpread: 'changes in loudness',
  steadiness: 'changes in pace',
  snr: 'distance from background noise',
  clipping: 'clipping',
};

/** Stores a result and updates what companies see of it. Does nothing if the talent has withdrawn the agreement in the meantime. */
export async function storeAnalysis(
  { db, env, clock, analyst }: Pick<Context, 'db' | 'env' | 'clock' | 'analyst'>,
  { id, talent_id }: { id: string; talent_id: string },
  analysis: Analysis,
) {
  const scores = analysis.outcome === 'scored' ? analysis.scores : null;
  await db.transaction().execute(async (trx) => {
    // Locks the video first, in the same order as starting an analysis, to avoid a deadlock.
    await trx.selectFrom('videos').select('id').where('id', '=', id).forUpdate().execute();
    await trx
      .updateTable('video_feedback')
      .set({
        processing_status: scores ? 'completed' : 'insufficient_speech',
        step: null,
        progress_percent: 100,
        attempted_version: analyst.version,
        analyst: analysis.analyst.name,
        analyst_version: analysis.analyst.version,
        analysis: JSON.stringify(analysis),
        score_communication: scores?.communication.value ?? null,
        score_confidence: scores?.confidence.value ?? null,
        score_clarity: scores?.clarity.value ?? null,
        feedback_summary: summarize(analysis),
        completed_at: clock(),
      })
      .where('video_id', '=', id)
      .execute();
    await followScores(trx, env, id);
    await publishWith(trx, talent_id, 'feedback_changed', { videoId: id });
  });
}

/**
 * The result in one or two sentences, for the stored `feedback_summary`: "Communication 8.0, confidence 8.8, clarity 7.7.
 * Lower: length of pauses." Screens phrase it in the reader's language.
 */
function summarize(analysis: Analysis): string {
  if (analysis.outcome === 'insufficient_speech') return 'There was too little speech to score.';
  const scores = SCORE_NAMES.map((name) => `${name} ${analysis.scores[name].value.toFixed(1)}`).join(', ');
  const result = `${scores[0]!.toUpperCase()}${scores.slice(1)}.`;
  const { advice } = analysis;
  return advice ? `${result} ${advice.change === 'raise' ? 'Raise' : 'Lower'}: ${PARTS[advice.part]}.` : result;
}
