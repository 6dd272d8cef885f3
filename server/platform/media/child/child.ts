import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, hasFinished, noteFinished, readManifest } from './manifest.ts';
import { openInput } from '../inspect/open-input.ts';
import { measureOwnVideo } from '../inspect/measure-output.ts';
import { type ChildResult, type Job, type MediaInfo, type MediaStep, MediaRefused } from './protocol.ts';
import { type Report, serveJob, upload } from './serve-job.ts';
import { decodeTrack } from '../decode/decode.ts';
import { scanPackets, type Scan } from '../inspect/scan.ts';
import { shownSize } from '../decode/geometry.ts';
import { transcode } from '../encode/transcode.ts';
import { uprightOf } from '../decode/rotation.ts';

const FILES = ['video.mp4', 'poster.avif', 'poster.webp', 'preview.mp4'];

async function work(job: Job, report: Report<MediaStep>): Promise<ChildResult> {
  if (job.outputDir === null) return { source: await inspect(job, report), processed: null };
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
    const transcoded = await transcode(scan, outputs, job.limits, (fraction) => report('transcode', fraction * 0.99));
    renameSync(at('video.mp4.part'), at('video.mp4'));
    const info = await measureOwnVideo(at('video.mp4'));
    if (Math.abs(info.durationMs - scan.durationMs) > 500)
      throw new MediaRefused('unreadable', `output has ${info.durationMs} of ${scan.durationMs} ms`);
    manifest.facts = {
      source: {
        durationMs: scan.durationMs,
        ...transcoded.shown,
        hasAudio: transcoded.hasAudio,
        container: job.container,
      },
      processed: { info, loudnessLufs: transcoded.loudnessLufs, speech: transcoded.speech },
    };
    noteFinished(job.outputDir, manifest, FILES);
  }
  for (const step of ['transcode', 'poster', 'preview'] as const) report(step, 1);
  return manifest.facts;
}

/** Measures every packet and decodes up to the first frame, so that files without a usable picture are found early. */
async function inspect({ container, limits }: Job, report: Report<MediaStep>): Promise<MediaInfo> {
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

serveJob(work);
