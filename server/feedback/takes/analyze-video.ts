import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ANALYSIS_STEPS, type AnalysisStep } from '#contract/values/feedback.ts';
import { readCues } from '#contract/webvtt.ts';
import type { Context } from '../../platform/context.ts';
import type { JobHelpers } from '../../platform/jobs/worker.ts';
import { publishWith } from '../../platform/live/publish.ts';
import { describeError, log } from '../../platform/log.ts';
import { MediaRefused } from '../../platform/media/media.ts';
import type { Transcript } from '../analyst/analyst.ts';
import { storeAnalysis } from './store-analysis.ts';
import { type StartedTake, startAnalysis } from './start-analysis.ts';

const REPORT_EVERY_MS = 250;

/** Analyzes a ready take and stores the result, if its talent has agreed and this version of the analyst hasn't analyzed it yet. */
export async function analyzeVideo(
  context: Context,
  { videoId }: { videoId: string },
  { signal, isLastAttempt }: JobHelpers,
) {
  const take = await startAnalysis(context, videoId);
  if (!take) return;
  const folder = join(context.env.DATA_DIR, 'work', `analysis-${videoId}`);
  try {
    const analysis = await context.analyst.analyze(
      {
        source: await context.storage.bring(take.source_key!, folder),
        language: take.language ?? take.account_language,
        transcript: await readTranscript(context, take),
      },
      { signal, onProgress: progressReporter(context, take) },
    );
    await storeAnalysis(context, take, analysis);
  } catch (error) {
    if (signal.aborted || (!(error instanceof MediaRefused) && !isLastAttempt)) throw error;
    if (!(error instanceof MediaRefused)) log('error', 'analysis failed', { err: describeError(error) });
    await failAnalysis(context, take, error instanceof MediaRefused ? error.code : 'unreadable');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The words of a take: captions, which the talent may have corrected, otherwise the teleprompter script. */
async function readTranscript({ storage }: Context, { script, captions_key }: StartedTake): Promise<Transcript | null> {
  const file = captions_key && !script ? await storage.open(captions_key) : null;
  if (!file) return script ? { text: script, source: 'teleprompter' } : null;
  try {
    const cues = readCues(await text(file.content()));
    return cues.length === 0 ? null : { text: cues.map((cue) => cue.text).join(' '), source: 'typed' };
  } finally {
    await file.close();
  }
}

function progressReporter({ db, publish }: Context, { id, talent_id }: StartedTake) {
  let reportedAt = 0;
  let reportedStep: AnalysisStep | undefined;
  return (step: AnalysisStep, fraction: number) => {
    if (step === reportedStep && Date.now() - reportedAt < REPORT_EVERY_MS) return;
    [reportedAt, reportedStep] = [Date.now(), step];
    const done = (ANALYSIS_STEPS.indexOf(step) + fraction) / ANALYSIS_STEPS.length;
    db.updateTable('video_feedback')
      .set({ step, progress_percent: Math.min(99, Math.round(100 * done)) })
      .where('video_id', '=', id)
      .where('processing_status', '=', 'processing')
      .execute()
      .then(() => publish(talent_id, 'feedback_changed', { videoId: id }))
      .catch((error: unknown) => log('error', 'storing analysis progress failed', { err: describeError(error) }));
  };
}

/** A take that already has a result keeps it. */
async function failAnalysis({ db }: Context, { id, talent_id }: StartedTake, failure: string) {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('video_feedback')
      .set({ processing_status: 'failed', failure, step: null })
      .where('video_id', '=', id)
      .where('processing_status', '=', 'processing')
      .execute();
    await publishWith(trx, talent_id, 'feedback_changed', { videoId: id });
  });
}
