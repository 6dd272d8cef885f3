import type { Context } from '#server/platform/context.ts';
import {
  type Purchase,
  type Subscribing,
  allowsUnlock,
  expectedState,
  needsUnlock,
} from '../../stripe/reference-model.ts';
import type { StripeStandIn } from '../../stripe/server.ts';

export async function checkPurchases(app: Context, { account }: StripeStandIn, purchases: Purchase[]) {
  const failures: string[] = [];
  const [checkouts, contacts, welcomes] = await Promise.all([
    app.db.selectFrom('checkouts').select(['id', 'state']).execute(),
    app.db.selectFrom('unlocked_contacts').selectAll().where('kind', '=', 'paid').execute(),
    app.db
      .selectFrom('messages as m')
      .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
      .select(['c.company_id', 'c.talent_id'])
      .where('m.system_kind', '=', 'unlocked')
      .$narrowType<{ company_id: string }>()
      .execute(),
  ]);
  const states = new Map(checkouts.map(({ id, state }) => [id, state]));
  const pair = (companyId: string, talentId: string) => `${companyId} ${talentId}`;
  const contactOf = new Map(contacts.map((contact) => [pair(contact.user_id, contact.closer_id), contact]));
  for (const purchase of purchases) {
    const who = `${purchase.fate} ${purchase.checkoutId}`;
    const state = states.get(purchase.checkoutId);
    if (state !== expectedState(purchase)) failures.push(`${who} is ${state}, not ${expectedState(purchase)}`);
    const key = pair(purchase.companyId, purchase.talentId);
    const contact = contactOf.get(key);
    if (contact ? !allowsUnlock(purchase) : needsUnlock(purchase))
      failures.push(`${who}: ${contact ? 'an' : 'no'} unlock`);
    const messages = welcomes.filter(({ company_id, talent_id }) => pair(company_id, talent_id) === key).length;
    if (messages !== (contact ? 1 : 0)) failures.push(`${who}: ${messages} welcome messages`);
    const session = account.sessions.get(purchase.sessionId)!;
    if (contact && contact.payment_id !== session.payment_intent) failures.push(`${who}: another payment`);
    if (contact && (contact.refunded_at !== null) !== purchase.isRefunded) failures.push(`${who}: refund not marked`);
  }
  for (const companyId of new Set(purchases.map((purchase) => purchase.companyId))) {
    const own = purchases.filter((purchase) => purchase.companyId === companyId);
    const customer = account.sessions.get(own[0]!.sessionId)!.customer;
    const kept = [...account.payments.values()]
      .filter((payment) => payment.customer === customer)
      .reduce((sum, { charge }) => sum + charge.amount - charge.amount_refunded, 0);
    const due = 600 * own.filter((purchase) => needsUnlock(purchase)).length;
    if (kept !== due) failures.push(`company ${companyId} paid ${kept}, not ${due}`);
  }
  return failures;
}

export async function checkSubscriptions(app: Context, { account }: StripeStandIn, subscribings: Subscribing[]) {
  const failures: string[] = [];
  for (const { companyId, sessionId, monthsPaid, state } of subscribings) {
    const rows = await app.db
      .selectFrom('subscriptions')
      .select(['state', 'provider_id'])
      .where('company_id', '=', companyId)
      .execute();
    if (
      rows.length !== 1 ||
      rows[0]!.state !== state ||
      rows[0]!.provider_id !== account.sessions.get(sessionId)!.subscription
    )
      failures.push(`company ${companyId} has ${JSON.stringify(rows)}, not one ${state}`);
    const { sum } = await app.db
      .selectFrom('ledger_entries')
      .select((eb) => eb.fn.sum<string | null>('amount').as('sum'))
      .where('company_id', '=', companyId)
      .where('account', '=', 'premium_revenue')
      .executeTakeFirstOrThrow();
    if (-Number(sum ?? 0) !== 6500 * monthsPaid)
      failures.push(`company ${companyId}: ${sum} booked for ${monthsPaid} months`);
  }
  return failures;
}
