import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, RetryError } from 'ai';
import { ResponseTooLarge } from './bounded-fetch.ts';

/** Why a model gave no usable answer. Providers' messages can contain keys and prompts, so only this code leaves the folder. */
export type ModelFailure =
  | 'timed_out'
  | 'rate_limited'
  | 'unavailable'
  | 'unreachable'
  | 'rejected'
  | 'too_large'
  | 'malformed';

const RETRYABLE = new Set<ModelFailure>(['timed_out', 'rate_limited', 'unavailable', 'unreachable']);
export const isRetryable = (failure: ModelFailure) => RETRYABLE.has(failure);

export interface DescribedFailure {
  failure: ModelFailure;
  status: number | null;
  /** As requested by the provider. */
  retryAfterMs: number | null;
}

/** Classifies what the AI SDK threw. `timedOut`: our own time limit ended the call. */
export function describeFailure(error: unknown, timedOut: boolean): DescribedFailure {
  const errors = chainOf(error);
  const call = errors.find((cause) => APICallError.isInstance(cause));
  const status = call?.statusCode ?? null;
  const found = (failure: ModelFailure): DescribedFailure => ({ failure, status, retryAfterMs: retryAfterOf(call) });
  if (timedOut) return found('timed_out');
  if (errors.some((cause) => cause instanceof ResponseTooLarge)) return found('too_large');
  if (errors.some((cause) => NoObjectGeneratedError.isInstance(cause) || NoOutputGeneratedError.isInstance(cause)))
    return found('malformed');
  if (status === 408 || status === 504) return found('timed_out');
  if (status === 429) return found('rate_limited');
  if (status !== null && status >= 500) return found('unavailable');
  if (status !== null && status >= 400) return found('rejected');
  // fetch throws a TypeError when a connection fails or ends in the middle of the body.
  if (errors.some((cause) => cause instanceof TypeError) || (call && status === null)) return found('unreachable');
  // The provider answered with something that isn't its protocol.
  return found('malformed');
}

function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (
    let at = error;
    at instanceof Error && !chain.includes(at);
    at = RetryError.isInstance(at) ? at.lastError : at.cause
  )
    chain.push(at);
  return chain;
}

function retryAfterOf(call: { responseHeaders?: Record<string, string> | undefined } | undefined): number | null {
  const value = call?.responseHeaders?.['retry-after'];
  if (!value) return null;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
