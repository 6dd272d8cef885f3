import type { Context } from '../platform/context.ts';

/** Where real money is taken, premium that was paid for with none ends. */
export async function endSimulatedPremium({ db, clock, payments }: Pick<Context, 'db' | 'clock' | 'payments'>) {
  if (payments.provider === 'simulated') return;
  await db
    .updateTable('subscriptions')
    .set({ state: 'ended', past_due_at: null, updated_at: clock() })
    .where('provider', '=', 'simulated')
    .where('state', '<>', 'ended')
    .execute();
}
