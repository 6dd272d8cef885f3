import { type Kysely, sql } from 'kysely';
import type { SubscriptionSnapshot } from '../providers/payments.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { publishWith } from '../../platform/live/publish.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import type { BillingContext } from '../billing-context.ts';
import { renewalFailedMail } from '../mails.ts';
import type { SubscriptionRow } from '../premium.ts';

/** Updates a subscription to its current state at the provider. Subscriptions of unknown customers are ignored. */
export async function syncSubscription(context: BillingContext, subscriptionId: string): Promise<void> {
  const { db, payments } = context;
  const known = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('provider_id', '=', subscriptionId)
    .executeTakeFirst();
  if (!known && !(await adopt(context, subscriptionId))) return;
  // Requests are numbered before they are sent, so that the answer to the latest request wins, whichever arrives last.
  const { asked } = await db
    .updateTable('subscriptions')
    .set({ asked: sql`asked + 1` })
    .where('provider_id', '=', subscriptionId)
    .returning('asked')
    .executeTakeFirstOrThrow();
  const snapshot = await payments.readSubscription(subscriptionId);
  if (snapshot) await db.transaction().execute((trx) => apply(context, trx, snapshot, asked));
}

async function adopt({ db, payments, clock }: BillingContext, subscriptionId: string): Promise<boolean> {
  const snapshot = await payments.readSubscription(subscriptionId);
  const customer =
    snapshot &&
    (await db
      .selectFrom('billing_customers')
      .select('company_id')
      .where('customer_id', '=', snapshot.customerId)
      .executeTakeFirst());
  if (!customer) return false;
  await db
    .insertInto('subscriptions')
    .values({
      company_id: customer.company_id,
      provider: payments.provider,
      provider_id: subscriptionId,
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .execute();
  return true;
}

async function apply(context: BillingContext, trx: Kysely<DB>, snapshot: SubscriptionSnapshot, asked: number) {
  const before = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider_id', '=', snapshot.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.applied >= asked || before.state === 'ended') return;
  const now = context.clock();
  await trx
    .updateTable('subscriptions')
    .set({
      state: snapshot.state,
      current_period_end: snapshot.currentPeriodEnd ?? before.current_period_end,
      cancel_at_period_end: snapshot.cancelAtPeriodEnd,
      past_due_at: snapshot.state === 'past_due' ? (before.past_due_at ?? now) : null,
      applied: asked,
      updated_at: now,
    })
    .where('id', '=', before.id)
    .execute();
  const isNewPeriod = snapshot.currentPeriodEnd?.getTime() !== before.current_period_end?.getTime();
  // The invoice has its own webhook, which may be lost.
  if (isNewPeriod || snapshot.state !== before.state)
    await enqueue(trx, 'sync_invoices', { companyId: before.company_id }, { key: `invoices:${before.company_id}` });
  await publishWith(trx, before.company_id, 'billing_changed', {});
  if (snapshot.state === 'past_due' && before.state !== 'past_due') await mailRenewalFailure(context, trx, before);
}

async function mailRenewalFailure({ env, mailer }: BillingContext, trx: Kysely<DB>, { company_id }: SubscriptionRow) {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'name', 'language'])
    .where('id', '=', company_id)
    .executeTakeFirst();
  if (!user) return;
  const mail = await renewalFailedMail(user, `${env.PUBLIC_URL}/company/profile#plan`);
  await postMail({ db: trx, mailer }, mail);
}
