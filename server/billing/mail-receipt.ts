import type { Kysely } from 'kysely';
import type { Money } from '#contract/fields/numbers.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import type { BillingContext } from './billing-context.ts';
import { receiptMail } from './mails.ts';

interface Paid {
  companyId: string;
  /** The talent whose contact was paid for; null for Premium. */
  talentName: string | null;
  amount: Money;
  at: Date;
}

/** Mails a receipt. Called in the transaction that posts the payment to the ledger, so once for each payment. */
export async function mailReceipt(
  { env, mailer }: Pick<BillingContext, 'env' | 'mailer'>,
  trx: Kysely<DB>,
  paid: Paid,
) {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'name', 'language'])
    .where('id', '=', paid.companyId)
    .executeTakeFirst();
  if (user)
    await postMail({ db: trx, mailer }, await receiptMail(user, `${env.PUBLIC_URL}/company/profile#invoices`, paid));
}
