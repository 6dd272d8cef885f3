import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BRIDGED_GAP_MS, SHORTEST_MS, detectSpeech } from '#server/feedback/analyst/delivery/detect-speech.ts';
import { HOP_MS, SAMPLE_RATE, frameLevels } from '#server/feedback/analyst/delivery/frames.ts';
import { isSpeech } from '#server/feedback/analyst/delivery/is-speech.ts';

/** The part of sherpa-onnx-node that we use. It ships no types. */
interface Sherpa {
  Vad: new (
    config: unknown,
    bufferSeconds: number,
  ) => { acceptWaveform(samples: Float32Array): void; isDetected(): boolean };
}

const { Vad } = createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa;
const SAMPLES = 512;
/** Silero sees the end of the last frame again. */
const CONTEXT = 64;
const SILERO_FRAME_MS = 32;
/**
 * Silero VAD 5, under the MIT license, from https://github.com/snakers4/silero-vad. Speech starts above a probability of 0.5
 * and lasts until one below 0.35, as in Silero's own code.
 */
const SILERO = {
  model: join(import.meta.dirname, 'silero_vad_v5.onnx'),
  threshold: 0.5,
  // The smoothing below follows. With zero, sherpa-onnx would miss the end of speech.
  minSpeechDuration: 0.001,
  minSilenceDuration: 0.001,
  maxSpeechDuration: 3600,
  windowSize: SAMPLES,
};
const BUFFER_SECONDS = 60;

/** Whether there is speech, according to Silero's network, for each 32 ms of 16 kHz sound. */
function sileroFrames(sound: Float32Array): boolean[] {
  const network = new Vad(
    { sileroVad: SILERO, sampleRate: SAMPLE_RATE, numThreads: 1, provider: 'cpu' },
    BUFFER_SECONDS,
  );
  const heard: boolean[] = [];
  network.acceptWaveform(new Float32Array(CONTEXT));
  for (let from = 0; from + SAMPLES <= sound.length; from += SAMPLES) {
    network.acceptWaveform(sound.slice(from, from + SAMPLES));
    heard.push(network.isDetected());
  }
  // sherpa-onnx reports a change with the frame after it.
  return [...heard.slice(1), heard.at(-1) ?? false];
}

/** Bridges gaps and drops clicks like our own detector, so that the results are comparable. */
function smoothed(heard: readonly boolean[], gapMs: number, clickMs: number): boolean[] {
  const fill = (frames: readonly boolean[], value: boolean, shorterThanMs: number) => {
    const filled = [...frames];
    for (let from = 0; from < frames.length;) {
      let to = from;
      while (to < frames.length && frames[to] === frames[from]) to++;
      const isInside = from > 0 && to < frames.length;
      if (isInside && frames[from] !== value && (to - from) * SILERO_FRAME_MS < shorterThanMs)
        filled.fill(value, from, to);
      from = to;
    }
    return filled;
  };
  return fill(fill(heard, true, gapMs), false, clickMs);
}

/** How many frames agree; `sameRaw` compares with Silero's unsmoothed result. */
export function agreementWithSilero(sound: Float32Array) {
  const levels = frameLevels(sound);
  const speech = detectSpeech(levels);
  const ours = new Uint8Array(levels.length);
  if (isSpeech(sound, levels, speech)) for (const { from, to } of speech.stretches) ours.fill(1, from, to);
  const raw = sileroFrames(sound);
  const bridged = smoothed(raw, BRIDGED_GAP_MS, SHORTEST_MS);
  const found = { same: 0, sameRaw: 0, all: 0 };
  for (const [frame, heard] of raw.entries()) {
    const middle = Math.round(((frame + 0.5) * SILERO_FRAME_MS) / HOP_MS);
    if (middle >= ours.length) break;
    found.all++;
    if ((ours[middle] === 1) === bridged[frame]) found.same++;
    if ((ours[middle] === 1) === heard) found.sameRaw++;
  }
  return found;
}
