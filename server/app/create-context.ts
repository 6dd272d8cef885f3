import { createAuth } from '../accounts/auth.ts';
import { createViewerCache } from '../accounts/sessions/viewer-cache.ts';
import { recordEvent, auditPart } from '../audit/record-event.ts';
import { createModel } from '../platform/ai/model.ts';
import type { Context } from '../platform/context.ts';
import { createDatabase, type Database } from '../platform/db/client.ts';
import type { Env } from '../platform/env.ts';
import { ANALYSES, EXPORTS, UPLOADS } from '../platform/limits/bounds.ts';
import { createLimiter } from '../platform/limits/limiter.ts';
import { createSlots } from '../platform/limits/slots.ts';
import { createPublish } from '../platform/live/publish.ts';
import { createMailer } from '../platform/mail/transport.ts';
import { createStorage } from '../platform/storage/storage-disk.ts';
import { createSearchIndex } from '../search/index/search-index.ts';
import { storeSupportMessage, storeTicket } from '../support/store-ticket.ts';
import { supportPart } from '../support/answer-ticket.ts';
import { recordUnlock, unlocksPart } from '../unlocks/record-unlock.ts';
import { accountsPart } from '../accounts/erasure/account-rows.ts';
import { analyticsPart } from '../analytics/record-events.ts';
import { billingPart } from '../billing/end-billing.ts';
import { callsPart } from '../calls/delete-call.ts';
import { campaignsPart } from '../campaigns/campaigns.ts';
import { chatsPart } from '../chats/open-conversation.ts';
import { companiesPart } from '../companies/profile.ts';
import { createAnalyst } from '../feedback/analyst/create-analyst.ts';
import { feedbackPart } from '../feedback/takes/agreement.ts';
import { fairnessPart } from '../fairness/survey.ts';
import { favouritesPart } from '../favourites/favourites.ts';
import { insightsPart } from '../insights/visibility.ts';
import { integrationsPart } from '../integrations/webhooks/endpoints.ts';
import { createPostToTarget } from '../platform/http/target.ts';
import { notificationsPart } from '../notifications/notify.ts';
import { referralsPart } from '../referrals/spend-credit.ts';
import { searchPart } from '../search/documents/shared-scores.ts';
import { talentsPart } from '../talents/save-profile.ts';
import { videosPart } from '../videos/account-part.ts';
import type { AccountPart } from '../platform/account-part.ts';
import type { Payments } from '../billing/providers/payments.ts';
import { simulatedPayments } from '../billing/simulated/payments.ts';

/** Builds the platform's services and what each noun adds to them. */
export async function createContext(
  env: Env,
  databaseUrl: string,
  clock: () => Date = () => new Date(),
): Promise<Context> {
  const storage = await createStorage(env);
  const model = createModel(env);
  const { db, pool } = createDatabase(databaseUrl);
  const searchIndex = createSearchIndex(databaseUrl);
  const viewers = createViewerCache(databaseUrl);
  return {
    env,
    db,
    pool,
    storage,
    mailer: createMailer(env),
    model,
    analyst: createAnalyst(env, model),
    payments: await createPayments(env, db, clock),
    auth: createAuth(env, db),
    accountParts,
    fulfilUnlock: recordUnlock,
    supportDesk: { storeMessage: storeSupportMessage, storeReport: storeTicket },
    publish: createPublish(pool),
    postToTarget: createPostToTarget(env),
    searchIndex,
    viewers,
    limiter: createLimiter(pool, ({ accountId, address, ...details }) =>
      recordEvent(db, { kind: 'rate_limited', actorId: accountId, address, details }),
    ),
    exports: createSlots(EXPORTS),
    uploads: createSlots(UPLOADS),
    analyses: createSlots(ANALYSES),
    clock,
    async close() {
      await viewers.stop();
      await searchIndex.stop();
      await db.destroy();
      // Kysely doesn't end a pool that it never queried.
      if (!pool.ending) await pool.end();
    },
  };
}

/** What every noun stores for an account, as `accounts/erasure` exports and erases it. */
export const accountParts: AccountPart[] = [
  chatsPart,
  accountsPart,
  auditPart,
  talentsPart,
  companiesPart,
  videosPart,
  searchPart,
  referralsPart,
  insightsPart,
  integrationsPart,
  favouritesPart,
  campaignsPart,
  analyticsPart,
  billingPart,
  unlocksPart,
  notificationsPart,
  supportPart,
  fairnessPart,
  callsPart,
  feedbackPart,
];

/** Creates the Stripe provider if it is configured, otherwise the simulated one. */
export async function createPayments(env: Env, db: Database, clock: () => Date): Promise<Payments> {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (PAYMENTS !== 'stripe' || !STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET)
    return simulatedPayments({ db, clock, publicUrl: env.PUBLIC_URL });
  const { stripePayments } = await import('../billing/providers/stripe-payments.ts');
  return stripePayments({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: env.STRIPE_PRICE_ID,
    apiBase: env.STRIPE_API_BASE,
  });
}
