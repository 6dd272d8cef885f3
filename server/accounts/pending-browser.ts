import { createHmac, timingSafeEqual } from 'node:crypto';
import { UNVERIFIED_ACCOUNT_DAYS } from '#contract/values/product.ts';
import type { RequestContext } from '../platform/http/routes.ts';
import { writeCookie } from './session-cookie.ts';

const COOKIE = 'closeup.pending';
const VALUE = /(?:^|; )closeup\.pending=([0-9a-f-]{36})\.([0-9a-f]{64})(?:;|$)/;
const DAY_SECONDS = 86_400;

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply'>;

const sign = (secret: string, userId: string) => createHmac('sha256', secret).update(`pending ${userId}`).digest();

/** This browser has given the password of an account whose email is not proven yet. */
export function rememberPending({ app, reply }: Pick<Request, 'app' | 'reply'>, userId: string) {
  const value = `${userId}.${sign(app.env.SECRET, userId).toString('hex')}`;
  void reply.header('set-cookie', writeCookie(app.env, COOKIE, value, UNVERIFIED_ACCOUNT_DAYS * DAY_SECONDS, '/api'));
}

/** Whether the same person, in this browser, chose the account's password. */
export function isPendingBrowser({ app, headers }: Pick<Request, 'app' | 'headers'>, userId: string): boolean {
  const [, id, signature] = VALUE.exec(headers.get('cookie') ?? '') ?? [];
  if (id !== userId || !signature) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), sign(app.env.SECRET, userId));
}
