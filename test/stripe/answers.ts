import type { Account } from './account.ts';
import { type Form, expandsOf, textAt } from './form.ts';
import { showSubscription, showPayment, showInvoice } from './show.ts';

export interface Answer {
  status: number;
  body: unknown;
}

const refused = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});
const found = (body: unknown): Answer => (body ? { status: 200, body } : refused(404, 'resource_missing'));
const list = (data: unknown[], hasMore = false): Answer => ({
  status: 200,
  body: { object: 'list', data, has_more: hasMore, url: '/v1/list' },
});

const PAGE = 100;

/** The responses of Stripe's API. `form` is the query or the body. */
export function answer(account: Account, method: string, path: string, form: Form): Answer {
  const [, , noun = '', ...rest] = path.split('/');
  const id = rest[0] ?? '';
  const expands = expandsOf(form);
  if (noun === 'customers' && method === 'POST') return found({ id: account.newId('cus'), object: 'customer' });
  if (noun === 'customers' && method === 'DELETE') {
    account.forgottenCustomers.add(id);
    for (const { id: own, customer } of account.subscriptions.values()) if (customer === id) account.cancel(own);
    return found({ id, object: 'customer', deleted: true });
  }
  if (noun === 'products' && method === 'POST') return found({ id: account.newId('prod'), object: 'product' });
  if (noun === 'checkout') return answerSessions(account, method, rest.slice(1), form);
  if (noun === 'billing_portal') {
    const url = `https://billing.stripe.example/p/${textAt(form, 'customer')}`;
    return found({ id: account.newId('bps'), object: 'billing_portal.session', url });
  }
  if (noun === 'subscriptions') {
    if (method === 'POST') account.setCancelAtPeriodEnd(id, textAt(form, 'cancel_at_period_end') === 'true');
    if (method === 'DELETE' && !account.cancel(id)) return refused(404, 'resource_missing');
    const subscription = account.subscriptions.get(id);
    return found(subscription && showSubscription(subscription));
  }
  if (noun === 'invoices') {
    if (id) {
      const invoice = account.invoices.get(id);
      return found(invoice && showInvoice(invoice, expands.includes('payments')));
    }
    const own = [...account.invoices.values()].filter(({ customer }) => customer === textAt(form, 'customer'));
    return list(own.toReversed().map((invoice) => showInvoice(invoice, expands.includes('data.payments'))));
  }
  if (noun === 'payment_intents') {
    if (id) {
      const payment = account.payments.get(id);
      return found(payment && showPayment(payment, expands.includes('latest_charge')));
    }
    const all = [...account.payments.values()].toReversed();
    const from = all.findIndex((payment) => payment.id === textAt(form, 'starting_after')) + 1;
    const page = all.slice(from, from + PAGE);
    return list(
      page.map((payment) => showPayment(payment, expands.includes('data.latest_charge'))),
      from + PAGE < all.length,
    );
  }
  if (noun === 'refunds') {
    const payment = textAt(form, 'payment_intent') ?? '';
    if (!account.payments.has(payment)) return refused(404, 'resource_missing');
    if (!account.refund(payment)) return refused(400, 'charge_already_refunded');
    return found({ id: account.newId('re'), object: 'refund', payment_intent: payment, status: 'succeeded' });
  }
  if (noun === 'events') return id ? found(account.events.find((event) => event.id === id)) : list(account.events);
  return refused(404, 'resource_missing');
}

function answerSessions(account: Account, method: string, [id = '', action]: string[], form: Form): Answer {
  if (!id) {
    const price = (...keys: string[]) => textAt(form, 'line_items', '0', 'price_data', ...keys);
    const leftSeconds = Number(textAt(form, 'expires_at')) - account.seconds();
    if (!(leftSeconds >= 1800 && leftSeconds <= 86_400)) return refused(400, 'parameter_invalid');
    const sessionId = account.newId('cs');
    account.sessions.set(sessionId, {
      id: sessionId,
      object: 'checkout.session',
      mode: textAt(form, 'mode') as 'payment' | 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: textAt(form, 'client_reference_id') ?? null,
      customer: textAt(form, 'customer')!,
      amount_total: Number(price('unit_amount') ?? 6500),
      currency: price('currency') ?? 'eur',
      payment_intent: null,
      subscription: null,
      invoice: null,
      url: `https://checkout.stripe.example/c/${sessionId}`,
      success_url: textAt(form, 'success_url')!,
      expires_at: Number(textAt(form, 'expires_at')),
    });
    return found(account.sessions.get(sessionId));
  }
  if (method === 'POST' && action === 'expire' && !account.expire(id)) return refused(400, 'session_not_open');
  return found(account.sessions.get(id));
}
