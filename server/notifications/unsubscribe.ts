import { createHmac, timingSafeEqual } from 'node:crypto';
import { type UnsubscribeKind, unsubscribeKindSchema } from '#contract/notifications/preferences.ts';
import { type EmailKind, NOTIFICATION_KINDS, OWN_EMAIL } from '#contract/values/notifications.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { savePreferences } from './preferences.ts';

/** A kind of mail and its scope: an account, or for `search_alerts` a saved search. */
interface Subscription {
  kind: UnsubscribeKind;
  id: string;
}

const KINDS: Record<Exclude<UnsubscribeKind, 'search_alerts'>, readonly EmailKind[]> = {
  messages: ['message'],
  daily_match: ['match'],
  notifications: NOTIFICATION_KINDS.filter((kind) => !OWN_EMAIL.includes(kind)),
};

/** Returns the unsubscribe page for people and the URL that mail programs post to (RFC 8058). */
export function unsubscribeLinks(env: Pick<Context['env'], 'PUBLIC_URL' | 'SECRET'>, subscription: Subscription) {
  const token = `${subscription.kind}.${subscription.id}.${signatureOf(env.SECRET, subscription).toString('hex')}`;
  return {
    page: `${env.PUBLIC_URL}/unsubscribe/${token}`,
    oneClick: `${env.PUBLIC_URL}/api/mails/unsubscribe/${token}`,
  };
}

/** Unsubscribes from the kind of mail that the token names. Idempotent. @throws invalid_link */
export async function unsubscribe(context: Pick<Context, 'db' | 'env'>, token: string): Promise<UnsubscribeKind> {
  const { db, env } = context;
  const { kind, id } = readToken(env.SECRET, token);
  if (kind === 'search_alerts') {
    await db.updateTable('saved_searches').set({ has_alerts: false }).where('id', '=', id).execute();
    return kind;
  }
  const isThere = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  if (isThere)
    await savePreferences(context, id, { emails: Object.fromEntries(KINDS[kind].map((one) => [one, false])) });
  return kind;
}

function readToken(secret: string, token: string): Subscription {
  const [, kind, id, signature] = /^(\w+)\.([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const known = unsubscribeKindSchema.safeParse(kind);
  if (!known.success || !id || !signature) throw failure('invalid_link');
  const subscription = { kind: known.data, id };
  if (!timingSafeEqual(signatureOf(secret, subscription), Buffer.from(signature, 'hex'))) throw failure('invalid_link');
  return subscription;
}

const signatureOf = (secret: string, { kind, id }: Subscription) =>
  createHmac('sha256', secret).update(`unsubscribe ${kind} ${id}`).digest();
