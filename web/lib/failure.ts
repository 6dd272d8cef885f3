import { ORPCError } from '@orpc/client';
import type { ErrorCode } from '#contract/errors.ts';
import { ERROR_CODES } from '#contract/values/errors.ts';

/** The declared code of an error; `offline` where no answer came. */
export function codeOf(error: unknown): ErrorCode | 'offline' {
  if (error instanceof ORPCError)
    return (ERROR_CODES as string[]).includes(error.code) ? (error.code as ErrorCode) : 'unexpected';
  return 'offline';
}

/** Message keys by field path, for `invalid_input`. */
export function fieldsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ORPCError) || error.code !== 'invalid_input') return {};
  return (error.data as { fields?: Record<string, string> } | undefined)?.fields ?? {};
}
