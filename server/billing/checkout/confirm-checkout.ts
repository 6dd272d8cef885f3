import type { z } from 'zod';
import type { confirmedCheckoutSchema } from '#contract/billing/checkouts.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { BillingContext } from '../billing-context.ts';
import { settleCheckout } from './settle-checkout.ts';

type Confirmed = z.infer<typeof confirmedCheckoutSchema>;

/** Settles a checkout when its buyer returns, by asking the provider. @throws not_found, also for other companies' checkouts. */
export async function confirmCheckout(
  context: BillingContext,
  { userId }: Viewer,
  checkoutId: string,
): Promise<Confirmed> {
  const { db } = context;
  const find = () =>
    db
      .selectFrom('checkouts as c')
      .leftJoin('unlocked_contacts as u', (join) =>
        join.onRef('u.user_id', '=', 'c.company_id').onRef('u.closer_id', '=', 'c.talent_id'),
      )
      .select(['c.kind', 'c.state', 'u.id as contactId', 'u.closer_name as talentName'])
      .where('c.id', '=', checkoutId)
      .where('c.company_id', '=', userId)
      .executeTakeFirst();
  if (!(await find())) throw failure('not_found');
  await settleCheckout(context, { checkoutId });
  return (await find()) as Confirmed;
}
