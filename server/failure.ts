import { ORPCError } from '@orpc/server';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';

/** Makes the error of a declared code: `throw failure('not_found')`. */
export function failure(code: ErrorCode, data?: unknown) {
  const { status, message } = ERRORS[code];
  return new ORPCError(code, { status, message, data, defined: true });
}

/** A field that is not valid: `throw invalid('email', 'corporate_email')`. */
export function invalid(field: string, key: string) {
  return failure('invalid_input', { fields: { [field]: key } });
}
