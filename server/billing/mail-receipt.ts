import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.gen.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import type { BillingContext } from './billing-context.ts';
import { type Bought, receiptMail, refundMail } from './mails.ts';

type MailContext = Pick<BillingContext, 'env' | 'mailer'>;
type CompanyBought = Bought & { companyId: string };

/** Mails a receipt. Called in the transaction that posts the payment to the ledger, so once for each payment. */
export const mailReceipt = (context: MailContext, trx: Kysely<DB>, paid: CompanyBought) =>
  mailCompany(context, trx, paid, receiptMail);

/** Mails that a payment was refunded in full. Called in the transaction that posts the refund. */
export const mailRefund = (context: MailContext, trx: Kysely<DB>, refunded: CompanyBought) =>
  mailCompany(context, trx, refunded, refundMail);

async function mailCompany(
  { env, mailer }: MailContext,
  trx: Kysely<DB>,
  { companyId, ...bought }: CompanyBought,
  write: typeof receiptMail,
) {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'name', 'language'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (user)
    await postMail({ db: trx, mailer }, await write(user, `${env.PUBLIC_URL}/company/profile#invoices`, bought));
}
