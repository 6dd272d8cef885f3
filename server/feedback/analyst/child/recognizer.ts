import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SAMPLE_RATE } from '../delivery/frames.ts';

/** The part of sherpa-onnx-node that we use. It ships no types. */
interface Sherpa {
  OfflineRecognizer: new (config: unknown) => {
    createStream(): { acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void };
    decode(stream: unknown): void;
    getResult(stream: unknown): { text: string };
  };
}

interface SpeechModelFiles {
  tokens: string;
  encoder: string;
  decoder: string;
  /** Set for a transducer; Whisper has none. */
  joiner: string | null;
}

/** Finds a Whisper model or a transducer by the names that sherpa-onnx gives their files; null if there is none. */
export function findSpeechModel(folder: string): SpeechModelFiles | null {
  let names: string[];
  try {
    names = readdirSync(folder).toSorted();
  } catch {
    return null;
  }
  const find = (part: string) => {
    const found = names.filter((name) => name.includes(part) && name.endsWith('.onnx'));
    // If both variants are present, use the smaller one.
    const name = found.find((candidate) => candidate.includes('int8')) ?? found[0];
    return name ? join(folder, name) : null;
  };
  const tokens = names.find((name) => name.endsWith('tokens.txt'));
  const [encoder, decoder] = [find('encoder'), find('decoder')];
  return tokens && encoder && decoder
    ? { tokens: join(folder, tokens), encoder, decoder, joiner: find('joiner') }
    : null;
}

/** Loads the model into this process. A broken model can crash it, which is why this runs in a child process. */
export async function loadRecognizer(folder: string, language: string): Promise<(sound: Float32Array) => string> {
  const files = findSpeechModel(folder);
  if (!files) throw new Error('no speech model');
  const { OfflineRecognizer } = createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa;
  const { tokens, encoder, decoder, joiner } = files;
  const recognizer = new OfflineRecognizer({
    featConfig: { sampleRate: SAMPLE_RATE, featureDim: 80 },
    modelConfig: {
      ...(joiner
        ? { transducer: { encoder, decoder, joiner } }
        : { whisper: { encoder, decoder, language, task: 'transcribe' } }),
      tokens,
      numThreads: 1,
      provider: 'cpu',
    },
  });
  return (samples) => {
    const stream = recognizer.createStream();
    stream.acceptWaveform({ samples, sampleRate: SAMPLE_RATE });
    recognizer.decode(stream);
    return recognizer.getResult(stream).text;
  };
}
