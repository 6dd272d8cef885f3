import { spawnSync } from 'node:child_process';
import type { Voice } from '../../../demo/people.ts';

export const sampleRate = 22050;

/** What espeak-ng would mispronounce, as it should hear it. */
const spoken: [RegExp, string][] = [[/\bSaaS\b/g, 'sass']];
const asHeard = (text: string) => spoken.reduce((heard, [word, sound]) => heard.replace(word, sound), text);

function espeak(args: string[], text: string) {
  const run = spawnSync('espeak-ng', [...args, '--', asHeard(text)], { maxBuffer: 64 * 1024 * 1024 });
  if (run.error)
    throw new Error('espeak-ng is not installed; it speaks the clips (apt install espeak-ng, brew install espeak-ng)', {
      cause: run.error,
    });
  if (run.status !== 0) throw new Error(`espeak-ng: ${run.stderr.toString()}`);
  return run.stdout;
}

/** One clause as mono samples between -1 and 1, without the silence around it. */
export function speakClause(text: string, voice: Voice) {
  const wav = espeak(
    ['-v', `${voice.accent}+${voice.variant}`, '-p', `${voice.pitch}`, '-s', `${voice.speed}`, '-z', '--stdout'],
    text,
  );
  const data = wav.subarray(wav.indexOf('data') + 8);
  const samples = Float32Array.from({ length: Math.floor(data.length / 2) }, (_, i) => data.readInt16LE(i * 2) / 32768);
  return trimSilence(samples);
}

/** The phonemes of a text in IPA, stress marks on the vowels. */
export const phonemesOf = (text: string, voice: Voice) =>
  espeak(['-q', '--ipa', '--sep=_', '-v', voice.accent], text)
    .toString()
    .split(/[\s_]+/)
    .filter((phoneme) => /\p{L}/u.test(phoneme));

function trimSilence(samples: Float32Array) {
  const floor = 0.006;
  const first = samples.findIndex((sample) => Math.abs(sample) > floor);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > floor);
  const margin = Math.round(sampleRate * 0.012);
  return samples.slice(Math.max(0, first - margin), last + margin);
}
