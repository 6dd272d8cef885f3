import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCues, readTime, writeCues, writeTime } from '#contract/webvtt.ts';
import { findSpeech } from '../../platform/media/encode/speech.ts';
import { type Stretch, alignScript } from './align.ts';

const SCRIPT = 'Hello, I am Marta. I close what others open, and I have done so for seven years!';
/** One second of silence, four of speech, two of silence, three of speech. */
const SPOKEN: Stretch[] = [
  [1000, 5000],
  [7000, 10_000],
];

describe('aligning a script with speech', () => {
  test('starts and ends with the speech, and leaves the pause empty', () => {
    const cues = alignScript(SCRIPT, SPOKEN, 11_000);
    expect(cues[0]!.startMs).toBe(1000);
    expect(cues.at(-1)!.endMs).toBe(10_300);
    for (const { startMs } of cues) expect(startMs < 5000 || startMs >= 7000).toBe(true);
  });

  test('keeps every word, in order, in lines of readable length', () => {
    const cues = alignScript(SCRIPT, SPOKEN, 11_000);
    expect(cues.map(({ text }) => text).join(' ')).toBe(SCRIPT);
    for (const { text } of cues) expect(text.length).toBeLessThanOrEqual(42);
    expect(cues[0]!.text).toBe('Hello, I am Marta.');
  });

  test('never overlaps and never exceeds the video, for any script and speech', () => {
    const stretches = fc.uniqueArray(fc.integer({ min: 0, max: 120_000 }), { maxLength: 40 }).map((times) => {
      const sorted = times.toSorted((a, b) => a - b);
      return Array.from({ length: Math.floor(sorted.length / 2) }, (_, at): Stretch => [
        sorted[2 * at]!,
        sorted[2 * at + 1]!,
      ]);
    });
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        stretches,
        fc.integer({ min: 120_000, max: 121_000 }),
        (script, spoken, length) => {
          const cues = alignScript(script, spoken, length);
          cues.forEach(({ startMs, endMs }, index) => {
            expect(endMs).toBeGreaterThan(startMs);
            expect(startMs).toBeGreaterThanOrEqual(cues[index - 1]?.startMs ?? 0);
            expect(endMs).toBeLessThanOrEqual(length + 1);
          });
          expect(cues.map(({ text }) => text).join(' ')).toBe(script.split(/\s+/).filter(Boolean).join(' '));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('without speech the text is spread over the whole video', () => {
    const cues = alignScript('One. Two. Three.', [], 9000);
    expect(cues).toHaveLength(3);
    expect(cues[0]!.startMs).toBe(0);
    expect(cues.at(-1)!.endMs).toBe(9000);
  });
});

describe('finding speech', () => {
  const bins = (seconds: number, level: number) => Array.from({ length: seconds * 50 }, (_, at) => level + (at % 3));
  test('detects it above room noise, and bridges short gaps', () => {
    const levels = [...bins(1, -50), ...bins(1, -20), ...bins(0.2, -50), ...bins(1, -20), ...bins(2, -50)];
    expect(findSpeech(levels)).toEqual([[1000, 3200]]);
  });
  test('detects none in silence or in an empty recording', () => {
    expect(findSpeech(bins(3, -90))).toEqual([]);
    expect(findSpeech([])).toEqual([]);
  });
});

describe('caption files', () => {
  test('WebVTT and SRT are read; headers, notes, numbers and tags are not', () => {
    const vtt =
      'WEBVTT - mine\n\nNOTE no cue\n\nintro\n00:01.500 --> 00:03.000 align:start\n<v Marta>Hello &amp; welcome</v>\n\n1:02:03.004 --> 1:02:04.000\nline one\nline two\n';
    expect(readCues(vtt)).toEqual([
      { startMs: 1500, endMs: 3000, text: 'Hello & welcome' },
      { startMs: 3_723_004, endMs: 3_724_000, text: 'line one line two' },
    ]);
    expect(
      readCues('1\r\n00:00:01,000 --> 00:00:02,500\r\nHola\r\n\r\n2\r\n00:00:03,000 --> 00:00:02,000\r\nbackwards\r\n'),
    ).toEqual([{ startMs: 1000, endMs: 2500, text: 'Hola' }]);
  });

  test('written cues are read back unchanged', () => {
    const cue = fc
      .record({
        startMs: fc.integer({ min: 0, max: 7_000_000 }),
        length: fc.integer({ min: 1, max: 9000 }),
        text: fc.string({ minLength: 1, maxLength: 80 }),
      })
      .map(({ startMs, length, text }) => ({
        startMs,
        endMs: startMs + length,
        text: text.replace(/\s+/g, ' ').trim(),
      }))
      .filter(({ text }) => text !== '');
    fc.assert(
      fc.property(fc.array(cue, { maxLength: 20 }), (cues) => {
        const sorted = cues.toSorted((a, b) => a.startMs - b.startMs);
        expect(readCues(writeCues(sorted))).toEqual(sorted);
      }),
      { numRuns: 300 },
    );
  });

  test('times are read and written', () => {
    expect(readTime('2:03,4')).toBe(123_400);
    expect(readTime('1:62:03')).toBeNull();
    expect(readTime('soon')).toBeNull();
    expect(writeTime(3_723_004)).toBe('01:02:03.004');
  });
});
