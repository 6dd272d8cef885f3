import { mkdtempSync, readFileSync, rmSync, truncateSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inputBytes, inputFile, writeInput } from '#test/media/make-inputs.ts';
import { inspectVideo, MediaRefused, processVideo, type MediaOptions } from './media.ts';

const root = mkdtempSync(join(tmpdir(), 'closeup-refusals-'));
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function refusal(path: string, options: MediaOptions = {}): Promise<string> {
  const codes = await Promise.all(
    [processVideo(path, mkdtempSync(join(root, 'out-')), options), inspectVideo(path, options)].map((work) =>
      work.then(
        () => 'accepted',
        (error: unknown) => (error instanceof MediaRefused ? error.code : String(error)),
      ),
    ),
  );
  return [...new Set(codes)].join(' but ');
}

describe("a file's type is decided from its bytes", () => {
  it.each([
    ['an empty file', 'empty.mp4', ''],
    ['text called .mp4', 'text.mp4', 'Dear hiring manager, please find my video attached to this message.\n'],
    [
      'a playlist called .mp4',
      'playlist.mp4',
      '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n',
    ],
    [
      'a concat script called .mp4',
      'concat.mp4',
      "ffconcat version 1.0\nfile '/etc/passwd'\nduration 5\nfile '/etc/hosts'\n",
    ],
    ['a web page called .webm', 'page.webm', '<!doctype html><script>alert(1)</script><p>Not a video at all</p>'],
    ['a PNG called .mov', 'image.mov', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(64)])],
  ])('%s is not a video', async (_, name, bytes) => {
    expect(await refusal(writeInput(name, bytes))).toBe('not_a_video');
  });

  it.each([
    [
      'a photo of a phone (HEIC)',
      'photo.mp4',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(64)]),
    ],
    ['Flash video', 'old.mp4', Buffer.concat([Buffer.from('FLV\x01\x05\0\0\0\x09', 'latin1'), Buffer.alloc(64)])],
    [
      'a transport stream',
      'camera.mp4',
      Buffer.alloc(188 * 8, Buffer.concat([Buffer.from([0x47, 0x40, 0, 0x10]), Buffer.alloc(184, 255)])),
    ],
  ])('%s is an unsupported format', async (_, name, bytes) => {
    expect(await refusal(writeInput(name, bytes))).toBe('unsupported_format');
  });

  it('sound alone has no picture', async () => {
    expect(await refusal(await inputFile('soundOnly'))).toBe('no_picture');
  });
});

describe('a file that ends too early is refused as truncated', () => {
  it.each([
    ['index first, cut in the middle', 'whole', 0.6],
    ['index missing', 'landscape', 0.7],
    ['AVI', 'avi', 0.5],
  ] as const)('%s', async (_, name, part) => {
    const bytes = await inputBytes(name);
    expect(await refusal(writeInput(`cut-${name}`, bytes.subarray(0, Math.floor(bytes.length * part))))).toBe(
      'truncated',
    );
  });

  it('but a browser recording, which declares no length, is kept to its end', async () => {
    const bytes = await inputBytes('vp8');
    const info = await inspectVideo(writeInput('cut-live.webm', bytes.subarray(0, Math.floor(bytes.length * 0.6))));
    expect(info.durationMs).toBeGreaterThan(1000);
    expect(info.durationMs).toBeLessThan(2500);
  });
});

describe('limits', () => {
  it('more than two minutes is too long, whatever the header says', async () => {
    expect(await refusal(await inputFile('long'))).toBe('too_long');
  });
  it('more than 100 MiB is too large, before anything is read', async () => {
    const path = writeInput('large.mp4', await inputBytes('whole'));
    truncateSync(path, 100 * 1024 * 1024 + 1);
    expect(await refusal(path)).toBe('too_large');
    rmSync(path);
  });
  it('more pixels than a phone has are too large', async () => {
    expect(await refusal(await inputFile('landscape'), { limits: { maxPixels: 1280 * 720 } })).toBe('too_large');
  });
  it('more time than allowed is timed out', async () => {
    expect(await refusal(await inputFile('whole'), { limits: { maxWallMs: 60 } })).toBe('timed_out');
  });
  it.runIf(existsSync('/proc/self/status'))('more memory than allowed is out of memory', async () => {
    const work = processVideo(await inputFile('landscape'), mkdtempSync(join(root, 'out-')), {
      limits: { maxMemoryBytes: 30 << 20 },
    });
    await expect(work).rejects.toMatchObject({ code: 'out_of_memory' });
  });
});

describe('the work can be stopped', () => {
  it('by its signal, leaving no partial file under a final name', async () => {
    const out = mkdtempSync(join(root, 'out-'));
    const controller = new AbortController();
    const work = processVideo(await inputFile('landscape'), out, {
      signal: controller.signal,
      onProgress: (step, fraction) => step === 'transcode' && fraction > 0.2 && controller.abort(new Error('enough')),
    });
    await expect(work).rejects.toThrow('enough');
    expect(existsSync(join(out, 'video.mp4'))).toBe(false);
  });
  it('and continues where it stopped', async () => {
    const out = mkdtempSync(join(root, 'out-'));
    const source = await inputFile('vp8');
    const controller = new AbortController();
    const onProgress: MediaOptions['onProgress'] = (step, fraction) =>
      step === 'transcode' && fraction === 1 && controller.abort();
    await expect(processVideo(source, out, { signal: controller.signal, onProgress })).rejects.toThrow();
    const first = readFileSync(join(out, 'video.mp4'));
    const steps = new Set<string>();
    const made = await processVideo(source, out, { onProgress: (step) => steps.add(step) });
    expect(steps.has('inspect')).toBe(false);
    expect(readFileSync(made.files.video).equals(first)).toBe(true);
    expect(existsSync(made.files.preview) && existsSync(made.files.posterAvif)).toBe(true);
    const again = await processVideo(source, out);
    expect(again).toEqual(made);
  });
  it('but another upload into the same folder starts over, and a damaged rendition is made again', async () => {
    const out = mkdtempSync(join(root, 'out-'));
    await processVideo(await inputFile('vp8'), out);
    const made = await processVideo(await inputFile('upsideDown'), out);
    expect(made.source.container).toBe('mp4');
    truncateSync(made.files.preview, 100);
    await processVideo(await inputFile('upsideDown'), out);
    expect(readFileSync(made.files.preview).length).toBeGreaterThan(1000);
  });
});
