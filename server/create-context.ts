import { createAuth } from './accounts/auth.ts';
import { recordEvent } from './audit/record-event.ts';
import { createPayments } from './billing/providers/create-payments.ts';
import type { Context } from './platform/context.ts';
import { createDatabase } from './platform/db/client.ts';
import type { Env } from './platform/env.ts';
import { EXPORTS, UPLOADS } from './platform/limits/bounds.ts';
import { createLimiter } from './platform/limits/limiter.ts';
import { createSlots } from './platform/limits/slots.ts';
import { createPublish } from './platform/live/publish.ts';
import { createMailer } from './platform/mail/transport.ts';
import { createStorage } from './platform/storage/create-storage.ts';
import { createSearchIndex } from './search/index/search-index.ts';
import { storeSupportMessage, storeTicket } from './support/store-ticket.ts';
import { recordUnlock } from './unlocks/record-unlock.ts';
import { accountsPart } from './accounts/account-part.ts';
import { analyticsPart } from './analytics/account-part.ts';
import { auditPart } from './audit/account-part.ts';
import { billingPart } from './billing/account-part.ts';
import { campaignsPart } from './campaigns/account-part.ts';
import { chatsPart } from './chats/account-part.ts';
import { companiesPart } from './companies/account-part.ts';
import { fairnessPart } from './fairness/account-part.ts';
import { favouritesPart } from './favourites/account-part.ts';
import { insightsPart } from './insights/account-part.ts';
import { referralsPart } from './referrals/account-part.ts';
import { searchPart } from './search/account-part.ts';
import { supportPart } from './support/account-part.ts';
import { talentsPart } from './talents/account-part.ts';
import { unlocksPart } from './unlocks/account-part.ts';
import { videosPart } from './videos/account-part.ts';
import type { AccountPart } from './platform/account-part.ts';

/** Builds the platform's services and what each noun adds to them. */
export async function createContext(
  env: Env,
  databaseUrl: string,
  clock: () => Date = () => new Date(),
): Promise<Context> {
  const storage = await createStorage(env);
  const { db, pool } = createDatabase(databaseUrl);
  const searchIndex = createSearchIndex(databaseUrl);
  return {
    env,
    db,
    pool,
    storage,
    mailer: createMailer(env),
    payments: createPayments(env, db, clock),
    auth: createAuth(env, db),
    accountParts,
    fulfilUnlock: recordUnlock,
    supportDesk: { storeMessage: storeSupportMessage, storeReport: storeTicket },
    publish: createPublish(pool),
    searchIndex,
    limiter: createLimiter(pool, ({ accountId, address, ...details }) =>
      recordEvent(db, { kind: 'rate_limited', actorId: accountId, address, details }),
    ),
    exports: createSlots(EXPORTS),
    uploads: createSlots(UPLOADS),
    clock,
    async close() {
      await searchIndex.stop();
      await db.destroy();
    },
  };
}

/** What every noun stores for an account, as `accounts/erasure` exports and erases it. */
export const accountParts: AccountPart[] = [
  accountsPart,
  auditPart,
  talentsPart,
  companiesPart,
  videosPart,
  searchPart,
  referralsPart,
  insightsPart,
  favouritesPart,
  campaignsPart,
  analyticsPart,
  billingPart,
  unlocksPart,
  chatsPart,
  supportPart,
  fairnessPart,
];
