import type Stripe from 'stripe';
import { invoiceOf } from '../billing/invoice-outcome.ts';
import { onClockOf, timeOf } from '../control/clocks.ts';
import type { Call } from '../wire/call.ts';
import { invalidRequest, noSuch, unexpectedState } from '../wire/errors.ts';
import { OneOf, readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';
import { confirmIntent } from './charging.ts';
import { confirmByBrowser, confirmByServer } from './confirmation.ts';
import { expand } from './expand.ts';
import { blankIntent, changeable, type Changes, changed } from './payment-intent-fields.ts';
import { publicView, requireClientSecret } from './public-view.ts';
import { listRoute } from './reading.ts';

function create(call: Call): Stripe.PaymentIntent {
  const params = readParameters<Stripe.PaymentIntentCreateParams>(
    call.params,
    {
      ...changeable,
      automatic_payment_methods: {
        enabled: 'boolean',
        allow_redirects: new OneOf('always', 'never'),
      },
      confirm: 'boolean',
      error_on_requires_action: 'boolean',
      off_session: 'boolean',
      return_url: 'string',
      use_stripe_sdk: 'boolean',
    },
    ['amount', 'currency'],
  );
  const automatic = params.automatic_payment_methods;
  if (automatic?.enabled && params.allowed_payment_method_types) {
    throw invalidRequest(
      'You may only specify one of these parameters: automatic_payment_methods, allowed_payment_method_types.',
      {
        code: 'parameters_exclusive',
      },
    );
  }
  if (!params.confirm && params.return_url) {
    throw invalidRequest('`return_url` can only be used when `confirm=true`.', {
      param: 'return_url',
    });
  }
  const isAutomatic = automatic ? automatic.enabled : !params.allowed_payment_method_types;
  const automaticMethods = isAutomatic
    ? { enabled: true, allow_redirects: automatic?.allow_redirects ?? 'always' }
    : null;
  if (!params.confirm && params.off_session !== undefined)
    throw invalidRequest('`off_session` can only be used when `confirm=true`.', {
      param: 'off_session',
    });
  const intent = changed(
    call,
    blankIntent(timeOf(call.store, params.customer ?? null, call.now()), automaticMethods),
    params,
  );
  call.store.put('payment_intents', intent);
  onClockOf(call, intent.customer).emit('payment_intent.created', intent);
  const options = {
    returnUrl: params.return_url,
    usesStripeJs: params.use_stripe_sdk,
    isOffSession: params.off_session === true,
    failsOnAction: params.error_on_requires_action,
  };
  const result = params.confirm ? confirmIntent(call, intent, options) : intent;
  return expand(call.store, result, params.expand);
}

/** Throws Stripe's resource_missing. */
function requireIntent(call: Call): Stripe.PaymentIntent {
  const intent = call.store.get('payment_intents', call.id);
  if (!intent) throw noSuch('payment_intent', call.id, 'intent');
  return intent;
}

/** The amount and the end of an invoice's intent are the invoice's. */
function requireOwn(call: Call, intent: Stripe.PaymentIntent, what: 'cancel' | 'update'): void {
  const found = invoiceOf(call, intent.id);
  if (found)
    throw unexpectedState(
      `You cannot ${what} this PaymentIntent because it was created by an Invoice (${found.invoice.id}). ${what === 'cancel' ? 'Void' : 'Change'} the invoice instead.`,
      intent,
    );
}

const open = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
/** What may still be changed once an intent has succeeded or was cancelled. */
const alwaysChangeable = ['description', 'expand', 'metadata', 'receipt_email', 'shipping'];

function update(call: Call): Stripe.PaymentIntent {
  const params = readParameters<Changes>(call.params, changeable);
  const before = requireIntent(call);
  if (params.amount !== undefined || params.currency || params.customer)
    requireOwn(call, before, 'update');
  const frozen = Object.keys(params).find((name) => !alwaysChangeable.includes(name));
  if (frozen && !open.includes(before.status)) {
    throw unexpectedState(
      `This PaymentIntent's ${frozen} could not be updated because it has a status of ${before.status}. You may only update the ${frozen} of a PaymentIntent with one of the following statuses: ${open.join(', ')}.`,
      before,
    );
  }
  let intent = changed(call, before, params);
  // Another amount or card makes a challenge that is under way worthless.
  if (
    before.status === 'requires_action' &&
    (params.amount !== undefined || params.currency || params.payment_method)
  ) {
    intent = { ...intent, status: 'requires_confirmation', next_action: null };
  }
  call.store.put('payment_intents', intent);
  return expand(call.store, intent, params.expand);
}

function retrieve(call: Call): Partial<Stripe.PaymentIntent> {
  const params = readParameters<Stripe.PaymentIntentRetrieveParams>(call.params, {
    client_secret: 'string',
    expand: 'strings',
  });
  const intent = requireIntent(call);
  if (params.client_secret !== undefined || call.caller === 'publishable')
    requireClientSecret(intent, params.client_secret);
  if (call.caller === 'publishable') return publicView(intent);
  return expand(call.store, intent, params.expand);
}

const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'];

function cancel(call: Call): Stripe.PaymentIntent {
  const params = readParameters<Stripe.PaymentIntentCancelParams>(call.params, {
    cancellation_reason: 'string',
    expand: 'strings',
  });
  if (params.cancellation_reason && !reasons.includes(params.cancellation_reason)) {
    throw invalidRequest(`Invalid cancellation_reason: must be one of ${reasons.join(', ')}`, {
      param: 'cancellation_reason',
    });
  }
  const before = requireIntent(call);
  requireOwn(call, before, 'cancel');
  if (!open.includes(before.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${before.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      before,
    );
  }
  const intent: Stripe.PaymentIntent = {
    ...before,
    status: 'canceled',
    canceled_at: onClockOf(call, before.customer).now(),
    cancellation_reason: params.cancellation_reason ?? null,
    next_action: null,
  };
  call.store.put('payment_intents', intent);
  onClockOf(call, before.customer).emit('payment_intent.canceled', intent);
  return expand(call.store, intent, params.expand);
}

function confirm(call: Call): Partial<Stripe.PaymentIntent> {
  const intent = requireIntent(call);
  return call.caller === 'publishable'
    ? confirmByBrowser(call, intent)
    : confirmByServer(call, intent);
}

export const paymentIntentRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/v1/payment_intents', caller: 'secret', handler: create },
  listRoute<Stripe.PaymentIntentListParams>('payment_intents', { customer: 'string' }),
  { method: 'GET', pattern: '/v1/payment_intents/:id', caller: 'either', handler: retrieve },
  { method: 'POST', pattern: '/v1/payment_intents/:id', caller: 'secret', handler: update },
  {
    method: 'POST',
    pattern: '/v1/payment_intents/:id/confirm',
    caller: 'either',
    handler: confirm,
  },
  { method: 'POST', pattern: '/v1/payment_intents/:id/cancel', caller: 'secret', handler: cancel },
];
