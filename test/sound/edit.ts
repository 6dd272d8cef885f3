import { RATE } from './voices.ts';

/** Samples from -1 to 1. All functions return a new array. */
export const silence = (seconds: number) => new Float32Array(Math.round(seconds * RATE));

export function concat(parts: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export const padded = (sound: Float32Array, seconds: number) => concat([silence(seconds), sound, silence(seconds)]);

export const gained = (sound: Float32Array, db: number) => sound.map((sample) => sample * 10 ** (db / 20));

export const limitedTo = (sound: Float32Array, ceiling: number) =>
  sound.map((sample) => Math.max(-ceiling, Math.min(ceiling, sample)));

/** Mixes in another sound at this RMS in dBFS, looped if it is shorter. */
export function mixed(sound: Float32Array, other: Float32Array, db: number): Float32Array {
  const added = levelled(other, db);
  return sound.map((sample, at) => sample + added[at % added.length]!);
}

/** The same sound at this RMS in dBFS. */
export function levelled(sound: Float32Array, db: number): Float32Array {
  let energy = 0;
  for (const sample of sound) energy += sample * sample;
  return gained(sound, db - 10 * Math.log10(energy / sound.length + 1e-12));
}

/** 16-bit mono WAV. */
export function toWav(sound: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + sound.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + sound.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(sound.length * 2, 40);
  sound.forEach((sample, at) =>
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + at * 2),
  );
  return bytes;
}
