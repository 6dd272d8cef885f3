import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Checkouts } from '../../platform/db/schema.gen.ts';
import { ensureCustomer } from '../customer.ts';

export type CheckoutRow = Selectable<Checkouts>;

/** Opens a checkout at the provider. Idempotent, even after a crash between opening and storing it. */
export async function openAtProvider(
  { db, payments, env }: Pick<Context, 'db' | 'payments' | 'env'>,
  row: CheckoutRow,
): Promise<{ id: string; url: string }> {
  if (row.provider_id && row.url) return { id: row.provider_id, url: row.url };
  const opened = await payments.openCheckout({
    reference: row.id,
    kind: row.kind as 'unlock' | 'premium',
    customerId: await ensureCustomer({ db, payments }, row.company_id),
    ...returnUrls(env.PUBLIC_URL, row),
    expiresAt: row.expires_at,
  });
  await db
    .updateTable('checkouts')
    .set({ provider_id: opened.id, url: opened.url })
    .where('id', '=', row.id)
    .where('provider_id', 'is', null)
    .execute();
  return opened;
}

/** Where the buyer returns to. The URL proves nothing: the page requests the state of the checkout. */
function returnUrls(publicUrl: string, { id, kind, position_id }: CheckoutRow) {
  const back = (path: string, query: Record<string, string>) => `${publicUrl}${path}?${new URLSearchParams(query)}`;
  return kind === 'unlock'
    ? {
        successUrl: back('/company/dashboard', { success: 'true', candidate: position_id!, checkout: id }),
        cancelUrl: back('/company/search-talent', { candidate: position_id! }),
      }
    : {
        successUrl: back('/company/profile', { success: 'true', checkout: id }),
        cancelUrl: `${publicUrl}/company/profile#plan`,
      };
}
