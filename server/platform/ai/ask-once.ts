import { type LanguageModel, type ModelMessage, NoObjectGeneratedError, Output, generateText } from 'ai';
import type { z } from 'zod';
import { type DescribedFailure, describeFailure } from './model-failure.ts';

const MAX_OUTPUT_TOKENS = 2000;
/** How many characters of a bad answer, and of its validation errors, are sent back to the model. */
const QUOTED_ANSWER = 6000;
const QUOTED_PROBLEM = 1000;

export interface ObjectRequest<T> {
  /** What the answer must be. Refinements count: an answer that fails one is repaired once. */
  schema: z.ZodType<T>;
  /** The task, in our own words only. */
  instructions: string;
  /** What people said or wrote. It is passed as data, never as instructions. */
  material: Record<string, unknown>;
  signal: AbortSignal;
  maxOutputTokens?: number;
}

interface Refusal extends DescribedFailure {
  ok: false;
  /** The messages that tell the model how to fix its answer. */
  repair: ModelMessage[];
}

// The SDK would print its warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** One call, without retries. Every failure is returned as a code. */
export async function askOnce<T>(
  model: LanguageModel,
  { schema, instructions, signal, maxOutputTokens = MAX_OUTPUT_TOKENS }: ObjectRequest<T>,
  messages: readonly ModelMessage[],
  timeLimit: AbortSignal,
): Promise<{ ok: true; value: T } | Refusal> {
  try {
    const { output } = await generateText({
      model,
      output: Output.object({ schema }),
      instructions,
      messages: [...messages],
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, timeLimit]),
    });
    return { ok: true, value: output };
  } catch (error) {
    return { ok: false, ...describeFailure(error, timeLimit.aborted), repair: repairOf(error) };
  }
}

function repairOf(error: unknown): ModelMessage[] {
  if (!NoObjectGeneratedError.isInstance(error) || !error.text?.trim()) return [];
  const problem = error.cause instanceof Error ? error.cause.message.slice(0, QUOTED_PROBLEM) : error.message;
  return [
    { role: 'assistant', content: error.text.slice(0, QUOTED_ANSWER) },
    {
      role: 'user',
      content: `This is not a valid answer: ${problem}\nAnswer again with one JSON object that fits the schema.`,
    },
  ];
}
