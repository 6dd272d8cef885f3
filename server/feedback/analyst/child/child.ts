import type { AnalysisStep } from '#contract/values/feedback.ts';
import { type Report, serveJob, upload } from '#server/platform/media/child/serve-job.ts';
import { measureDelivery } from '../delivery/measure-delivery.ts';
import { WAVEFORM_STEP_MS, peaksOf } from '../delivery/frames.ts';
import { hear } from './hear.ts';
import { look } from './look.ts';
import type { ListenJob, Listened } from './protocol.ts';
import { readTake } from './read-take.ts';

const NOTHING_HEARD = { sound: new Float32Array(), loudnessLufs: null, clipped: 0 };

async function work(job: ListenJob, report: Report<AnalysisStep>): Promise<Listened> {
  const take = await readTake(upload, job);
  const heard = take.sound
    ? await hear(take.sound, take.origin, take.durationMs / 1000, (fraction) => report('listen', fraction))
    : NOTHING_HEARD;
  report('listen', 1);
  const delivery = measureDelivery(heard, job.language);
  report('measure', 1);
  const picture = take.picture && (await look(take.picture, job.limits));
  report('look', 1);
  await take.close();
  return {
    durationMs: take.durationMs,
    delivery: take.sound ? delivery : { ...delivery, insufficiency: 'no_sound' },
    waveform: { stepMs: WAVEFORM_STEP_MS, peaks: peaksOf(heard.sound) },
    picture,
  };
}

serveJob(work);
