import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Money } from '#contract/fields/numbers.ts';
import { writeSimulated } from './documents.ts';
import type { DB } from '../../platform/db/schema.gen.ts';

interface NewInvoice {
  /** The open invoice being paid; without it, a new one is created. */
  id?: string | null;
  customerId: string;
  subscriptionId: string;
  amount: Money;
  isPaid: boolean;
  at: Date;
}

export async function writeInvoice(
  trx: Kysely<DB>,
  { id, customerId, subscriptionId, amount, isPaid, at }: NewInvoice,
) {
  const plain = plainId();
  const invoiceId = id ?? `sim_in_${plain}`;
  const paymentId = isPaid ? `sim_${plain}` : null;
  if (paymentId)
    await writeSimulated(
      trx,
      'payment',
      { id: paymentId, customerId, document: { amount, refundedMinor: 0 } },
      { isNew: true },
    );
  await writeSimulated(
    trx,
    'invoice',
    {
      id: invoiceId,
      customerId,
      document: {
        state: isPaid ? 'paid' : 'open',
        number: `TEST-${plain.slice(0, 8).toUpperCase()}`,
        amount,
        subscriptionId,
        paymentId,
        createdAt: at.toISOString(),
      },
    },
    { isNew: !id },
  );
  return invoiceId;
}

export const plainId = () => randomUUID().replaceAll('-', '');
