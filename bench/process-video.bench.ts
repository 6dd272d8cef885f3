import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewSettings, videoSettings, type PictureSettings } from '#server/platform/media/encode/encode.ts';
import { processVideo } from '#server/platform/media/media.ts';
import { card } from '#test/media/make-inputs.ts';
import { type BenchResult, pairs, timed } from './fixtures/measure.ts';
import { makeClip } from '#test/media/make-clip.ts';

const rounds = 3;
const least = 1;
const cache = join(tmpdir(), 'closeup-bench-1');
const ffmpeg = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg'].find((path) =>
  existsSync(path),
);

/**
 * Processes 60 s of portrait 1080p from a browser into an mp4, two posters and a preview: this pipeline, including the start of its
 * child process, compared with the ffmpeg command line making the same renditions with the same encoders, presets, filters and
 * priority. The command line makes poster and preview in parallel and skips the choice of the poster's frame and quality. Ratio:
 * its time divided by ours, median of alternating pairs.
 */
export async function run(): Promise<BenchResult> {
  const target = `${least}x the ffmpeg command line`;
  if (!ffmpeg) throw new Error('The baseline needs the ffmpeg command line on this machine.');
  const source = await benchInput();
  const seconds = async (work: (out: string) => Promise<unknown>) => {
    const out = mkdtempSync(join(cache, 'out-'));
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

async function benchInput(): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const path = join(cache, 'portrait-1080p-60s.webm');
  if (!existsSync(path)) {
    await makeClip(path, {
      format: 'webm',
      muxer: { live: 1 },
      picture: `${card('1080x1920', 30, 60)},noise=alls=3:allf=t,format=yuv420p`,
      pictureCodec: 'libvpx',
      pictureOptions: { deadline: 'realtime', 'cpu-used': 10, b: 2_500_000 },
      sound:
        'anoisesrc=color=pink:sample_rate=48000:duration=60:amplitude=0.1,tremolo=f=3:d=0.8,aformat=sample_fmts=flt:channel_layouts=stereo,asetnsamples=960:p=0',
      soundCodec: 'libopus',
    });
  }
  return path;
}

async function commandLine(source: string, out: string): Promise<void> {
  const at = (name: string) => join(out, name);
  const measured = await call('-i', source, '-vn', '-af', 'ebur128', '-f', 'null', '-');
  const loudness = Number([...measured.matchAll(/I:\s+(-?[\d.]+) LUFS/g)].at(-1)?.[1] ?? -16);
  const x264 = (settings: PictureSettings) => [
    '-c:v',
    'libx264',
    ...Object.entries(settings).flatMap(([key, value]) => [`-${key}`, String(value)]),
    '-g',
    '60',
    '-keyint_min',
    '60',
    '-sc_threshold',
    '0',
  ];
  const clean = ['-map_metadata', '-1', '-movflags', '+faststart'];
  const sound = [
    '-af',
    `volume=${-16 - loudness}dB,alimiter=limit=0.891:level=0:latency=1`,
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    '-ar',
    '48000',
  ];
  await call(
    '-i',
    source,
    '-vf',
    'scale=720:1280:flags=area,format=yuv420p,setsar=1',
    '-r',
    '30',
    ...x264(videoSettings),
    ...sound,
    ...clean,
    at('video.mp4'),
  );
  const small = ['-vf', 'scale=480:-2:flags=area,setsar=1', '-an'];
  await Promise.all([
    call(
      '-ss',
      '18',
      '-i',
      at('video.mp4'),
      ...small,
      '-frames:v',
      '1',
      '-c:v',
      'libsvtav1',
      '-preset',
      '7',
      '-crf',
      '36',
      at('poster.avif'),
      ...small,
      '-frames:v',
      '1',
      '-c:v',
      'libwebp',
      '-quality',
      '80',
      at('poster.webp'),
    ),
    call('-ss', '6', '-t', '3', '-i', at('video.mp4'), ...small, ...x264(previewSettings), ...clean, at('preview.mp4')),
  ]);
}

function call(...args: string[]): Promise<string> {
  const child = spawn(ffmpeg!, ['-hide_banner', '-nostdin', '-y', ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  if (child.pid) setPriority(child.pid, 10);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(said.slice(-800)))));
  });
}
