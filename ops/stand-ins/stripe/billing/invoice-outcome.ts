import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { endSubscription } from './endings.ts';
import { nextAttempt, retrySettings } from './retries.ts';

/** The invoice that an intent pays, with the payment that ties them. */
export function invoiceOf(
  { store }: Pick<Call, 'store'>,
  intentId: string,
): { invoice: Stripe.Invoice; payment: Stripe.InvoicePayment } | null {
  const payment = store
    .list('invoice_payments')
    .find((known) => known.payment.payment_intent === intentId);
  const invoice = payment && store.get('invoices', payment.invoice as string);
  return payment && invoice && !invoice.deleted ? { invoice, payment } : null;
}

/** What paying an intent does to the invoice behind it, if there is one. */
export function notePaid(call: Call, intent: Stripe.PaymentIntent, isAutomatic: boolean): void {
  const found = invoiceOf(call, intent.id);
  if (!found || !isPayable(found.invoice)) return;
  const payment: Stripe.InvoicePayment = {
    ...found.payment,
    amount_paid: intent.amount,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: call.now() },
  };
  call.store.put('invoice_payments', payment);
  call.emit('invoice_payment.paid', payment);
  markPaid(call, found.invoice, isAutomatic);
}

/** What was written off may still be paid. */
function isPayable({ status }: Stripe.Invoice): boolean {
  return status === 'open' || status === 'uncollectible';
}

export function markPaid(call: Call, before: Stripe.Invoice, isAutomatic = false): Stripe.Invoice {
  const invoice: Stripe.Invoice = {
    ...before,
    amount_paid: before.amount_due,
    amount_remaining: 0,
    attempt_count:
      before.attempt_count +
      (before.amount_due > 0 && (isAutomatic || before.attempt_count === 0) ? 1 : 0),
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...before.status_transitions, paid_at: call.now() },
  };
  call.store.put('invoices', invoice);
  call.emit('invoice.updated', invoice, before);
  call.emit('invoice.paid', invoice);
  call.emit('invoice.payment_succeeded', invoice);
  const subscription = subscriptionOf(call, invoice);
  const isDelinquent =
    subscription !== undefined &&
    ['past_due', 'unpaid', 'incomplete'].includes(subscription.status);
  if (isDelinquent && subscription.latest_invoice === invoice.id)
    setStatus(call, subscription, 'active');
  return invoice;
}

/** What a failed attempt does to the invoice behind an intent. The first attempt and Stripe's own later ones are counted, those by hand are not. */
export function noteFailed(
  call: Call,
  intent: Stripe.PaymentIntent,
  { isAutomatic, needsAction = false }: { isAutomatic: boolean; needsAction?: boolean },
): void {
  const found = invoiceOf(call, intent.id);
  if (found && isPayable(found.invoice))
    markFailed(call, found.invoice, { isAutomatic, needsAction });
}

export function markFailed(
  call: Call,
  before: Stripe.Invoice,
  { isAutomatic, needsAction = false }: { isAutomatic: boolean; needsAction?: boolean },
): void {
  const isCounted = isAutomatic || before.attempt_count === 0;
  const isFirst = isIncomplete(call, before);
  const attempts = before.attempt_count + (isCounted ? 1 : 0);
  const invoice: Stripe.Invoice = {
    ...before,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt: isFirst
      ? null
      : isCounted
        ? nextAttempt(call, before, attempts)
        : before.next_payment_attempt,
  };
  call.store.put('invoices', invoice);
  call.emit('invoice.updated', invoice, before);
  call.emit('invoice.payment_failed', invoice);
  if (needsAction) call.emit('invoice.payment_action_required', invoice);
  const subscription = subscriptionOf(call, invoice);
  if (!subscription || subscription.ended_at) return;
  if (isFirst) return setStatus(call, subscription, 'incomplete');
  const isGivenUp = isCounted && invoice.next_payment_attempt === null;
  const { afterwards } = retrySettings(call, before);
  if (isGivenUp && afterwards === 'cancel') endSubscription(call, subscription, 'payment_failed');
  else setStatus(call, subscription, isGivenUp ? afterwards : 'past_due');
}

/** The invoice with which a subscription begins, where that has to be paid for it to begin at all. */
function isIncomplete(call: Call, invoice: Stripe.Invoice): boolean {
  return (
    invoice.billing_reason === 'subscription_create' &&
    retrySettings(call, invoice).first === 'incomplete'
  );
}

export function subscriptionOf(
  { store }: Pick<Call, 'store'>,
  { parent }: Stripe.Invoice,
): Stripe.Subscription | undefined {
  return store.get(
    'subscriptions',
    (parent?.subscription_details?.subscription as string | undefined) ?? '',
  );
}

function setStatus(
  call: Call,
  before: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): void {
  if (before.status === status) return;
  const subscription = { ...before, status };
  call.store.put('subscriptions', subscription);
  call.emit('customer.subscription.updated', subscription, before);
}
