import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { intentOf } from './collect.ts';
import { endOwner } from './endings.ts';
import { incompleteSeconds } from './retries.ts';

/** Until when the first payment of an incomplete subscription can be made. Seconds since 1970. */
export function expiresAt({ created }: Stripe.Invoice): number {
  return created + incompleteSeconds;
}

/**
 * The first payment was not made in time: the subscription never began, and its invoice is asked of nobody
 * (https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses).
 */
export function expireSubscription(call: Call, before: Stripe.Subscription): void {
  const expired: Stripe.Subscription = {
    ...before,
    canceled_at: call.now(),
    ended_at: call.now(),
    status: 'incomplete_expired',
  };
  call.store.put('subscriptions', expired);
  const invoice = call.store.get('invoices', (before.latest_invoice as string | null) ?? '');
  if (invoice && !invoice.deleted && invoice.status === 'open') voidInvoice(call, invoice);
  call.emit('customer.subscription.updated', expired, before);
  endOwner(call, before, 'canceled');
}

/** Asks nobody for an invoice any more: the intent behind it can no longer be paid. */
export function voidInvoice(call: Call, before: Stripe.Invoice): Stripe.Invoice {
  const invoice: Stripe.Invoice = {
    ...before,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...before.status_transitions, voided_at: call.now() },
  };
  call.store.put('invoices', invoice);
  const intent = intentOf(call, invoice.id);
  if (intent && intent.status !== 'succeeded') {
    const cancelled: Stripe.PaymentIntent = {
      ...intent,
      status: 'canceled',
      canceled_at: call.now(),
      cancellation_reason: 'void_invoice',
      next_action: null,
    };
    call.store.put('payment_intents', cancelled);
    call.emit('payment_intent.canceled', cancelled);
  }
  call.emit('invoice.voided', invoice);
  return invoice;
}
