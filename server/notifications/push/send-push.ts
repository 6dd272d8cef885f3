import { notificationPath, type Told } from '#contract/notifications/path.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import type { Context } from '../../platform/context.ts';
import { supportAddress } from '../../platform/mail/recipient.ts';
import { lineOf } from '../texts.ts';
import { vapidKeys } from './vapid.ts';

declare module '../../platform/jobs/enqueue.ts' {
  interface JobPayloads {
    send_push: { notificationId: string; subscriptionId: string };
  }
}

/** The payload that the service worker shows. */
export interface PushPayload {
  title: string;
  body: string;
  /** The page that a click opens. */
  path: string;
  /** A repeated push replaces the first one. */
  tag: string;
}

/** How long push services keep a push for an offline browser. */
const TTL_SECONDS = DAY_MS / 1000;
/** Statuses that mean the browser has unsubscribed. */
const GONE = [404, 410];

/**
 * Sends a notification to a browser, encrypted for it (RFC 8291), unless it has been read in the meantime. A browser that is
 * gone is removed. @throws if the push service fails, so that the job is retried.
 */
export async function sendPush(
  { db, env, postToTarget }: Pick<Context, 'db' | 'env' | 'postToTarget'>,
  { notificationId, subscriptionId }: { notificationId: string; subscriptionId: string },
) {
  const row = await db
    .selectFrom('push_subscriptions as p')
    .innerJoin('notifications as n', 'n.user_id', 'p.user_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.endpoint', 'p.p256dh', 'p.auth', 'n.kind', 'n.data', 'u.language'])
    .where('p.id', '=', subscriptionId)
    .where('n.id', '=', notificationId)
    .where('n.read_at', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const told = { kind: row.kind, data: row.data } as Told;
  const payload: PushPayload = {
    title: PRODUCT_NAME,
    body: lineOf(row.language, told),
    path: notificationPath(told),
    tag: notificationId,
  };
  const { default: webPush } = await import('web-push');
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject: `mailto:${supportAddress(env)}`, ...vapidKeys(env.SECRET) },
      TTL: TTL_SECONDS,
      contentEncoding: 'aes128gcm',
    },
  );
  const { 'Content-Length': _length, ...sent } = headers as Record<string, string | number>;
  const answer = await postToTarget(
    endpoint,
    new Uint8Array(body),
    Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
  );
  if (answer.error === 'private_address' || (answer.status !== null && GONE.includes(answer.status)))
    await db.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute();
  else if (answer.status === null || answer.status >= 300)
    throw new Error(`the push service answered ${answer.status ?? answer.error}`);
}
