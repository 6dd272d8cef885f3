import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { InferenceSession, Tensor, env } from 'onnxruntime-web';
import { BRIDGED_GAP_MS, SHORTEST_MS, detectSpeech } from '#server/feedback/analyst/delivery/detect-speech.ts';
import { HOP_MS, frameLevels } from '#server/feedback/analyst/delivery/frames.ts';
import { isSpeech } from '#server/feedback/analyst/delivery/is-speech.ts';

const SAMPLES = 512;
/** Silero v5 hears the end of the last frame again. */
const CONTEXT = 64;
const SPEECH_ABOVE = 0.5;
const SILERO_FRAME_MS = 32;

const require = createRequire(import.meta.url);
let session: Promise<InferenceSession> | undefined;

/** Whether somebody speaks, by Silero's network, for each 32 ms of 16 kHz sound. */
async function sileroFrames(sound: Float32Array): Promise<boolean[]> {
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

/** Of how many frames both say the same; `sameRaw` is with Silero's answer as it is. */
export async function agreementWithSilero(sound: Float32Array) {
  const levels = frameLevels(sound);
  const speech = detectSpeech(levels);
  const ours = new Uint8Array(levels.length);
  if (isSpeech(sound, levels, speech)) for (const { from, to } of speech.stretches) ours.fill(1, from, to);
  const raw = await sileroFrames(sound);
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
