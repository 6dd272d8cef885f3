import { ORPCError } from '@orpc/server';
import type { FastifyReply } from 'fastify';
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

/** A service outside of the product does not answer. `code` is what the caller is told. */
export class ServiceUnavailable extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A field that is not valid: `throw invalid('email', 'corporate_email')`. */
export function invalid(field: string, key: string) {
  return invalidFields({ [field]: key });
}

/** Answers with a declared error outside the API's own routes. Anything else is thrown on. */
export function refuse(reply: FastifyReply, error: unknown) {
  if (!(error instanceof ORPCError)) throw error;
  const { retryAfterSeconds } = (error.data ?? {}) as { retryAfterSeconds?: number };
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  return reply.status(error.status).send(error.toJSON());
}
