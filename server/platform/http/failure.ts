import { ORPCError } from '@orpc/server';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { sayWhatIsInvalid } from './field-sentences.ts';

/** Makes the error of a declared code: `throw failure('not_found')`. */
export function failure(code: ErrorCode, data?: unknown) {
  const { status, message } = ERRORS[code];
  return new ORPCError(code, { status, message, data, defined: true });
}

/** Fields that are not valid, each with the key of its message. */
export function invalidFields(fields: Record<string, string>) {
  const { status } = ERRORS.invalid_input;
  return new ORPCError('invalid_input', {
    status,
    message: sayWhatIsInvalid(fields),
    data: { fields },
    defined: true,
  });
}

/** A field that is not valid: `throw invalid('email', 'corporate_email')`. */
export function invalid(field: string, key: string) {
  return invalidFields({ [field]: key });
}
