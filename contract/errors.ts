import { z } from 'zod';
import { moneySchema } from './money.ts';

/**
 * Every error the API can answer with, and nothing else. `errors.code.<code>` is its translation key.
 * `fields` maps an input's path ("email", "positions.0.positionTitle") to the key of its message.
 */
const fields = z.object({ fields: z.record(z.string(), z.string()) });
const retry = z.object({ retryAfterSeconds: z.int().positive() });

export const ERRORS = {
  invalid_input: { status: 400, message: 'Some fields are not valid', data: fields },
  wrong_credentials: { status: 401, message: 'The email or the password is not right' },
  payment_required: { status: 402, message: 'This unlock has to be paid for', data: z.object({ price: moneySchema }) },
  unauthenticated: { status: 401, message: 'Sign in first' },
  email_not_confirmed: { status: 403, message: 'Confirm your email first' },
  code_needed: { status: 403, message: 'Give a code of your authenticator app to finish signing in' },
  sign_in_expired: { status: 410, message: 'This took too long, sign in again' },
  passkey_refused: { status: 401, message: 'This passkey was not accepted' },
  second_factor_needed: { status: 403, message: 'Confirm this session with a second factor first' },
  password_needed: { status: 403, message: 'Give your current password first' },
  forbidden: { status: 403, message: 'This is not open to your kind of account' },
  foreign_origin: { status: 403, message: 'Requests must come from this site' },
  not_found: { status: 404, message: 'Not found' },
  invalid_link: { status: 410, message: 'Invalid or expired link' },
  conflict: { status: 409, message: 'Somebody changed this in the meantime' },
  plan_limit: { status: 402, message: 'Premium is needed for this' },
  no_credits: { status: 409, message: 'No boost credits left' },
  video_not_retryable: { status: 409, message: 'This video cannot be tried again' },
  already_premium: { status: 409, message: 'The premium plan is running already' },
  conversation_closed: { status: 409, message: 'This conversation does not go on' },
  conversation_failed: { status: 500, message: 'The conversation could not be created' },
  body_too_large: { status: 413, message: 'The request is too large' },
  unsupported_media_type: { status: 415, message: 'The server reads plain JSON only' },
  rate_limited: { status: 429, message: 'Too many requests', data: retry },
  unexpected: { status: 500, message: 'Something went wrong on our side' },
  payments_unavailable: { status: 503, message: 'Payments are not reachable, try again in a moment' },
  overloaded: { status: 503, message: 'Busy, try again in a moment', data: retry },
} as const;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
