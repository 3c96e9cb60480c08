import type Stripe from 'stripe';
import { listRoute, retrieveRoute } from '../resources/reading.ts';
import { OneOf, type Shape } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';

type Params = Stripe.InvoicePaymentListParams;

const shape: Shape<Params> = {
  invoice: 'string',
  payment: { payment_intent: 'string', type: new OneOf('payment_intent') },
  status: new OneOf('canceled', 'open', 'paid'),
};

/** The way from an intent to its invoice: the intent itself no longer names it. */
const isWanted = ({ invoice, status, payment }: Stripe.InvoicePayment, wanted: Params) =>
  (!wanted.invoice || invoice === wanted.invoice) &&
  (!wanted.status || status === wanted.status) &&
  (!wanted.payment || payment.payment_intent === wanted.payment.payment_intent);

export const invoicePaymentRoutes: readonly Route[] = [
  listRoute('invoice_payments', shape, isWanted),
  retrieveRoute('invoice_payments', 'invoice_payment'),
];
