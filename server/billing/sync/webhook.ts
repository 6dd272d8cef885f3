import type { FastifyInstance } from 'fastify';
import type { WebhookEvent } from '../providers/payments.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { WEBHOOK_BYTES } from '../../platform/limits/bounds.ts';

/**
 * POST /webhooks/stripe with the signed raw body. Each event is accepted once and only names the object to re-read: a job asks the
 * provider, so the order, repetition and contents of events do not matter.
 */
export function mountPaymentWebhooks(server: FastifyInstance, context: Context) {
  const { readWebhook } = context.payments;
  if (!readWebhook) return;
  void server.register((webhooks, _options, done) => {
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: WEBHOOK_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    webhooks.post('/webhooks/stripe', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body))
        return reply.status(400).send({ taken: false });
      let event: WebhookEvent;
      try {
        event = readWebhook(request.body, signature, context.clock());
      } catch {
        return reply.status(400).send({ taken: false });
      }
      await acceptEvent(context, event);
      return reply.send({ taken: true });
    });
    done();
  });
}

async function acceptEvent({ db, clock }: Pick<Context, 'db' | 'clock'>, { id, type, object }: WebhookEvent) {
  if (!object) return;
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('payment_events')
      .values({ id, type, received_at: clock() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    await enqueue(trx, 'sync_payment_object', object, { key: `sync:${object.id}`, maxAttempts: 25 });
  });
}
