import type { VideoStep } from '#contract/videos/own-video.ts';
import type { Context } from '../platform/context.ts';
import { describeError, log } from '../platform/log.ts';
import type { VideoRow } from './own-video.ts';

/** How much of the bar each step fills, in percent. */
const SHARES: Record<VideoStep, number> = { inspect: 4, transcode: 90, poster: 1, preview: 1, publish: 4 };

const TELL_EVERY_MS = 400;

/** Writes the progress to the row and tells the talent's tabs, at most every 400 ms. */
export function progressTeller({ db, publish }: Context, video: VideoRow) {
  const steps = Object.keys(SHARES) as VideoStep[];
  let toldAt = 0;
  let toldStep: VideoStep | undefined;
  return (step: VideoStep, fraction: number) => {
    if (step === toldStep && Date.now() - toldAt < TELL_EVERY_MS) return;
    [toldAt, toldStep] = [Date.now(), step];
    const before = steps.slice(0, steps.indexOf(step)).reduce((sum, done) => sum + SHARES[done], 0);
    const progress_percent = Math.min(99, Math.round(before + SHARES[step] * fraction));
    db.updateTable('videos')
      .set({ step, progress_percent })
      .where('id', '=', video.id)
      .where('state', '=', 'processing')
      .execute()
      .then(() => publish(video.talent_id, 'video_progressed', { videoId: video.id, positionId: video.position_id }))
      .catch((error: unknown) => log('error', 'progress not written', { err: describeError(error) }));
  };
}
