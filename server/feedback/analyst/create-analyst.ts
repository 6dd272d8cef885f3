import type { Analysis } from '#contract/feedback/analysis.ts';
import type { Model } from '#server/platform/ai/model.ts';
import { createTranscriber } from '#server/platform/ai/transcriber.ts';
import { SettingsError, type Env } from '#server/platform/env.ts';
import type { Analyst, AnalyzeOptions, Transcript } from './analyst.ts';
import { findSpeechModel } from './child/recognizer.ts';
import { localAnalyst } from './local-analyst.ts';
import { measureWords } from './words/measure-words.ts';
import { REVIEW_VERSION, reviewWords } from './words/review-words.ts';
import { type Transcribers, transcribeTake } from './words/transcribe-take.ts';

declare module '../../platform/context.ts' {
  interface Context {
    analyst: Analyst;
  }
}

type Settings = Pick<
  Env,
  'SPEECH_MODEL_DIR' | 'AI_TRANSCRIPTION_MODEL' | 'AI_TRANSCRIPTION_API_KEY' | 'AI_TRANSCRIPTION_BASE_URL'
>;

/**
 * Returns the analyst that the settings configure. Delivery is always measured here; a language model only comments on the words.
 * @throws SettingsError when SPEECH_MODEL_DIR contains no model
 */
export function createAnalyst(env: Settings, model: Model | null, local: Analyst = localAnalyst): Analyst {
  if (env.SPEECH_MODEL_DIR && !findSpeechModel(env.SPEECH_MODEL_DIR))
    throw new SettingsError(
      'SPEECH_MODEL_DIR: holds no model that sherpa-onnx can read (an encoder, a decoder and tokens.txt)',
    );
  const transcribers: Transcribers = { modelDir: env.SPEECH_MODEL_DIR ?? null, provider: createTranscriber(env) };
  const canTranscribe = transcribers.modelDir !== null || transcribers.provider !== null;
  const transcribedBy = transcribers.modelDir ? 'speech model' : env.AI_TRANSCRIPTION_MODEL;
  return {
    version: [local.version, model && `${model.name} ${REVIEW_VERSION}`, transcribedBy].filter(Boolean).join(' · '),
    async analyze(take, options) {
      const measured = await local.analyze(take, options);
      const isScored = measured.outcome === 'scored';
      const transcript =
        take.transcript ?? (isScored && canTranscribe ? await transcribeTake(take, transcribers, options) : null);
      if (!transcript) return measured;
      const words = measureWords(transcript, take.language, spokenMsOf(measured));
      const analysis: Analysis = { ...measured, words };
      return model && isScored ? withReview(model, analysis, transcript, options) : analysis;
    },
  };
}

async function withReview(
  model: Model,
  local: Analysis,
  { text }: Transcript,
  { signal, onProgress }: AnalyzeOptions,
): Promise<Analysis> {
  const answer = await reviewWords(model, { text, language: local.language }, signal);
  onProgress?.('review', 1);
  if (!answer.ok) return { ...local, analyst: { ...local.analyst, isFallback: true } };
  return {
    ...local,
    analyst: {
      name: 'model',
      version: `${model.name} · ${REVIEW_VERSION} · ${local.analyst.version}`,
      isFallback: false,
    },
    words: { ...local.words!, review: answer.value },
  };
}

const spokenMsOf = ({ speechMs, pauses }: Analysis) =>
  speechMs + pauses.reduce((total, { fromMs, toMs }) => total + toMs - fromMs, 0);
