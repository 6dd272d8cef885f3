import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { boughtName } from '../invoices.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { announceEvent } from '../../platform/jobs/announce-event.ts';
import { publishWith } from '../../platform/live/publish.ts';
import { supportAddress } from '../../platform/mail/recipient.ts';
import type { BillingContext } from '../billing-context.ts';
import { mailRefund } from '../mail-receipt.ts';
import { type LedgerAccount, bookedPayment, post } from '../ledger.ts';
import { refundFailedMail } from '../mails.ts';

/**
 * Posts changes of the refunded amount of a payment. A refunded unlock stays readable, since its contact has been seen; it is marked
 * as refunded, its revenue is reversed, its reply guarantee ends, and its company gets a mail. A refund can fail days later: then
 * all of this but the mail is undone, and the operator, who still owes the money, gets one.
 */
export async function syncPayment({ db, clock, payments, env, mailer }: BillingContext, id: string) {
  const snapshot = await payments.readPayment(id);
  if (!snapshot) return;
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(trx);
    const booked = await bookedPayment(trx, id);
    // A payment that has not been posted yet is synced again once it has.
    if (!booked || snapshot.refundedMinor === booked.refunded) return;
    const at = clock();
    const { companyId, currency, taken, nextRefundKey: key } = booked;
    const holder: LedgerAccount = booked.heldBy ?? 'customer';
    const change = snapshot.refundedMinor - booked.refunded;
    const [from, to]: [LedgerAccount, LedgerAccount] = change > 0 ? ['provider', holder] : [holder, 'provider'];
    const move = { from, to, amount: Math.abs(change), currency };
    await post(trx, { key, companyId, paymentId: id, moves: [move], at });
    if (change < 0) {
      const failed = { paymentId: id, amount: { amountMinor: -change, currency } };
      await postMail({ db: trx, mailer }, await refundFailedMail(supportAddress(env), env.PUBLIC_URL, failed));
    }
    const isRefunded = snapshot.refundedMinor >= taken;
    if (isRefunded)
      await trx
        .updateTable('checkouts')
        .set({ state: 'refunded' })
        .where('payment_id', '=', id)
        .where('state', 'in', ['paid', 'refunding'])
        .execute();
    const contacts = await trx
      .updateTable('unlocked_contacts')
      .set(
        isRefunded
          ? { refunded_at: at, guarantee: sql`CASE guarantee WHEN 'open' THEN 'none' ELSE guarantee END` }
          : { refunded_at: null, guarantee: sql`CASE guarantee WHEN 'none' THEN 'open' ELSE guarantee END` },
      )
      .where('payment_id', '=', id)
      .where('refunded_at', isRefunded ? 'is' : 'is not', null)
      .returning(['id', 'closer_id', 'closer_name'])
      .execute();
    if (isRefunded && change > 0) {
      const amount = { amountMinor: snapshot.refundedMinor, currency };
      await mailRefund({ env, mailer }, trx, { ...(await boughtWith(trx, id)), companyId, amount, at });
    }
    for (const { id: contactId, closer_id: talentId, closer_name: talentName } of isRefunded ? contacts : []) {
      const amount = { amountMinor: snapshot.refundedMinor, currency };
      const data = { contactId, talentName, returned: 'money', amount } as const;
      await announceEvent(trx, { companyId, talentId, type: 'unlock.refunded', data, at });
    }
    await publishWith(trx, companyId, 'billing_changed', {});
  });
}

/** What a payment bought. Without an unlock it was refunded before the contact was shown. */
async function boughtWith(trx: Kysely<DB>, paymentId: string) {
  const unlock = await trx
    .selectFrom('checkouts as c')
    .leftJoin('unlocked_contacts as u', 'u.payment_id', 'c.payment_id')
    .leftJoin('talent_profiles as t', 't.user_id', 'c.talent_id')
    .select(['u.closer_name', 't.full_name'])
    .where('c.payment_id', '=', paymentId)
    .executeTakeFirst();
  if (!unlock) return { kind: 'premium' as const, talentName: null };
  return { kind: 'unlock' as const, talentName: boughtName(unlock) };
}
