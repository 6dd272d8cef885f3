import { seededRandom } from '../fixtures/random.ts';
import { RATE } from './voices.ts';

// Sounds that nobody speaks in. The same call returns the same samples.

const chance = (seed: number) => {
  const random = seededRandom(seed);
  return () => random.upTo(1 << 30) / (1 << 30);
};
const made = (seconds: number, sample: (time: number, at: number) => number) =>
  Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) => sample(at / RATE, at));
const sine = (hertz: number, time: number) => Math.sin(2 * Math.PI * hertz * time);
const isOn = (time: number, period: number, on: number) => (time % period < on ? 1 : 0);

function brown(next: () => number) {
  let level = 0;
  return () => (level = level * 0.998 + (next() * 2 - 1) * 0.06);
}

const noises = {
  white: (next: () => number) => () => next() * 2 - 1,
  pink: (next: () => number) => {
    // Three poles, after Paul Kellet.
    let [b0, b1, b2] = [0, 0, 0];
    return () => {
      const white = next() * 2 - 1;
      b0 = 0.99765 * b0 + white * 0.099046;
      b1 = 0.963 * b1 + white * 0.2965164;
      b2 = 0.57 * b2 + white * 1.0526913;
      return (b0 + b1 + b2 + white * 0.1848) * 0.2;
    };
  },
  brown,
  traffic: (next: () => number) => {
    const rumble = brown(next);
    return (time: number) => rumble() * (0.4 + 0.6 * Math.max(0, sine(0.11, time)) ** 2);
  },
  /** As fast as syllables. */
  flutter: (next: () => number) => (time: number) => (next() * 2 - 1) * (0.02 + 0.5 * (1 + sine(4, time))),
  rain: (next: () => number) => {
    let drop = 0;
    return () => {
      if (next() < 0.004) drop = next();
      drop *= 0.97;
      return (next() * 2 - 1) * (0.1 + drop);
    };
  },
  applause: (next: () => number) => {
    let [clap, crowd] = [0, 0.5];
    return () => {
      if (next() < 0.002) clap = 0.3 + next();
      crowd += (next() - 0.5) * 0.002;
      clap *= 0.985;
      return (next() * 2 - 1) * clap * (0.5 + Math.abs(crowd));
    };
  },
  typing: (next: () => number) => {
    let [key, wait] = [0, 0];
    return () => {
      if (--wait < 0) [key, wait] = [0.3 + next(), Math.round(RATE * (0.06 + next() ** 3))];
      key *= 0.99;
      return (next() * 2 - 1) * key + (next() - 0.5) * 0.002;
    };
  },
  engine: (next: () => number) => (time: number) => {
    const speed = 42 + 12 * sine(0.07, time);
    return (
      [1, 2, 3, 4, 6].reduce((sum, times) => sum + sine(speed * times, time) / times, 0) * 0.3 + (next() - 0.5) * 0.1
    );
  },
} satisfies Record<string, (next: () => number) => (time: number) => number>;
export const NOISES = Object.keys(noises) as (keyof typeof noises)[];
export const noise = (name: keyof typeof noises, seconds: number) => made(seconds, noises[name](chance(11)));

const KEYS = [697, 770, 852, 941].flatMap((low) => [1209, 1336, 1477].map((high) => [low, high] as const));
const signals = {
  dial: (time: number) => 0.25 * (sine(350, time) + sine(440, time)),
  beeps: (time: number) => 0.4 * sine(1000, time) * isOn(time, 0.6, 0.3),
  dialling: (time: number) => {
    const [low, high] = KEYS[(Math.floor(time / 0.2) * 7) % KEYS.length]!;
    return 0.25 * (sine(low, time) + sine(high, time)) * isOn(time, 0.2, 0.12);
  },
  sweep: (time: number) => 0.4 * sine(200 + 190 * (time % 10), time % 10),
  siren: (time: number) => 0.4 * Math.sin(2 * Math.PI * (900 * time - 60 * Math.cos(2 * Math.PI * 0.8 * time))),
  alarm: (time: number) => 0.4 * Math.sign(sine(isOn(time, 0.25, 0.125) ? 2100 : 1600, time)) * isOn(time, 1.5, 1),
};
export const SIGNALS = Object.keys(signals) as (keyof typeof signals)[];
export const tones = (name: keyof typeof signals, seconds: number) => made(seconds, signals[name]);

/** A note: when it begins, how long it is held, its frequency and loudness. */
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
/** The frequency says which drum. */
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
