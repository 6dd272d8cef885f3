import type { Kysely } from 'kysely';
import type { Money } from '#contract/fields/numbers.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import type { Target } from '../visibility/accessible.ts';

/** An unlock whose payment has been posted to the ledger. */
export interface PaidUnlock extends Target {
  /** The company that bought it. */
  company: { user_id: string; company_name: string };
  kind: 'paid';
  /** As in the provider's snapshot. */
  payment: Money & { id: string };
  at: Date;
}

export interface UnlockedContact {
  contactId: string;
  talentName: string;
}

declare module '../platform/context.ts' {
  interface Context {
    /** Delivers what a settled checkout bought, in its transaction. Injected, because unlocks import billing. */
    fulfilUnlock(trx: Kysely<DB>, unlock: PaidUnlock): Promise<UnlockedContact>;
  }
}

/** The services that calls to the payment provider need. */
export type BillingContext = Pick<Context, 'db' | 'clock' | 'payments' | 'env' | 'mailer' | 'fulfilUnlock'>;
