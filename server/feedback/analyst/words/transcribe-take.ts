import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Transcriber } from '#server/platform/ai/transcriber.ts';
import { log } from '#server/platform/log.ts';
import { runChild } from '#server/platform/media/child/run-child.ts';
import { defaultLimits } from '#server/platform/media/limits.ts';
import { withUpload } from '#server/platform/media/with-upload.ts';
import type { AnalyzeOptions, Take, Transcript } from '../analyst.ts';
import { type TranscribeJob, transcribeMessage } from '../child/protocol.ts';

const childScript = fileURLToPath(new URL('../child/transcribe-child.ts', import.meta.url));
const LIMITS = { ...defaultLimits, maxMemoryBytes: 3 * 1024 ** 3 };

export interface Transcribers {
  /** A folder with a local model. It takes precedence, so that no sound leaves the machine. */
  modelDir: string | null;
  provider: Transcriber | null;
}

/** Transcribes a take; null if no transcriber is available or it fails, which doesn't affect the scores. */
export async function transcribeTake(
  take: Take,
  { modelDir, provider }: Transcribers,
  options: AnalyzeOptions,
): Promise<Transcript | null> {
  const { signal, onProgress } = options;
  try {
    const text = modelDir
      ? await inChild(take, { modelDir, wavPath: null }, options)
      : provider && (await withWav(take, options, (wav) => provider.transcribe(wav, take.language, signal)));
    onProgress?.('transcribe', 1);
    return text?.trim() ? { text: text.trim(), source: modelDir ? 'speech_model' : 'provider' } : null;
  } catch {
    signal.throwIfAborted();
    log('warn', 'transcription failed', { by: modelDir ? 'speech_model' : 'provider' });
    return null;
  }
}

async function inChild(
  { source, language }: Take,
  how: Pick<TranscribeJob, 'modelDir' | 'wavPath'>,
  { signal, onProgress }: AnalyzeOptions,
): Promise<string | null> {
  const { text } = await withUpload(source, LIMITS, (fd, container) => {
    const job: TranscribeJob = { container, limits: LIMITS, language, ...how };
    return runChild({ script: childScript, fd, job, message: transcribeMessage, signal, onProgress });
  });
  return text;
}

async function withWav(
  take: Take,
  options: AnalyzeOptions,
  transcribe: (wav: Buffer) => ReturnType<Transcriber['transcribe']>,
): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'closeup-sound-'));
  try {
    const wavPath = join(folder, 'sound.wav');
    await inChild(take, { modelDir: null, wavPath }, options);
    const answer = await transcribe(await readFile(wavPath));
    return answer.ok ? answer.text : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
