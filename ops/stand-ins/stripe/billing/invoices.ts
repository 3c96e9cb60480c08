import type Stripe from 'stripe';
import { finalize, intentOf, savedMethod } from '../billing/collect.ts';
import { voidInvoice } from '../billing/expire.ts';
import { markPaid } from '../billing/invoice-outcome.ts';
import { onClockOf } from '../control/clocks.ts';
import { mergeMetadata } from '../resources/addresses.ts';
import { confirmIntent } from '../resources/charging.ts';
import { expand } from '../resources/expand.ts';
import { requireMethod, requireUsable } from '../resources/payment-methods.ts';
import { listRoute } from '../resources/reading.ts';
import type { Call } from '../wire/call.ts';
import { cardError, invalidRequest, noSuch } from '../wire/errors.ts';
import { OneOf, readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';

const statuses = new OneOf('draft', 'open', 'paid', 'uncollectible', 'void');

/** The invoice named in the path, and the call at its customer's time. */
function open(given: Call): { invoice: Stripe.Invoice; call: Call } {
  const invoice = given.store.get('invoices', given.id);
  if (!invoice || invoice.deleted) throw noSuch('invoice', given.id, 'invoice');
  return { invoice, call: onClockOf(given, invoice.customer) };
}

function retrieve(call: Call): Stripe.Invoice {
  const params = readParameters<Stripe.InvoiceRetrieveParams>(call.params, { expand: 'strings' });
  return expand(call.store, open(call).invoice, params.expand);
}

function update(given: Call): Stripe.Invoice {
  const params = readParameters<Stripe.InvoiceUpdateParams>(given.params, {
    auto_advance: 'boolean',
    default_payment_method: 'string',
    description: 'string',
    expand: 'strings',
    metadata: 'metadata',
  });
  const { invoice: before, call } = open(given);
  if (params.description !== undefined && before.status !== 'draft') {
    throw invalidRequest(`Finalized invoices can't be updated in this way`, {
      code: 'invoice_not_editable',
      param: 'description',
    });
  }
  if (params.default_payment_method)
    requireUsable(
      call,
      requireMethod(call, params.default_payment_method),
      before.customer as string,
    );
  const invoice: Stripe.Invoice = {
    ...before,
    ...(params.auto_advance === undefined
      ? {}
      : {
          auto_advance: params.auto_advance,
          next_payment_attempt: params.auto_advance ? before.next_payment_attempt : null,
        }),
    default_payment_method: params.default_payment_method ?? before.default_payment_method,
    description: params.description ?? before.description,
    metadata: mergeMetadata(before.metadata ?? {}, params.metadata),
  };
  call.store.put('invoices', invoice);
  call.emit('invoice.updated', invoice, before);
  return expand(call.store, invoice, params.expand);
}

function finalizeInvoice(given: Call): Stripe.Invoice {
  const params = readParameters<Stripe.InvoiceFinalizeInvoiceParams>(given.params, {
    auto_advance: 'boolean',
    expand: 'strings',
  });
  const { invoice: before, call } = open(given);
  if (before.status !== 'draft')
    throw invalidRequest(
      "This invoice is already finalized, you can't re-finalize a non-draft invoice.",
      { code: 'invoice_not_editable' },
    );
  const closed = finalize(call, {
    ...before,
    auto_advance: params.auto_advance ?? before.auto_advance ?? true,
  });
  const invoice =
    closed.status === 'open' && closed.auto_advance
      ? { ...closed, next_payment_attempt: call.now() + 3600 }
      : closed;
  call.store.put('invoices', invoice);
  return expand(call.store, invoice, params.expand);
}

/** By hand; off-session unless told otherwise. Throws Stripe's card_error for a decline or an open 3-D Secure question. */
function pay(given: Call): Stripe.Invoice {
  const params = readParameters<Stripe.InvoicePayParams>(given.params, {
    expand: 'strings',
    off_session: 'boolean',
    paid_out_of_band: 'boolean',
    payment_method: 'string',
  });
  const { invoice: before, call } = open(given);
  if (before.status === 'paid') throw invalidRequest('Invoice is already paid');
  if (before.status === 'void') throw invalidRequest('This invoice can no longer be paid');
  const invoice = before.status === 'draft' ? finalize(call, before) : before;
  if (params.paid_out_of_band) return expand(call.store, markPaid(call, invoice), params.expand);
  const intent = intentOf(call, invoice.id);
  const method = params.payment_method ?? savedMethod(call, invoice);
  if (invoice.status === 'paid') return expand(call.store, invoice, params.expand);
  if (!method || !intent) {
    throw invalidRequest(
      'There is no `default_payment_method` set on this Customer or Invoice. Please set a `default_payment_method`, or specify one with `payment_method`.',
      { code: 'missing' },
    );
  }
  const { id } = requireMethod(call, method);
  const paid = confirmIntent(
    call,
    { ...intent, payment_method: id },
    { isOffSession: params.off_session !== false, usesStripeJs: true },
  );
  if (paid.status === 'requires_action') {
    throw cardError({
      code: 'invoice_payment_intent_requires_action',
      message:
        'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
      payment_intent: paid,
    });
  }
  return expand(call.store, open(given).invoice, params.expand);
}

function close(given: Call, status: 'void' | 'uncollectible'): Stripe.Invoice {
  const params = readParameters<Stripe.InvoiceVoidInvoiceParams>(given.params, {
    expand: 'strings',
  });
  const { invoice: before, call } = open(given);
  if (before.status !== 'open' && !(before.status === 'uncollectible' && status === 'void')) {
    throw invalidRequest(`You can only pass in open invoices. This invoice isn't open.`, {
      code: 'status_transition_invalid',
    });
  }
  const invoice = status === 'void' ? voidInvoice(call, before) : writeOff(call, before);
  return expand(call.store, invoice, params.expand);
}

function writeOff(call: Call, before: Stripe.Invoice): Stripe.Invoice {
  const invoice: Stripe.Invoice = {
    ...before,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions: { ...before.status_transitions, marked_uncollectible_at: call.now() },
  };
  call.store.put('invoices', invoice);
  call.emit('invoice.marked_uncollectible', invoice);
  return invoice;
}

const isWanted = ({ status, customer, parent }: Stripe.Invoice, wanted: Stripe.InvoiceListParams) =>
  (!wanted.status || status === wanted.status) &&
  (!wanted.customer || customer === wanted.customer) &&
  (!wanted.subscription || parent?.subscription_details?.subscription === wanted.subscription);

export const invoiceRoutes: readonly Route[] = [
  listRoute<Stripe.InvoiceListParams>(
    'invoices',
    { customer: 'string', status: statuses, subscription: 'string' },
    isWanted,
  ),
  { method: 'GET', pattern: '/v1/invoices/:id', caller: 'secret', handler: retrieve },
  { method: 'POST', pattern: '/v1/invoices/:id', caller: 'secret', handler: update },
  {
    method: 'POST',
    pattern: '/v1/invoices/:id/finalize',
    caller: 'secret',
    handler: finalizeInvoice,
  },
  { method: 'POST', pattern: '/v1/invoices/:id/pay', caller: 'secret', handler: pay },
  {
    method: 'POST',
    pattern: '/v1/invoices/:id/void',
    caller: 'secret',
    handler: (call) => close(call, 'void'),
  },
  {
    method: 'POST',
    pattern: '/v1/invoices/:id/mark_uncollectible',
    caller: 'secret',
    handler: (call) => close(call, 'uncollectible'),
  },
];
