import { createHmac, timingSafeEqual } from 'node:crypto';
import { type UnsubscribeKind, unsubscribeKindSchema } from '#contract/notifications/preferences.ts';
import { DEFAULT_EMAILS, type EmailKind, NOTIFICATION_KINDS } from '#contract/values/notifications.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { getPreferences, savePreferences } from './preferences.ts';

/** A kind of mail and its scope: an account, or for `search_alerts` a saved search. */
interface Subscription {
  kind: UnsubscribeKind;
  id: string;
}

const KINDS: Record<Exclude<UnsubscribeKind, 'search_alerts'>, readonly EmailKind[]> = {
  messages: ['message'],
  daily_match: ['match'],
  notifications: NOTIFICATION_KINDS.filter((kind) => kind !== 'match'),
};

/** Returns the unsubscribe page for people and the URL that mail programs post to (RFC 8058). */
export function unsubscribeLinks(env: Pick<Context['env'], 'PUBLIC_URL' | 'SECRET'>, subscription: Subscription) {
  const token = `${subscription.kind}.${subscription.id}.${signatureOf(env.SECRET, subscription).toString('hex')}`;
  return {
    page: `${env.PUBLIC_URL}/unsubscribe/${token}`,
    oneClick: `${env.PUBLIC_URL}/api/mails/unsubscribe/${token}`,
  };
}

/** Unsubscribes from the kind of mail that the token names, and returns which choices that changed. Idempotent. @throws invalid_link */
export async function unsubscribe(
  context: Pick<Context, 'db' | 'env'>,
  token: string,
): Promise<{ kind: UnsubscribeKind; stopped: EmailKind[] }> {
  const { kind, id } = readToken(context.env.SECRET, token);
  if (kind === 'search_alerts') {
    await setAlerts(context, id, false);
    return { kind, stopped: [] };
  }
  const account = await findAccount(context, id);
  if (!account) return { kind, stopped: [] };
  const { emails } = await getPreferences(context, account);
  await setEmails(context, id, KINDS[kind], false);
  return { kind, stopped: KINDS[kind].filter((one) => emails[one]) };
}

/** Undoes `unsubscribe`. Without `stopped`, the kind starts over with its defaults. @throws invalid_link */
export async function subscribeAgain(
  context: Pick<Context, 'db' | 'env'>,
  { token, stopped = DEFAULT_EMAILS }: { token: string; stopped?: readonly EmailKind[] | undefined },
): Promise<UnsubscribeKind> {
  const { kind, id } = readToken(context.env.SECRET, token);
  if (kind === 'search_alerts') await setAlerts(context, id, true);
  else if (await findAccount(context, id))
    await setEmails(
      context,
      id,
      KINDS[kind].filter((one) => stopped.includes(one)),
      true,
    );
  return kind;
}

const setAlerts = ({ db }: Pick<Context, 'db'>, id: string, has_alerts: boolean) =>
  db.updateTable('saved_searches').set({ has_alerts }).where('id', '=', id).execute();

const setEmails = (context: Pick<Context, 'db'>, id: string, kinds: readonly EmailKind[], isOn: boolean) =>
  savePreferences(context, id, { emails: Object.fromEntries(kinds.map((one) => [one, isOn])) });

async function findAccount({ db }: Pick<Context, 'db'>, userId: string) {
  const account = await db.selectFrom('users').select('user_type').where('id', '=', userId).executeTakeFirst();
  return account && { userId, userType: account.user_type as Viewer['userType'] };
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
