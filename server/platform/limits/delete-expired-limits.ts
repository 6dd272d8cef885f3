import type { Context } from '../context.ts';

/** Windows that are over. */
export async function deleteExpiredLimits({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  await db.deleteFrom('rate_limits').where('expire', '<', clock().getTime()).execute();
}
