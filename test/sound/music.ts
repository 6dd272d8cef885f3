import { RATE } from './voices.ts';
import { sine } from './noises.ts';
import { chance } from '../fixtures/random.ts';

/** A note: start, duration, frequency and loudness. */
type Note = [start: number, length: number, hertz: number, volume: number];
type Timbre = (hertz: number, time: number, length: number) => number;
const pitchOf = (step: number) => 220 * 2 ** (step / 12);
const SCALE = [0, 2, 3, 5, 7, 8, 10, 12, 14, 15];

const plucked =
  (decay: number): Timbre =>
  (hertz, time) =>
    [1, 2, 3, 4, 5].reduce(
      (sum, times) => sum + (sine(hertz * times, time) / times) * Math.exp(-time * decay * times ** 0.6),
      0,
    );
const blown: Timbre = (hertz, time, length) =>
  Math.min(1, time * 20, (length - time) * 20) *
  (sine(hertz, time + 0.0008 * sine(5.2, time)) + 0.3 * sine(hertz * 2, time));
const organ: Timbre = (hertz, time, length) =>
  Math.min(1, time * 50, (length - time) * 30) *
  [0.5, 1, 2, 3, 4, 6].reduce((sum, times) => sum + sine(hertz * times, time) / (1 + times), 0);
/** The frequency selects the drum. */
const drum: Timbre = (hertz, time) =>
  hertz < 100
    ? Math.sin(2 * Math.PI * (60 * time + 20 * (1 - Math.exp(-time * 30)))) * Math.exp(-time * 14)
    : sine(hertz * 1.7 + 8000 * sine(hertz * 3.1, time), time) * Math.exp(-time * (hertz < 1000 ? 25 : 70));

function played(seconds: number, notes: readonly Note[], timbre: Timbre): Float32Array {
  const sound = new Float32Array(Math.round(seconds * RATE));
  for (const [start, length, hertz, volume] of notes) {
    const from = Math.round(start * RATE);
    for (let at = 0; at < length * RATE && from + at < sound.length; at++)
      sound[from + at]! += volume * timbre(hertz, at / RATE, length);
  }
  return sound;
}

function melody(seconds: number, seed: number, shortest: number, rest = 0): Note[] {
  const next = chance(seed);
  const notes: Note[] = [];
  let [time, step] = [0, 4];
  while (time < seconds) {
    const length = shortest * (1 + Math.floor(next() * 3));
    step = Math.max(0, Math.min(SCALE.length - 1, step + Math.floor(next() * 5) - 2));
    if (next() >= rest) notes.push([time, length, pitchOf(SCALE[step]! + 12), 0.2]);
    time += length;
  }
  return notes;
}
const every = (seconds: number, beat: number, hertz: number, volume: number, shift = 0): Note[] =>
  Array.from({ length: Math.floor(seconds / beat) }, (_, at) => [at * beat + shift, 0.4, hertz, volume]);
const chords = (seconds: number, each: number, volume: number): Note[] =>
  Array.from({ length: Math.ceil(seconds / each) }, (_, at) => at).flatMap((at) =>
    [0, 4, 7].map((step): Note => [at * each, each, pitchOf(step + [0, -4, 3, -2][at % 4]!), volume]),
  );
const sum = (...parts: Float32Array[]) => parts[0]!.map((_, at) => parts.reduce((total, part) => total + part[at]!, 0));

const pieces = {
  song: (s: number) =>
    sum(
      played(s, chords(s, 2.4, 0.1), plucked(0.8)),
      played(s, melody(s, 3, 0.3), blown),
      played(s, [...every(s, 1.2, 60, 0.5), ...every(s, 1.2, 300, 0.2, 0.6), ...every(s, 0.3, 4000, 0.05)], drum),
    ),
  piano: (s: number) => played(s, [...melody(s, 5, 0.2), ...chords(s, 1.6, 0.06)], plucked(2.5)),
  pad: (s: number) => played(s, chords(s, 4, 0.12), organ),
  techno: (s: number) =>
    played(
      s,
      [...every(s, 0.46875, 60, 0.6), ...every(s, 0.46875, 4000, 0.15, 0.234), ...every(s, 0.1171875, 110, 0.1)],
      drum,
    ),
  flute: (s: number) => played(s, melody(s, 7, 0.25, 0.2), blown),
  guitar: (s: number) =>
    played(
      s,
      chords(s, 0.28, 0.1).map(([start, , hertz, volume], at): Note => [start + (at % 3) * 0.015, 1.2, hertz, volume]),
      plucked(4),
    ),
  organ: (s: number) => played(s, melody(s, 13, 0.5, 0.1), organ),
  drums: (s: number) => {
    const next = chance(17);
    return played(
      s,
      Array.from({ length: Math.floor(s / 0.15) }, (_, at): Note => [
        at * 0.15 + next() * 0.02,
        0.4,
        [60, 300, 4000, 4000, 150][Math.floor(next() * 5)]!,
        0.3,
      ]),
      drum,
    );
  },
  marimba: (s: number) => played(s, melody(s, 19, 0.17, 0.15), plucked(9)),
};
export const PIECES = Object.keys(pieces) as (keyof typeof pieces)[];
export const music = (name: keyof typeof pieces, seconds: number) => pieces[name](seconds);
