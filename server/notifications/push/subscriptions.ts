import { sql } from 'kysely';
import { PUSH_SUBSCRIPTIONS_MAX } from '#contract/values/notifications.ts';
import type { Context } from '../../platform/context.ts';
import { requireTarget } from '../../platform/http/target.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** What a browser's `PushManager.subscribe` returned. */
interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Subscribes the browser of this session. A browser subscribed to another account moves to this one, and the oldest ones beyond
 * the maximum are dropped. @throws invalid_input unless the endpoint is a public https address.
 */
export async function subscribePush(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
  { endpoint, keys: { p256dh, auth } }: PushSubscription,
) {
  await requireTarget(env, endpoint, 'endpoint');
  const owner = { user_id: userId, session_id: sessionId, p256dh, auth };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('push_subscriptions')
      .values({ ...owner, endpoint, created_at: clock() })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
      .execute();
    await sql`DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE user_id = ${userId}
      ORDER BY created_at DESC, id DESC OFFSET ${PUSH_SUBSCRIPTIONS_MAX})`.execute(trx);
  });
}

export async function unsubscribePush(
  { db }: Pick<Context, 'db'>,
  { userId }: Pick<Viewer, 'userId'>,
  { endpoint }: Pick<PushSubscription, 'endpoint'>,
) {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute();
}
