import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { InferenceSession, Tensor, env } from 'onnxruntime-web';
import { detectSpeech } from '#server/feedback/analyst/delivery/detect-speech.ts';
import { HOP_MS, frameLevels } from '#server/feedback/analyst/delivery/frames.ts';

const SAMPLES = 512;
/** Silero v5 hears the end of the last frame again. */
const CONTEXT = 64;
const SPEECH_ABOVE = 0.5;
export const SILERO_FRAME_MS = 32;

const require = createRequire(import.meta.url);
let session: Promise<InferenceSession> | undefined;

/** Whether somebody speaks, by Silero's network, for each 32 ms of 16 kHz sound. */
export async function sileroFrames(sound: Float32Array): Promise<boolean[]> {
  env.wasm.numThreads = 1;
  session ??= InferenceSession.create(readFileSync(require.resolve('@ricky0123/vad-web/dist/silero_vad_v5.onnx')));
  const network = await session;
  let state: Tensor = new Tensor('float32', new Float32Array(2 * 128), [2, 1, 128]);
  const rate = new Tensor('int64', BigInt64Array.of(16_000n));
  const heard: boolean[] = [];
  for (let from = 0; from + SAMPLES <= sound.length; from += SAMPLES) {
    const input = new Float32Array(CONTEXT + SAMPLES);
    input.set(sound.subarray(Math.max(0, from - CONTEXT), from + SAMPLES), from === 0 ? CONTEXT : 0);
    const output = await network.run({ input: new Tensor('float32', input, [1, input.length]), state, sr: rate });
    state = output['stateN']!;
    heard.push((output['output']!.data[0] as number) > SPEECH_ABOVE);
  }
  return heard;
}

/** Bridges gaps and drops clicks as our own detector does, so that both answer the same question. */
export function smoothed(heard: readonly boolean[], gapMs: number, clickMs: number): boolean[] {
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

export async function agreementWithSilero(sounds: readonly Float32Array[]): Promise<number> {
  let [same, all] = [0, 0];
  for (const sound of sounds) {
    const levels = frameLevels(sound);
    const ours = new Uint8Array(levels.length);
    for (const { from, to } of detectSpeech(levels).stretches) ours.fill(1, from, to);
    for (const [frame, isSpeech] of smoothed(await sileroFrames(sound), 250, 100).entries()) {
      const middle = Math.round(((frame + 0.5) * SILERO_FRAME_MS) / HOP_MS);
      if (middle >= ours.length) break;
      all++;
      if ((ours[middle] === 1) === isSpeech) same++;
    }
  }
  return same / all;
}
