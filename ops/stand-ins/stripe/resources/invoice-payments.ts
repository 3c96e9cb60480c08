import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { noSuch } from '../wire/errors.ts';
import { OneOf, readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';
import { expand } from './expand.ts';
import { listShape, paginate } from './lists.ts';

function retrieve(call: Call): Stripe.InvoicePayment {
  const params = readParameters<Stripe.InvoicePaymentRetrieveParams>(call.params, {
    expand: 'strings',
  });
  const payment = call.store.get('invoice_payments', call.id);
  if (!payment) throw noSuch('invoice_payment', call.id);
  return expand(call.store, payment, params.expand);
}

/** The way from an intent to its invoice: the intent itself no longer names it. */
function list(call: Call): Stripe.ApiList<Stripe.InvoicePayment> {
  const params = readParameters<Stripe.InvoicePaymentListParams>(call.params, {
    ...listShape,
    invoice: 'string',
    payment: { payment_intent: 'string', type: new OneOf('payment_intent') },
    status: new OneOf('canceled', 'open', 'paid'),
  });
  const payments = call.store
    .list('invoice_payments')
    .filter((payment) => !params.invoice || payment.invoice === params.invoice)
    .filter((payment) => !params.status || payment.status === params.status)
    .filter(
      ({ payment }) => !params.payment || payment.payment_intent === params.payment.payment_intent,
    );
  return expand(call.store, paginate(payments, params, '/v1/invoice_payments'), params.expand);
}

export const invoicePaymentRoutes: readonly Route[] = [
  { method: 'GET', pattern: '/v1/invoice_payments', caller: 'secret', handler: list },
  { method: 'GET', pattern: '/v1/invoice_payments/:id', caller: 'secret', handler: retrieve },
];
