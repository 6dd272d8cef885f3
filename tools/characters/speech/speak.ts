import type { Clip, Voice } from '../../../demo/people.ts';
import { alignPhonemes } from './align.ts';
import { phonemesOf, sampleRate, speakClause } from './espeak.ts';
import { isStressed } from './phonemes.ts';

/** Times are seconds from the start of the clip. */
export type SpokenPhoneme = { phoneme: string; start: number; end: number };
export type SpokenWord = { text: string; start: number; end: number };
export type Clause = {
  start: number;
  end: number;
  words: SpokenWord[];
  phonemes: SpokenPhoneme[];
  accents: number[];
  endsSentence: boolean;
};
export type Speech = { samples: Float32Array; duration: number; clauses: Clause[] };

const leadIn = 0.4;
const tail = 0.75;

/** Speaks a transcript clause by clause, with pauses, and says when each phoneme and word is heard. */
export function speakTranscript({
  transcript,
  voice,
  recording,
}: Pick<Clip, 'transcript' | 'voice' | 'recording'>): Speech {
  const added = recording?.pauseSeconds ?? 0;
  const parts: { at: number; samples: Float32Array }[] = [];
  const clauses: Clause[] = [];
  let now = leadIn;
  for (const text of splitClauses(transcript)) {
    const samples = speakClause(text, voice);
    const endsSentence = /[.?!]$/.test(text);
    const end = now + samples.length / sampleRate;
    clauses.push({ start: now, end, endsSentence, ...timeClause(text, samples, now, voice) });
    parts.push({ at: now, samples });
    now = end + (endsSentence ? 0.38 + added : 0.15 + added / 3);
  }
  const duration = Math.ceil((clauses.at(-1)!.end + tail) * 12) / 12;
  const samples = new Float32Array(Math.round(duration * sampleRate));
  for (const part of parts) samples.set(part.samples, Math.round(part.at * sampleRate));
  return { samples, duration, clauses };
}

const splitClauses = (text: string) => text.match(/[^,;:.?!]+[,;:.?!]+/g)?.map((clause) => clause.trim()) ?? [text];

function timeClause(text: string, samples: Float32Array, offset: number, voice: Voice) {
  const names = phonemesOf(text, voice);
  const { ends, loudness } = alignPhonemes(samples, names);
  const phonemes = names.map((phoneme, i) => ({ phoneme, start: offset + (ends[i - 1] ?? 0), end: offset + ends[i]! }));
  // espeak-ng joins short words, so each word's share is measured by speaking it alone.
  const texts = text.split(/\s+/);
  const shares = texts.map((word) => Math.max(1, phonemesOf(word, voice).length));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let spent = 0;
  const boundary = () => Math.round((spent / total) * phonemes.length);
  const words = texts.map((word, i) => {
    const first = phonemes[Math.min(boundary(), phonemes.length - 1)]!;
    spent += shares[i]!;
    const last = phonemes[Math.max(0, boundary() - 1)]!;
    return { text: word, start: first.start, end: last.end };
  });
  return { phonemes, words, accents: loudestStresses(phonemes, loudness, offset) };
}

/** The one or two stressed vowels a listener would underline. */
function loudestStresses(phonemes: SpokenPhoneme[], loudness: number[], offset: number) {
  const weigh = ({ start, end }: SpokenPhoneme) => {
    const heard = loudness.slice(Math.floor((start - offset) * 100), Math.ceil((end - offset) * 100));
    return heard.reduce((sum, db) => sum + db, 0) / Math.max(1, heard.length) + 20 * (end - start);
  };
  const stressed = phonemes.filter((phoneme) => isStressed(phoneme.phoneme)).sort((a, b) => weigh(b) - weigh(a));
  const loudest = stressed[0];
  if (!loudest) return [];
  const second = stressed.find((other) => Math.abs(other.start - loudest.start) > 1);
  return [loudest, ...(second ? [second] : [])].map((phoneme) => phoneme.start).sort((a, b) => a - b);
}
