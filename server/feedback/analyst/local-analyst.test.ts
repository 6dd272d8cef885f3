import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { analysisSchema } from '#contract/feedback/analysis.ts';
import { inputFile } from '#test/media/make-inputs.ts';
import { card } from '#test/media/recipe-parts.ts';
import { concat } from '#test/sound/edit.ts';
import { type TakeName, makeTake } from '#test/sound/takes.ts';
import { type TransformName, writeTake } from '#test/sound/to-file.ts';
import { RATE } from '#test/sound/voices.ts';
import { localAnalyst } from './local-analyst.ts';

const VOICE = { engine: 'espeak', name: 'en-us', language: 'en', pitch: 45 } as const;
const OTHER_VOICE = { engine: 'espeak', name: 'en-gb', language: 'en', pitch: 70 } as const;
const folder = mkdtempSync(join(tmpdir(), 'closeup-local-analyst-'));
const options = { signal: new AbortController().signal };
let spoken: Float32Array;
let good = '';
beforeAll(async () => {
  spoken = await makeTake('good', VOICE, VOICE);
  good = await writeTake(join(folder, 'good.mov'), spoken, 'plain', {
    picture: `${card('360x640', 10, 30)},format=yuv420p`,
    pictureOptions: { preset: 'ultrafast', g: 30 },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const analyze = async (source: string) =>
  analysisSchema.parse(await localAnalyst.analyze({ source, language: 'en', transcript: null }, options));
const analyzeSound = async (name: string, sound: Float32Array, transform?: TransformName) =>
  analyze(await writeTake(join(folder, name), sound, transform));

test('a take has scores, with everything needed to draw and recompute them', async () => {
  const steps = new Set<string>();
  const take = { source: good, language: 'en', transcript: null };
  const analysis = await localAnalyst.analyze(take, { ...options, onProgress: (step) => steps.add(step) });
  expect(analysis).toMatchObject({ outcome: 'scored', analyst: { name: 'local', isFallback: false }, words: null });
  expect(analysis.picture).toMatchObject({ width: 360, height: 640, advice: ['low_resolution'] });
  expect(analysis.waveform.peaks.length).toBeGreaterThan(300);
  expect(analysis.curves.pace).toHaveLength(analysis.curves.loudness.length);
  expect([...steps]).toEqual(['listen', 'measure', 'look']);
  expect(await analyze(good)).toEqual(analysis);
});

describe('a clear result without scores', () => {
  it.each([
    ['short', 'too_short'],
    ['silence', 'silent'],
    ['tones', 'not_speech'],
    ['noise', 'not_speech'],
    ['music', 'not_speech'],
  ] as const)('for %s: %s', async (name, reason) => {
    const analysis = await analyzeSound(name, await makeTake(name, VOICE, VOICE));
    expect(analysis).toMatchObject({ outcome: 'insufficient_speech', reason, picture: null });
    if (name !== 'short') expect(analysis).toMatchObject({ speechMs: 0, syllables: 0, pauses: [] });
  });

  it.each([
    ['silentPicture', 'no_sound'],
    ['silence', 'silent'],
  ] as const)('for a picture with %s: %s', async (input, reason) => {
    const analysis = await analyze(await inputFile(input));
    expect(analysis).toMatchObject({ outcome: 'insufficient_speech', reason, picture: { width: 360, height: 640 } });
  });
});

describe('scores', () => {
  const scored = async (name: TakeName, sound: Float32Array, transform?: TransformName) => {
    const analysis = await analyzeSound(`${name}-${transform}`, sound, transform);
    if (analysis.outcome !== 'scored') throw new Error(`${name}: ${analysis.reason}`);
    return analysis;
  };

  it('of a telephone’s 8 kHz, without a picture, match those of the full recording', async () => {
    const [phone, whole] = [await scored('good', spoken, 'phone'), await scored('good', spoken)];
    expect(phone.picture).toBeNull();
    for (const [name, { value }] of Object.entries(phone.scores))
      expect(Math.abs(value - whole.scores[name as 'clarity'].value)).toBeLessThanOrEqual(0.5);
  });

  it('of two voices are those of one recording: speakers are not told apart', async () => {
    const { scores } = await scored('twoVoices', await makeTake('twoVoices', VOICE, OTHER_VOICE));
    for (const { value } of Object.values(scores)) expect(value).toBeGreaterThan(6);
  });

  it('of a clipped recording are low in clarity, and the advice says why', async () => {
    const { scores, advice } = await scored('clipped', await makeTake('clipped', VOICE, VOICE), 'aac');
    expect(scores.clarity.value).toBeLessThan(5);
    expect(advice).toEqual({ part: 'clipping', change: 'lower' });
  });

  it('of two minutes cover all of it; a longer file is refused', async () => {
    const long = concat(Array.from({ length: 5 }, () => spoken)).subarray(0, 120 * RATE);
    const { durationMs, curves } = await scored('good', long, 'aac');
    expect(Math.round(durationMs / 1000)).toBe(120);
    expect(Math.max(...curves.pace.slice(100))).toBeGreaterThan(2);
    await expect(analyze(await inputFile('long'))).rejects.toMatchObject({ code: 'too_long' });
  });
});

test('a file that isn’t a video is refused, and an analysis can be stopped', async () => {
  const text = join(folder, 'text.mp4');
  writeFileSync(text, 'Dear hiring manager, please find my video attached to this message.');
  await expect(analyze(text)).rejects.toMatchObject({ code: 'not_a_video' });
  const controller = new AbortController();
  const take = { source: good, language: 'en', transcript: null };
  const work = localAnalyst.analyze(take, { signal: controller.signal });
  controller.abort(new Error('stopping'));
  await expect(work).rejects.toThrow('stopping');
  if (existsSync('/proc/self')) expect(childrenOf(process.pid)).toEqual([]);
});

/** Analyst processes still running under this process. */
const childrenOf = (parent: number) =>
  readdirSync('/proc').filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        readFileSync(`/proc/${name}/stat`, 'latin1').split(') ')[1]!.startsWith(`S ${parent} `) &&
        readFileSync(`/proc/${name}/cmdline`, 'latin1').includes('feedback/analyst')
      );
    } catch {
      return false;
    }
  });
