import { SUPPORT_TICKET_DAYS } from '#contract/values/product.ts';
import type { Context } from '../platform/context.ts';

/** What was written long ago goes. */
export async function deleteOldTickets({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const before = new Date(clock().getTime() - SUPPORT_TICKET_DAYS * 86_400_000);
  await db.deleteFrom('support_tickets').where('created_at', '<', before).execute();
}
