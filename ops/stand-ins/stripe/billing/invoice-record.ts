import type Stripe from 'stripe';
import { decimal } from '../resources/prices.ts';
import type { Call } from '../wire/call.ts';
import { newId, randomText } from '../wire/ids.ts';

/** A draft is left open for changes so long before it is charged, in seconds. */
const draftSeconds = 3600;

type Details = {
  reason: Stripe.Invoice.BillingReason;
  start: number;
  end: number;
  isFree?: boolean;
};

/** A draft for one period of a subscription. Stored and told by the caller. */
export function newInvoice(
  call: Call,
  subscription: Stripe.Subscription,
  { reason, start, end, isFree = false }: Details,
): Stripe.Invoice {
  const id = newId('in');
  const customer = call.store.get('customers', subscription.customer as string);
  const owner = customer && !customer.deleted ? customer : undefined;
  const data = subscription.items.data.map((item) =>
    newLine(id, subscription.id, item, { start, end, isFree }),
  );
  const total = data.reduce((sum, { amount }) => sum + amount, 0);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Stripe stand-in',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: call.now() + draftSeconds,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: call.now(),
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: owner?.address ?? null,
    customer_email: owner?.email ?? null,
    customer_name: owner?.name ?? null,
    customer_phone: owner?.phone ?? null,
    customer_shipping: owner?.shipping ?? null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: subscription.description,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: call.now() + draftSeconds,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: { ...subscription.metadata },
        subscription: subscription.id,
      },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: end,
    period_start: start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: call.now(),
  };
}

function newLine(
  invoice: string,
  subscription: string,
  item: Stripe.SubscriptionItem,
  { start, end, isFree }: Omit<Details, 'reason'>,
): Stripe.InvoiceLineItem {
  const amount = isFree ? 0 : (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: item.price.currency,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start, end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: item.price.product as string },
      type: 'price_details',
      unit_amount_decimal: decimal(isFree ? 0 : item.price.unit_amount),
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: decimal(item.quantity ?? 1),
    subscription,
    subtotal: amount,
    taxes: [],
  };
}

/** The address where a buyer can pay an invoice; unguessable, as whoever has it may. */
export function hostedInvoiceUrl(call: Call): string {
  return `${call.origin}/i/acct_standin/${randomText(40)}`;
}
