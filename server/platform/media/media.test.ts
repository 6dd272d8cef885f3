import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { lookAt } from '#test/media/look-at.ts';
import { boxesOf } from '#test/media/boxes.ts';
import { inputFile, type InputName } from '#test/media/make-inputs.ts';
import { processVideo, type MediaStep } from './media.ts';

const root = mkdtempSync(join(tmpdir(), 'closeup-media-'));
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function process(name: InputName) {
  const made = await processVideo(await inputFile(name), join(root, name));
  return { ...made, video: await lookAt(made.files.video) };
}

const isRed = ([r, g, b]: number[]) => r! > 170 && g! < 90 && b! < 90;
const isBlue = ([r, g, b]: number[]) => b! > 170 && r! < 90 && g! < 90;

describe('every accepted upload becomes the same kind of video', () => {
  const expected: [InputName, { size: [number, number]; seconds: number; fps?: number; sound: boolean }][] = [
    ['vp8', { size: [360, 640], seconds: 3, sound: true }],
    ['vp9', { size: [360, 640], seconds: 3, sound: true }],
    ['phone', { size: [360, 640], seconds: 3, sound: true }],
    ['upsideDown', { size: [360, 640], seconds: 1, sound: false }],
    ['turnedLeft', { size: [360, 640], seconds: 1, sound: false }],
    ['landscape', { size: [1280, 720], seconds: 2, fps: 25, sound: true }],
    ['silentPicture', { size: [360, 640], seconds: 2, sound: false }],
    ['uneven', { size: [360, 640], seconds: 4, sound: true }],
    ['sixty', { size: [360, 640], seconds: 2, sound: true }],
    ['tenBit', { size: [360, 640], seconds: 2, sound: true }],
    ['hdr', { size: [360, 640], seconds: 2, sound: false }],
    ['fullChroma', { size: [360, 640], seconds: 2, sound: true }],
    ['rgb', { size: [360, 640], seconds: 1, sound: false }],
    ['widePixels', { size: [360, 320], seconds: 1, sound: false }],
    ['oddSides', { size: [360, 640], seconds: 1, sound: false }],
    ['avi', { size: [640, 480], seconds: 3, fps: 25, sound: true }],
    ['aviMotionJpeg', { size: [640, 480], seconds: 2, fps: 15, sound: true }],
    ['safari', { size: [360, 640], seconds: 3, sound: true }],
  ];
  it.each(expected)('%s', async (name, { size, seconds, fps = 30, sound }) => {
    const { video, info, files } = await process(name);
    expect([video.width, video.height]).toEqual(size);
    expect([info.width, info.height]).toEqual(size);
    expect(video.codecs).toEqual(sound ? ['h264', 'aac'] : ['h264']);
    expect(video.isYuv420p).toBe(true);
    expect(video.pixelAspect).toBe('1:1');
    expect(video.turned).toBe(false);
    expect(video.damaged).toBe(0);
    expect(video.evenlySpaced).toBe(true);
    expect(video.framesPerSecond).toBeCloseTo(fps, 1);
    expect(Math.abs(video.durationSeconds - seconds)).toBeLessThan(0.15);
    expect(info.durationMs / 1000).toBeCloseTo(video.durationSeconds, 1);
    expect(video.keyframeTimes).toEqual(
      Array.from({ length: Math.ceil(video.durationSeconds / 2) }, (_, index) => index * 2),
    );
    expect(boxesOf(files.video).slice(0, 2)).toEqual(['ftyp', 'moov']);
    if (sound) {
      expect(video.sound).toMatchObject({ rate: 48_000 });
      expect(video.sound!.channels).toBeLessThanOrEqual(2);
      expect(Math.abs(video.sound!.seconds - seconds)).toBeLessThan(0.15);
      expect(Math.abs(video.sound!.lufs + 16)).toBeLessThan(1.5);
    }
    expect(isRed(video.colourAt(0.1, 0.1)), `red is ${video.colourAt(0.1, 0.1)}`).toBe(true);
    expect(isBlue(video.colourAt(0.9, 0.9)), `blue is ${video.colourAt(0.9, 0.9)}`).toBe(true);
    expect(isRed(video.colourAt(0.9, 0.1)) || isRed(video.colourAt(0.1, 0.9))).toBe(false);

    expect(statSync(files.posterAvif).size).toBeLessThanOrEqual(15 * 1024);
    expect(statSync(files.posterWebp).size).toBeLessThanOrEqual(30 * 1024);
    expect(readFileSync(files.posterAvif).toString('latin1', 4, 12)).toBe('ftypavif');
    expect(readFileSync(files.posterWebp).toString('latin1', 8, 12)).toBe('WEBP');
    const preview = await lookAt(files.preview);
    expect(preview.codecs).toEqual(['h264']);
    expect(Math.abs(preview.durationSeconds - Math.min(3, seconds))).toBeLessThan(0.15);
    expect(Math.min(preview.width, preview.height)).toBeLessThanOrEqual(480);
    expect(boxesOf(files.preview).slice(0, 2)).toEqual(['ftyp', 'moov']);
  });
});

it('carries over no place, device or title', async () => {
  const source = readFileSync(await inputFile('phone'), 'latin1');
  expect(source).toMatch(/Canary Phone 9/);
  expect(source).toMatch(/40\.4168/);
  const { files, video } = await process('phone');
  for (const path of Object.values(files)) expect(readFileSync(path, 'latin1')).not.toMatch(/40\.4168|Canary|Lavf/);
  expect(
    Object.keys(video.metadata).filter((key) => !/brand|minor_version|handler_name|language|vendor_id/.test(key)),
  ).toEqual([]);
});

describe('loudness', () => {
  it('is evened out: a whisper and a shout both end at -16 LUFS', async () => {
    const [quiet, loud] = [await process('quiet'), await process('loud')];
    expect(quiet.loudnessLufs!).toBeLessThan(-40);
    expect(loud.loudnessLufs!).toBeGreaterThan(-14);
    expect(Math.abs(quiet.video.sound!.lufs + 16)).toBeLessThan(1.5);
    expect(Math.abs(loud.video.sound!.lufs + 16)).toBeLessThan(1.5);
  });
  it('leaves silence silent', async () => {
    const { video, loudnessLufs } = await process('silence');
    expect(loudnessLufs).toBeNull();
    expect(video.sound!.lufs).toBeLessThan(-60);
  });
});

it('chooses a poster with something on it', async () => {
  const { files } = await process('darkStart');
  expect(statSync(files.posterAvif).size).toBeGreaterThan(2000);
});

it('reports progress of each step, in order, up to 1', async () => {
  const seen: [MediaStep, number][] = [];
  await processVideo(await inputFile('vp8'), join(root, 'progress'), {
    onProgress: (step, fraction) => seen.push([step, fraction]),
  });
  for (const step of ['inspect', 'transcode', 'poster', 'preview'] as const) {
    const fractions = seen.filter(([name]) => name === step).map(([, fraction]) => fraction);
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  }
  expect(seen.filter(([step]) => step === 'transcode').length).toBeGreaterThan(5);
});
