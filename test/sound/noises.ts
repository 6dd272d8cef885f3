import { RATE } from './voices.ts';
import { chance } from '../fixtures/random.ts';

export const made = (seconds: number, sample: (time: number, at: number) => number) =>
  Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) => sample(at / RATE, at));
export const sine = (hertz: number, time: number) => Math.sin(2 * Math.PI * hertz * time);

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
  /** Modulated at the rate of syllables. */
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

const isOn = (time: number, period: number, on: number) => (time % period < on ? 1 : 0);

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
