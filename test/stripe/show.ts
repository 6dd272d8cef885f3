import type { Invoice, PaymentIntent, Subscription } from './objects.ts';

export const showSubscription = ({ current_period_end, ...subscription }: Subscription) => ({
  ...subscription,
  items: { object: 'list', data: [{ id: 'si_1', object: 'subscription_item', current_period_end }] },
});

export const showPayment = ({ charge, ...payment }: PaymentIntent, isExpanded: boolean) => ({
  ...payment,
  latest_charge: isExpanded ? charge : charge.id,
});

export const showInvoice = ({ subscription, payment_intent, ...invoice }: Invoice, isExpanded: boolean) => ({
  ...invoice,
  hosted_invoice_url: `https://invoice.stripe.example/${invoice.id}`,
  parent: { type: 'subscription_details', subscription_details: { subscription } },
  ...(isExpanded && {
    payments: {
      object: 'list',
      data: payment_intent
        ? [{ id: 'inpay_1', status: 'paid', payment: { type: 'payment_intent', payment_intent } }]
        : [],
    },
  }),
});
