import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { ModelFailure } from './model-failure.ts';

export type Transcription = { ok: true; text: string } | { ok: false; failure: ModelFailure };

export interface Transcriber {
  /**
   * Transcribes a WAV file. Throws only the signal's reason: every other failure is returned.
   * @param language ISO 639-1
   */
  transcribe(wav: Uint8Array, language: string, signal: AbortSignal): Promise<Transcription>;
}

interface TranscriberLimits {
  attemptMs: number;
  retries: number;
  backoffMs: number;
  maxResponseBytes: number;
  maxCharacters: number;
}
const DEFAULT_LIMITS: TranscriberLimits = {
  attemptMs: 60_000,
  retries: 1,
  backoffMs: 2000,
  maxResponseBytes: 512 * 1024,
  maxCharacters: 20_000,
};

type Settings = Pick<Env, 'AI_TRANSCRIPTION_MODEL' | 'AI_TRANSCRIPTION_API_KEY' | 'AI_TRANSCRIPTION_BASE_URL'>;

/** Returns the operator's transcription endpoint, or null if none is set. */
export function createTranscriber(env: Settings, given: Partial<TranscriberLimits> = {}): Transcriber | null {
  if (!env.AI_TRANSCRIPTION_MODEL) return null;
  const limits = { ...DEFAULT_LIMITS, ...given };
  return {
    async transcribe(wav, language, signal) {
      const { isRetryable } = await import('./model-failure.ts');
      for (let retries = 0; ; retries++) {
        const answer = await transcribeOnce(env, limits, { wav, language, signal });
        signal.throwIfAborted();
        if (answer.ok) return { ok: true, text: answer.text.slice(0, limits.maxCharacters) };
        log('warn', 'transcription failed', { failure: answer.failure, retries });
        if (!isRetryable(answer.failure) || retries >= limits.retries) return answer;
        await sleep(limits.backoffMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

async function transcribeOnce(
  env: Settings,
  limits: TranscriberLimits,
  { wav, language, signal }: { wav: Uint8Array; language: string; signal: AbortSignal },
): Promise<Transcription> {
  const { transcribe } = await import('ai');
  const { createOpenAI } = await import('@ai-sdk/openai');
  const { describeFailure } = await import('./model-failure.ts');
  const timeLimit = AbortSignal.timeout(limits.attemptMs);
  try {
    const { text } = await transcribe({
      model: createOpenAI({
        apiKey: env.AI_TRANSCRIPTION_API_KEY!,
        baseURL: env.AI_TRANSCRIPTION_BASE_URL!,
        fetch: boundedFetch(limits.maxResponseBytes),
      }).transcription(env.AI_TRANSCRIPTION_MODEL!),
      audio: wav,
      providerOptions: { openai: { language } },
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, timeLimit]),
    });
    return { ok: true, text };
  } catch (error) {
    const { failure } = describeFailure(error, timeLimit.aborted);
    return { ok: false, failure };
  }
}
