import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Context } from '../../platform/context.ts';
import { bodyOf } from './payload.ts';
import { signedHeaders } from './sign.ts';
import type { TakenDelivery } from './take-due.ts';
import type { TargetAnswer } from '../../platform/http/target.ts';

export type Attempting = Pick<Context, 'db' | 'env' | 'clock' | 'mailer' | 'postToTarget'>;

/** One request of a delivery and its result. */
export interface Outcome extends TargetAnswer {
  at: Date;
  requestHeaders: Record<string, string>;
  isDelivered: boolean;
}

export const CONTENT_HEADERS = {
  'content-type': 'application/json',
  'user-agent': `${PRODUCT_NAME}-Webhooks/1`,
};

/** Signs an event with the current time and posts it to its endpoint. */
export async function attempt(
  { env, clock, postToTarget }: Pick<Context, 'env' | 'clock' | 'postToTarget'>,
  { url, event, keys }: Pick<TakenDelivery, 'url' | 'event' | 'keys'>,
  signal?: AbortSignal,
): Promise<Outcome> {
  const at = clock();
  const body = bodyOf(env, event);
  const signed = trySigning(env, keys, { id: event.id, body, at });
  if (!signed) return { ...UNSIGNED, at };
  const requestHeaders = { ...CONTENT_HEADERS, ...signed };
  const answer = await postToTarget(url, body, requestHeaders, signal);
  return { ...answer, at, requestHeaders, isDelivered: isSuccess(answer) };
}

/** Nothing is sent unsigned: the operator has changed SECRET, so the company must rotate the endpoint's secret. */
const UNSIGNED = {
  status: null,
  error: 'unsigned',
  body: null,
  retryAfter: null,
  durationMs: 0,
  requestHeaders: {},
  isDelivered: false,
} as const;

function trySigning(...given: Parameters<typeof signedHeaders>) {
  try {
    return signedHeaders(...given);
  } catch {
    return null;
  }
}

export const isSuccess = ({ status }: Pick<TargetAnswer, 'status'>) => status !== null && status >= 200 && status < 300;

/** The reason an attempt failed: no answer, or an error status. */
export function errorOf({
  status,
  error,
  isDelivered,
}: Pick<Outcome, 'status' | 'error' | 'isDelivered'>): string | null {
  if (isDelivered) return null;
  if (error) return error;
  return status! >= 300 && status! < 400 ? 'redirect' : 'refused';
}
