import { ORPCError, ValidationError } from '@orpc/server';
import pg from 'pg';
import { ERROR_CODES } from '#contract/values/errors.ts';
import { ServiceUnavailable, failure, invalidFields } from './failure.ts';

const DECLARED = new Set<string>(ERROR_CODES);

/** Logs an error that no route has declared. */
export type Report = (level: 'warn' | 'error', event: string, error: unknown) => void;

/** Turns every error into a response. Errors that are not declared are reported first. */
export function declareError(error: unknown, report: Report): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST') return invalidFields(fieldsOf(error.cause));
    if (DECLARED.has(error.code)) {
      if (error.cause === undefined) return error;
      if (isDatabaseAway(error.cause)) return declareError(error.cause, report);
      report('error', error.code, error.cause);
      return error;
    }
  }
  if (error instanceof ServiceUnavailable) {
    report('error', error.code, error);
    return failure(error.code);
  }
  if (isDatabaseAway(error)) {
    report('error', 'the database is unreachable', error);
    return failure('overloaded', { retryAfterSeconds: 2 });
  }
  const refused = error instanceof pg.DatabaseError ? declareDatabaseError(error.code ?? '') : null;
  report(refused ? 'warn' : 'error', refused ? 'the database refused an input' : 'unexpected', error);
  return refused ?? failure('unexpected');
}

/**
 * Returns the error for a value that Postgres refuses or for a lost race; null if the input is not at fault.
 * Source: PostgreSQL, appendix A, classes 21, 22, 23, 40 and 54.
 */
function declareDatabaseError(code: string) {
  if (/^(?:21|22|54)/.test(code) || code === '23502' || code === '23514') return invalidFields({ '': 'invalid' });
  if (code === '23503' || code === '23505') return failure('conflict');
  if (code === '40001' || code === '40P01') return failure('overloaded', { retryAfterSeconds: 1 });
  return null;
}

function fieldsOf(cause: unknown): Record<string, string> {
  if (!(cause instanceof ValidationError)) return { '': 'invalid' };
  return Object.fromEntries(
    cause.issues.map((issue) => [
      (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
      messageKey(issue.message),
    ]),
  );
}

/** Schemas use message keys; zod's own English sentences become the general key. */
const messageKey = (message: string) => (/^[a-z_]+$/.test(message) ? message : 'invalid');

function isDatabaseAway(error: unknown) {
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  return (
    code === 'ECONNREFUSED' ||
    code === 'ECONNRESET' ||
    code.startsWith('57P') ||
    code.startsWith('08') ||
    /Connection terminated|timeout exceeded when trying to connect/.test(String(error))
  );
}
