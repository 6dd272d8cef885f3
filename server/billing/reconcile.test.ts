import { beforeAll, expect, test } from 'vitest';
import { createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { writeSimulated } from './simulated/documents.ts';
import { openConversation } from '../chats/open-conversation.ts';
import type { Context } from '../platform/context.ts';
import { ensureCustomer } from './customer.ts';
import { post } from './ledger.ts';
import { reconcile } from './reconcile.ts';

let app: Context;
let companyId: string;
let customerId: string;
beforeAll(async () => {
  app = await createTestContext();
  companyId = (await createCompany(app)).viewer.userId;
  customerId = await ensureCustomer(app, companyId);
});

const amount = { amountMinor: 9900, currency: 'XTS' };
const take = (id: string, refundedMinor = 0) =>
  writeSimulated(app.db, 'payment', { id, customerId, document: { amount, refundedMinor } }, { isNew: true });
const book = (paymentId: string, booked: number) =>
  app.db.transaction().execute((trx) =>
    post(trx, {
      key: `payment:${paymentId}`,
      companyId,
      paymentId,
      moves: [{ from: 'premium_revenue', to: 'provider', amount: booked, currency: 'XTS' }],
      at: app.clock(),
    }),
  );

test('a reconciliation finds no differences when everything agrees', async () => {
  await take('sim_right');
  await book('sim_right', 9900);
  expect(await reconcile(app)).toEqual({ payments: 1, unlocks: 0, differences: [] });
});

test('a reconciliation reports payments and unlocks that one side is missing', async () => {
  await take('sim_unbooked');
  await take('sim_other_amount');
  await book('sim_other_amount', 9800);
  await take('sim_refunded', 9900);
  await book('sim_refunded', 9900);
  await book('sim_invented', 9900);
  const talent = await createFoundTalent(app);
  const conversation = await openConversation(app.db, companyId, talent.viewer.userId, app.clock());
  const { id } = await app.db
    .insertInto('unlocked_contacts')
    .values({
      user_id: companyId,
      closer_id: talent.viewer.userId,
      closer_name: 'x',
      email: 'x@x.example',
      phone: '',
      conversation_id: conversation.id,
      kind: 'premium',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await reconcile(app)).differences.toSorted()).toEqual([
    'payment sim_invented is in the ledger but unknown to the provider',
    'payment sim_other_amount: took 9900 XTS, booked 9800 XTS',
    'payment sim_refunded: refunded 9900, booked 0',
    'payment sim_unbooked: 9900 XTS is not in the ledger',
    `unlock ${id} (premium) is booked as nothing`,
  ]);
});
