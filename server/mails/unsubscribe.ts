import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MailKind, mailKindSchema } from '#contract/mails.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';

/** A kind of mail and what it belongs to: an account, or for `search_alerts` a saved search. */
interface Subscription {
  kind: MailKind;
  id: string;
}

/** Returns the unsubscribe page for people and the URL that mail programs post to (RFC 8058). */
export function unsubscribeLinks(env: Pick<Context['env'], 'PUBLIC_URL' | 'SECRET'>, subscription: Subscription) {
  const token = `${subscription.kind}.${subscription.id}.${signatureOf(env.SECRET, subscription).toString('hex')}`;
  return {
    page: `${env.PUBLIC_URL}/unsubscribe/${token}`,
    oneClick: `${env.PUBLIC_URL}/api/mails/unsubscribe/${token}`,
  };
}

/** Unsubscribes from the kind of mail that the token names. Repeating it changes nothing. @throws invalid_link */
export async function unsubscribe({ db, env }: Pick<Context, 'db' | 'env'>, token: string): Promise<MailKind> {
  const { kind, id } = readToken(env.SECRET, token);
  if (kind === 'messages')
    await db.updateTable('users').set({ wants_message_mails: false }).where('id', '=', id).execute();
  if (kind === 'daily_match')
    await db.updateTable('company_profiles').set({ wants_daily_match: false }).where('user_id', '=', id).execute();
  if (kind === 'search_alerts')
    await db.updateTable('saved_searches').set({ has_alerts: false }).where('id', '=', id).execute();
  return kind;
}

function readToken(secret: string, token: string): Subscription {
  const [, kind, id, signature] = /^(\w+)\.([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(token) ?? [];
  const known = mailKindSchema.safeParse(kind);
  if (!known.success || !id || !signature) throw failure('invalid_link');
  const subscription = { kind: known.data, id };
  if (!timingSafeEqual(signatureOf(secret, subscription), Buffer.from(signature, 'hex'))) throw failure('invalid_link');
  return subscription;
}

const signatureOf = (secret: string, { kind, id }: Subscription) =>
  createHmac('sha256', secret).update(`unsubscribe ${kind} ${id}`).digest();
