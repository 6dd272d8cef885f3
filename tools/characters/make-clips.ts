// Makes every talking clip of the demo and its captions. See README.md.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { figures } from './renderer/cast.ts';
import type { Figure } from './renderer/figure.ts';
import { renderFigure } from './renderer/render.ts';
import { encodeClip } from './film/encode.ts';
import { performSpeech } from './film/performance.ts';
import { framesPerSecond } from './film/motion.ts';
import { rasterize } from './film/raster.ts';
import { demoClips, type Clip, type Talent } from '../../demo/people.ts';
import { captionCues, toWebVtt } from './speech/captions.ts';
import { recordVoice, softenVoice } from './speech/sound.ts';
import { outputRate } from './speech/filters.ts';
import { speakTranscript } from './speech/speak.ts';
import { webcamFrame } from './webcam.ts';

const here = import.meta.dirname;
const clips = join(here, '../../demo/clips');
const manifestFile = join(clips, 'manifest.json');

/** All clips together stay under this, so that the repository stays small. */
const budgetBytes = 9 * 1024 * 1024;

const { values: flags, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});

/** A fingerprint of the code that films and voices every clip. */
function toolsFingerprint() {
  const hash = createHash('sha256');
  for (const folder of ['film', 'speech'])
    for (const file of readdirSync(join(here, folder)).sort()) hash.update(readFileSync(join(here, folder, file)));
  return hash.digest('hex');
}

function fingerprint(tools: string, talent: Talent, clip: Clip) {
  const { transcript, voice, recording, backdrop, slug } = clip;
  const portraits = (['smile', 'closed', 'teeth', 'talk', 'ee', 'aa', 'oh'] as const).map((mouth) =>
    renderFigure(
      talent.id,
      { mouth, blink: mouth === 'aa', browLift: 3, handTilt: 3, look: 1, headTilt: 1 },
      { backdrop },
    ),
  );
  return createHash('sha256')
    .update(JSON.stringify([tools, slug, transcript, voice, portraits, ...(recording ? [recording] : [])]))
    .digest('hex')
    .slice(0, 16);
}

async function filmClip(talent: Talent, clip: Clip) {
  const speech = speakTranscript(clip);
  const figure: Figure = figures[talent.id];
  const poses = performSpeech(speech, figure.restMouth, clip.slug);
  const drawings = poses.map((pose) =>
    renderFigure(talent.id, figure.hand ? pose : { ...pose, handTilt: 0 }, { backdrop: clip.backdrop }),
  );
  const pictures = new Map([...new Set(drawings)].map((svg) => [svg, rasterize(svg)]));
  const unfinished = join(clips, `.${clip.slug}.mp4`);
  await encodeClip(unfinished, {
    pictures: drawings.map((svg) => pictures.get(svg)!).map(clip.recording?.isWebcam ? webcamFrame : (one) => one),
    samples: recordVoice(softenVoice(speech.samples), clip),
    sampleRate: outputRate,
  });
  renameSync(unfinished, join(clips, `${clip.slug}.mp4`));
  writeFileSync(join(clips, `${clip.slug}.vtt`), toWebVtt(captionCues(speech)));
  return `${(poses.length / framesPerSecond).toFixed(1)} s, ${pictures.size} drawings`;
}

function readManifest(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(manifestFile, 'utf8'));
  } catch {
    return {};
  }
}

const sizeOf = (name: string) => statSync(join(clips, name), { throwIfNoEntry: false })?.size ?? 0;

mkdirSync(clips, { recursive: true });
const manifest = readManifest();
const tools = toolsFingerprint();
for (const { talent, clip } of demoClips) {
  if (only.length && !only.includes(clip.slug)) continue;
  const wanted = fingerprint(tools, talent, clip);
  const made = sizeOf(`${clip.slug}.mp4`) > 0 && sizeOf(`${clip.slug}.vtt`) > 0;
  if (!flags.force && made && manifest[clip.slug] === wanted) continue;
  const started = Date.now();
  const summary = await filmClip(talent, clip);
  manifest[clip.slug] = wanted;
  writeFileSync(manifestFile, `${JSON.stringify(Object.fromEntries(Object.entries(manifest).sort()), null, 2)}\n`);
  console.log(
    `${clip.slug}: ${summary}, ${Math.round(sizeOf(`${clip.slug}.mp4`) / 1024)} KB, made in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}

const slugs = new Set(demoClips.map(({ clip }) => clip.slug));
for (const name of readdirSync(clips))
  if (name !== 'manifest.json' && !slugs.has(name.split('.')[0]!)) rmSync(join(clips, name));
const isClip = (name: string) => slugs.has(name.replace(/\.(mp4|vtt)$/, ''));
const totalBytes = readdirSync(clips)
  .filter(isClip)
  .reduce((sum, name) => sum + sizeOf(name), 0);
console.log(`${slugs.size} clips, ${(totalBytes / 1024 / 1024).toFixed(2)} MB`);
if (totalBytes > budgetBytes) {
  console.error(`The clips are over their budget of ${(budgetBytes / 1024 / 1024).toFixed(1)} MB.`);
  process.exitCode = 1;
}
