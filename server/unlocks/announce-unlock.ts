import type { Kysely } from 'kysely';
import type { Money } from '#contract/fields/numbers.ts';
import type { UnlockKind } from '#contract/unlocks/contacts.ts';
import { notify } from '../notifications/notify.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { announceEvent } from '../platform/jobs/announce-event.ts';
import { publishWith } from '../platform/live/publish.ts';
import type { Target } from '../visibility/accessible.ts';

export interface NewUnlock extends Target {
  company: { user_id: string; company_name: string };
  kind: UnlockKind;
  /** Only for `paid`: already posted to the ledger account `customer`. */
  payment?: Money & { id: string };
  at: Date;
}

interface Recorded {
  contactId: string;
  conversationId: string;
  talentName: string;
}

/**
 * Announces an unlock to the company's webhooks, the talent's notifications and the open tabs of both sides, in its transaction.
 */
export async function announceUnlock(
  trx: Kysely<DB>,
  { company, talentId, positionId, kind, payment, at }: NewUnlock,
  { contactId, conversationId, talentName }: Recorded,
) {
  await announceEvent(trx, {
    companyId: company.user_id,
    talentId,
    type: 'contact.unlocked',
    data: {
      contactId,
      talentName,
      conversationId,
      positionId,
      kind,
      paid: payment ? { amountMinor: payment.amountMinor, currency: payment.currency } : null,
    },
    at,
  });
  await notify(trx, {
    userId: talentId,
    aboutId: company.user_id,
    kind: 'unlock',
    data: { companyName: company.company_name, conversationId },
    at,
  });
  for (const party of [company.user_id, talentId]) await publishWith(trx, party, 'talent_unlocked', { conversationId });
}
