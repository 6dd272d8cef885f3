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
  wrong_credentials: { status: 401, message: 'That email or password is incorrect' },
  payment_required: { status: 402, message: 'This unlock requires payment', data: z.object({ price: moneySchema }) },
  unauthenticated: { status: 401, message: 'Sign in first' },
  email_not_confirmed: { status: 403, message: 'Confirm your email first' },
  code_needed: { status: 403, message: 'Enter a code from your authenticator app to finish signing in' },
  sign_in_expired: { status: 410, message: 'This took too long. Sign in again' },
  passkey_refused: { status: 401, message: 'We couldn’t accept this passkey' },
  second_factor_needed: { status: 403, message: 'Confirm this session with a second step first' },
  password_needed: { status: 403, message: 'Enter your current password first' },
  forbidden: { status: 403, message: 'Your account type can’t do this' },
  foreign_origin: { status: 403, message: 'Requests must come from this site' },
  not_found: { status: 404, message: 'Not found' },
  invalid_link: { status: 410, message: 'Invalid or expired link' },
  conflict: { status: 409, message: 'Someone else changed this in the meantime' },
  plan_limit: { status: 402, message: 'You need Premium for this' },
  no_credits: { status: 409, message: 'You have no boost credits left' },
  video_not_retryable: { status: 409, message: 'This video can’t be retried' },
  already_premium: { status: 409, message: 'You already have Premium' },
  conversation_closed: { status: 409, message: 'This conversation is closed' },
  conversation_failed: { status: 500, message: 'We couldn’t create the conversation' },
  body_too_large: { status: 413, message: 'The request is too large' },
  unsupported_media_type: { status: 415, message: 'This request must be plain JSON' },
  rate_limited: { status: 429, message: 'Too many attempts', data: retry },
  unexpected: { status: 500, message: 'Something went wrong on our side' },
  payments_unavailable: { status: 503, message: 'Payments aren’t available right now. Try again in a moment' },
  overloaded: { status: 503, message: 'We’re very busy right now. Try again in a moment', data: retry },
} as const;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];
