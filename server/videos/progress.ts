import type { VideoStep } from '#contract/videos/own-video.ts';
import type { Context } from '../platform/context.ts';
import { describeError, log } from '../platform/log.ts';
import type { VideoRow } from './own-video.ts';

/** The share of the progress bar that each step takes, in percent. */
const SHARES: Record<VideoStep, number> = { inspect: 4, transcode: 90, poster: 1, preview: 1, publish: 4 };

const REPORT_EVERY_MS = 400;

/** Stores the progress and publishes it to the talent's tabs, at most every 400 ms. */
export function progressReporter({ db, publish }: Context, video: VideoRow) {
  const steps = Object.keys(SHARES) as VideoStep[];
  let reportedAt = 0;
  let reportedStep: VideoStep | undefined;
  return (step: VideoStep, fraction: number) => {
    if (step === reportedStep && Date.now() - reportedAt < REPORT_EVERY_MS) return;
    [reportedAt, reportedStep] = [Date.now(), step];
    const before = steps.slice(0, steps.indexOf(step)).reduce((sum, done) => sum + SHARES[done], 0);
    const progress_percent = Math.min(99, Math.round(before + SHARES[step] * fraction));
    db.updateTable('videos')
      .set({ step, progress_percent })
      .where('id', '=', video.id)
      .where('state', '=', 'processing')
      .execute()
      .then(() => publish(video.talent_id, 'video_progressed', { videoId: video.id, positionId: video.position_id }))
      .catch((error: unknown) => log('error', 'storing video progress failed', { err: describeError(error) }));
  };
}
