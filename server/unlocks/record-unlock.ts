import { type Kysely, sql } from 'kysely';
import { UNLOCK_UNIT } from '#contract/billing/billing.ts';
import type { UnlockKind } from '#contract/unlocks/contacts.ts';
import { recordUnlockEvent } from '../analytics/record-events.ts';
import { type LedgerAccount, post } from '../billing/ledger.ts';
import { appendMessage } from '../chats/append-message.ts';
import { openConversation } from '../chats/open-conversation.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { failure } from '../platform/http/failure.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { utcDay } from '../billing/entitlement.ts';
import type { UnlockedContact } from '../billing/billing-context.ts';
import { announceUnlock, type NewUnlock } from './announce-unlock.ts';
import type { AccountPart } from '../platform/account-part.ts';

const SOURCES: Record<UnlockKind, LedgerAccount> = {
  free: 'granted_free',
  premium: 'granted_premium',
  credit: 'credits',
  paid: 'sold',
};

/**
 * Records an unlock in the caller's transaction, which must hold the lock on the company's row: contact, ledger entries,
 * conversation with its first message, conversion event, webhooks, the talent's notification and live events. @throws conversation_failed
 */
export async function recordUnlock(trx: Kysely<DB>, unlock: NewUnlock): Promise<UnlockedContact> {
  const { company, talentId, positionId, kind, payment, at } = unlock;
  const talent = await trx
    .selectFrom('talent_profiles as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.full_name', 't.phone', 'u.email'])
    .where('t.user_id', '=', talentId)
    .executeTakeFirstOrThrow();
  const conversation = await openConversation(trx, company.user_id, talentId, at).catch((error: unknown) => {
    throw Object.assign(failure('conversation_failed'), { cause: error });
  });
  const { id } = await trx
    .insertInto('unlocked_contacts')
    .values({
      user_id: company.user_id,
      closer_id: talentId,
      closer_name: talent.full_name,
      email: talent.email,
      phone: talent.phone,
      position_id: positionId,
      conversation_id: conversation.id,
      kind,
      free_on: kind === 'free' ? sql<Date>`${utcDay(at)}::date` : null,
      payment_id: payment?.id ?? null,
      paid_amount: payment?.amountMinor ?? 0,
      paid_currency: payment?.currency ?? null,
      guarantee: kind === 'premium' ? 'none' : 'open',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await post(trx, {
    key: `unlock:${id}`,
    companyId: company.user_id,
    paymentId: payment?.id,
    moves: [
      { from: SOURCES[kind], to: 'unlocked', amount: 1, currency: UNLOCK_UNIT },
      ...(payment
        ? [
            {
              from: 'unlock_revenue' as const,
              to: 'customer' as const,
              amount: payment.amountMinor,
              currency: payment.currency,
            },
          ]
        : []),
    ],
    at,
  });
  await appendMessage(
    trx,
    conversation,
    {
      by: company.user_id,
      systemKind: 'unlocked',
      clientId: id,
      content: `${company.company_name} unlocked ${talent.full_name}’s profile. You can talk here now. ${givenName(talent.full_name)} decides whether to continue.`,
    },
    at,
  );
  await recordUnlockEvent(trx, { companyId: company.user_id, talentId, positionId, at });
  await announceUnlock(trx, unlock, { contactId: id, conversationId: conversation.id, talentName: talent.full_name });
  await closeOpenCheckout(trx, company.user_id, talentId);
  return { contactId: id, talentName: talent.full_name };
}

const givenName = (fullName: string) => fullName.trim().split(/\s+/)[0]!;

/** Closes an open checkout, so that a talent who is already unlocked can't be paid for again. */
async function closeOpenCheckout(trx: Kysely<DB>, companyId: string, talentId: string) {
  const open = await trx
    .selectFrom('checkouts')
    .select('id')
    .where('company_id', '=', companyId)
    .where('talent_id', '=', talentId)
    .where('state', '=', 'open')
    .execute();
  for (const { id } of open) await enqueue(trx, 'close_checkout', { checkoutId: id }, { key: `close:${id}` });
}

export const unlocksPart: AccountPart = { tables: { unlocked_contacts: { by: 'user_id' } } };
