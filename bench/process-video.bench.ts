import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processVideo } from '#server/platform/media/media.ts';
import { type BenchResult, pairs, timed } from './fixtures/measure.ts';
import { ffmpeg, commandLine } from './fixtures/ffmpeg.ts';
import { CLIPS, portraitClip } from './fixtures/portrait-clip.ts';

const rounds = 3;
const least = 1;

/**
 * Processes 60 s of portrait 1080p from a browser into an mp4, two posters and a preview: this pipeline, including the start of
 * its child process, compared with the ffmpeg command line making the same renditions with the same encoders, presets, filters
 * and priority. The command line makes poster and preview in parallel and doesn't select the poster's frame and quality. Ratio:
 * its time divided by ours, median of alternating pairs.
 */
export async function run(): Promise<BenchResult> {
  const target = `${least}x the ffmpeg command line`;
  if (!ffmpeg) throw new Error('The baseline needs the ffmpeg command line on this machine.');
  const source = await portraitClip();
  const seconds = async (work: (out: string) => Promise<unknown>) => {
    const out = mkdtempSync(join(CLIPS, 'out-'));
    const took = await timed(() => work(out));
    rmSync(out, { recursive: true });
    return took / 1000;
  };
  const { subject, baseline, ratio } = await pairs(
    rounds,
    () => seconds((out) => commandLine(source, out)),
    () => seconds((out) => processVideo(source, out)),
  );
  return {
    target,
    ok: ratio >= least,
    rows: [
      { label: 'the pipeline, child start included', value: `${baseline.toFixed(1)} s` },
      { label: 'the ffmpeg command line', value: `${subject.toFixed(1)} s` },
      { label: 'its time over ours', value: `${ratio.toFixed(2)}x` },
    ],
  };
}
