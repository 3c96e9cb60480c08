import type Stripe from 'stripe';
import { confirmIntent } from '../resources/charging.ts';
import { blankIntent } from '../resources/payment-intent-fields.ts';
import type { Call } from '../wire/call.ts';
import { StripeFailure } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { invoiceOf, markFailed, markPaid, subscriptionOf } from './invoice-outcome.ts';
import { hostedInvoiceUrl } from './invoice-record.ts';

/** Closes a draft: it gets its number, its page for the buyer, and the intent that will pay it. */
export function finalize(call: Call, before: Stripe.Invoice): Stripe.Invoice {
  const url = hostedInvoiceUrl(call);
  const invoice: Stripe.Invoice = {
    ...before,
    automatically_finalizes_at: null,
    effective_at: call.now(),
    ending_balance: 0,
    hosted_invoice_url: url,
    invoice_pdf: `${url}/pdf`,
    next_payment_attempt: before.auto_advance ? before.next_payment_attempt : null,
    number: nextNumber(call, before.customer as string),
    status: 'open',
    status_transitions: { ...before.status_transitions, finalized_at: call.now() },
  };
  call.store.put('invoices', invoice);
  call.emit('invoice.finalized', invoice);
  if (invoice.amount_due === 0) return markPaid(call, invoice);
  openIntent(call, invoice);
  return invoice;
}

/** Invoices of a customer are counted, as in 5QXK2LHA-0001. */
function nextNumber(call: Call, customerId: string): string {
  const customer = call.store.get('customers', customerId);
  if (!customer || customer.deleted) return newId('').slice(1, 9).toUpperCase();
  const sequence = customer.next_invoice_sequence ?? 1;
  call.store.put('customers', { ...customer, next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
}

function openIntent(call: Call, invoice: Stripe.Invoice): void {
  const intent: Stripe.PaymentIntent = {
    ...blankIntent(call.now(), null),
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description:
      invoice.billing_reason === 'subscription_create'
        ? 'Subscription creation'
        : 'Subscription update',
    receipt_email: null,
    setup_future_usage: 'off_session',
  };
  call.store.put('payment_intents', intent);
  call.emit('payment_intent.created', intent);
  const payment: Stripe.InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: intent.amount,
    created: call.now(),
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  call.store.put('invoice_payments', payment);
}

export function intentOf(
  { store }: Pick<Call, 'store'>,
  invoiceId: string,
): Stripe.PaymentIntent | undefined {
  const payment = store
    .list('invoice_payments')
    .find((known) => known.invoice === invoiceId && known.is_default);
  return store.get(
    'payment_intents',
    (payment?.payment.payment_intent as string | undefined) ?? '',
  );
}

/** The card that is charged without asking: the invoice's, the subscription's, or the customer's own. */
export function savedMethod(call: Call, invoice: Stripe.Invoice): string | null {
  const customer = call.store.get('customers', invoice.customer as string);
  const ofCustomer =
    customer && !customer.deleted ? customer.invoice_settings.default_payment_method : null;
  return (invoice.default_payment_method ??
    subscriptionOf(call, invoice)?.default_payment_method ??
    ofCustomer) as string | null;
}

/** Stripe's own attempt to take the money of an open invoice; what comes of it is told in events and on the invoice. */
export function attempt(call: Call, invoice: Stripe.Invoice): void {
  const intent = intentOf(call, invoice.id);
  const method = savedMethod(call, invoice);
  if (!intent || !method) return markFailed(call, invoice, { isAutomatic: true });
  try {
    confirmIntent(
      call,
      { ...intent, payment_method: method },
      { isOffSession: true, isAutomatic: true },
    );
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    // A card that is gone, or belongs to another customer, leaves no charge behind.
    const isStillOpen = invoiceOf(call, intent.id)?.invoice.attempt_count === invoice.attempt_count;
    if (isStillOpen) markFailed(call, invoice, { isAutomatic: true });
  }
}
