import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Log } from 'node-av/lib';
import { AV_LOG_ERROR } from 'node-av/constants';
import { fingerprint, hasFinished, noteFinished, readManifest } from './manifest.ts';
import { openInput } from './open-input.ts';
import { measureOwnVideo } from './own-format.ts';
import type { ChildMessage, ChildResult, Job, MediaInfo, MediaStep } from './protocol.ts';
import { MediaRefused } from './refused.ts';
import { decodeTrack } from './decode.ts';
import { scanPackets, type Scan } from './scan.ts';
import { shownSize } from './geometry.ts';
import { transcode } from './transcode.ts';
import { uprightOf } from './rotation.ts';

// The process that touches hostile bytes. Descriptor 0 is the upload; the job is the one message it receives.
const upload = 0;

const FILES = ['video.mp4', 'poster.avif', 'poster.webp', 'preview.mp4'];

const say = (message: ChildMessage) => new Promise<void>((resolve) => process.send!(message, () => resolve()));
const lastSaid = new Map<MediaStep, number>();
function report(step: MediaStep, fraction: number): void {
  if (fraction < 1 && fraction - (lastSaid.get(step) ?? -1) < 0.01) return;
  lastSaid.set(step, fraction);
  void say({ type: 'progress', step, fraction });
}

async function work(job: Job): Promise<ChildResult> {
  if (job.outputDir === null) return { source: await inspect(job), processed: null };
  const at = (name: string) => join(job.outputDir!, name);
  const manifest = readManifest(job.outputDir, fingerprint(upload));
  if (!manifest.facts || !hasFinished(job.outputDir, manifest, FILES)) {
    const input = await openInput(upload, job.container, job.limits);
    const scan = await scanPackets(input, job.limits, (fraction) => report('inspect', fraction));
    report('inspect', 1);
    const outputs = {
      video: at('video.mp4.part'),
      posterAvif: at('poster.avif'),
      posterWebp: at('poster.webp'),
      preview: at('preview.mp4'),
    };
    const made = await transcode(scan, outputs, job.limits, (fraction) => report('transcode', fraction * 0.99));
    renameSync(at('video.mp4.part'), at('video.mp4'));
    const info = await measureOwnVideo(at('video.mp4'));
    if (Math.abs(info.durationMs - scan.durationMs) > 500)
      throw new MediaRefused('unreadable', `made ${info.durationMs} of ${scan.durationMs} ms`);
    manifest.facts = {
      source: { durationMs: scan.durationMs, ...made.shown, hasAudio: made.hasAudio, container: job.container },
      processed: { info, loudnessLufs: made.loudnessLufs, speech: made.speech },
    };
    noteFinished(job.outputDir, manifest, FILES);
  }
  for (const step of ['transcode', 'poster', 'preview'] as const) report(step, 1);
  return manifest.facts;
}

/** Measures every packet and decodes up to the first frame, so that a file without a usable picture is known early. */
async function inspect({ container, limits }: Job): Promise<MediaInfo> {
  const input = await openInput(upload, container, limits);
  const scan: Scan = await scanPackets(input, limits, (fraction) => report('inspect', fraction));
  if (scan.cutShort) throw new MediaRefused('truncated', `ends after ${scan.durationMs} ms`);
  const tally = { packets: 0, errors: 0, frames: 0, damaged: 0 };
  for await (const frame of decodeTrack(scan.picture, tally, { maxPixels: limits.maxPixels, threads: 1 })) {
    const shown = shownSize(frame, uprightOf(frame, scan.picture.stream));
    report('inspect', 1);
    return {
      durationMs: scan.durationMs,
      width: Math.round(shown.width),
      height: Math.round(shown.height),
      hasAudio: scan.sound !== null,
      container,
    };
  }
  throw new MediaRefused('unreadable', `no frame in ${tally.packets} packets`);
}

process.once('message', (job: Job) => {
  Log.setLevel(AV_LOG_ERROR);
  work(job)
    .then((result) => say({ type: 'done', result }))
    .catch((error: unknown) =>
      error instanceof MediaRefused
        ? say({ type: 'refused', code: error.code, detail: error.detail.slice(0, 2000) })
        : say({ type: 'failed', detail: String((error as Error)?.stack ?? error).slice(0, 4000) }),
    );
});
// An orphan has nobody to stop it: it stops itself, between two frames or, should FFmpeg never return, from a thread.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const orphanWatch = `const parent = process.ppid;
setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000);`;
new Worker(orphanWatch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
