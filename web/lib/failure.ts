import type { ORPCError } from '@orpc/client';
import type { ErrorCode } from '#contract/errors.ts';
import { ERROR_CODES } from '#contract/values/errors.ts';

/**
 * An error that the API answered with, detected without importing the library that throws it, which loads with the first request.
 */
export const isAnswer = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof Error && 'code' in error && 'defined' in error;

/** The code of an API error; `offline` if there was no response. */
export function codeOf(error: unknown): ErrorCode | 'offline' {
  if (isAnswer(error)) return (ERROR_CODES as string[]).includes(error.code) ? (error.code as ErrorCode) : 'unexpected';
  return 'offline';
}

/** Message keys by field path of an `invalid_input` error. */
export function fieldsOf(error: unknown): Record<string, string> {
  if (!isAnswer(error) || error.code !== 'invalid_input') return {};
  return (error.data as { fields?: Record<string, string> } | undefined)?.fields ?? {};
}
