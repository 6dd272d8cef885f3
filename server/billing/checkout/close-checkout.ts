import { PaymentsUnavailable } from '../providers/payments.ts';
import type { BillingContext } from '../billing-context.ts';
import { type CheckoutRow, openAtProvider } from './open-at-provider.ts';
import { settleCheckout } from './settle-checkout.ts';

/** Closes an open checkout so that it can't be paid any more; one that was already paid is settled. */
export async function closeCheckout(context: BillingContext, { checkoutId }: { checkoutId: string }) {
  const { db, payments } = context;
  const row = await db.selectFrom('checkouts').selectAll().where('id', '=', checkoutId).executeTakeFirst();
  if (row?.state !== 'open') return;
  const opened = row.provider === payments.provider ? await findOpened(context, row) : null;
  if (opened) {
    await payments.closeCheckout(opened);
    return settleCheckout(context, { checkoutId });
  }
  await db
    .updateTable('checkouts')
    .set({ state: 'expired' })
    .where('id', '=', checkoutId)
    .where('state', '=', 'open')
    .execute();
}

/**
 * Returns the provider's id of a checkout. An interrupted start may have opened one whose id was never stored: opening it again
 * returns it, or is refused if it never existed.
 */
async function findOpened(context: BillingContext, row: CheckoutRow): Promise<string | null> {
  if (row.provider_id) return row.provider_id;
  try {
    return (await openAtProvider(context, row)).id;
  } catch (error) {
    if (error instanceof PaymentsUnavailable) throw error;
    return null;
  }
}
