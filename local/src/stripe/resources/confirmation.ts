import type Stripe from 'stripe';
import { offSessionDecline } from '../behaviours.ts';
import { invoiceOf, noteFailed, notePaid } from '../billing/invoice-outcome.ts';
import type { Call } from '../call.ts';
import { newChallenge } from '../challenges.ts';
import { authenticationRequired, type Decline } from '../cards.ts';
import { idOf, onClockOf } from '../clocks.ts';
import { cardError, invalidRequest, StripeFailure, unexpectedState } from '../errors.ts';
import { readParameters } from '../parameters.ts';
import { fullShipping, shippingShape } from './addresses.ts';
import { newCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import { expand } from './expand.ts';
import { usageWords } from './payment-intent-fields.ts';
import { attachMethod, cardDataShape, cardOf, markCard, methodFromCard, requireMethod, requireUsable, type CardData } from './payment-methods.ts';
import { publicView, requireClientSecret, type PublicIntent } from './public-view.ts';

type Options = {
  returnUrl?: string | undefined;
  usesStripeJs?: boolean | undefined;
  /** The cardholder is not there: a bank that wants authentication declines. */
  isOffSession?: boolean | undefined;
  /** Stripe's own attempt to collect an invoice. */
  isAutomatic?: boolean;
  /** A charge that needs 3-D Secure counts as declined. */
  failsOnAction?: boolean | undefined;
};

export function confirmByServer(call: Call, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const params = readParameters<Stripe.PaymentIntentConfirmParams>(call.params, {
    error_on_requires_action: 'boolean',
    expand: 'strings',
    off_session: 'boolean',
    payment_method: 'string',
    receipt_email: 'string',
    return_url: 'string',
    setup_future_usage: usageWords,
    shipping: shippingShape,
    use_stripe_sdk: 'boolean',
  });
  requireConfirmable(intent);
  const prepared: Stripe.PaymentIntent = {
    ...intent,
    payment_method: params.payment_method ? requireMethod(call, params.payment_method).id : intent.payment_method,
    receipt_email: params.receipt_email ?? intent.receipt_email,
    setup_future_usage: params.setup_future_usage || intent.setup_future_usage,
    shipping: params.shipping ? fullShipping(params.shipping) : intent.shipping,
  };
  const options = { returnUrl: params.return_url, usesStripeJs: params.use_stripe_sdk, isOffSession: params.off_session === true, failsOnAction: params.error_on_requires_action };
  return expand(call.store, confirmIntent(call, prepared, options), params.expand);
}

type BrowserParams = Pick<Stripe.PaymentIntentConfirmParams, 'receipt_email' | 'return_url' | 'shipping' | 'use_stripe_sdk'> & {
  client_secret: string;
  payment_method?: string;
  payment_method_data?: CardData;
};

/** With a publishable key: the client secret is the permission, and the answer holds public fields only. */
export function confirmByBrowser(call: Call, intent: Stripe.PaymentIntent): PublicIntent {
  const params = readParameters<BrowserParams>(
    call.params,
    {
      client_secret: 'string',
      payment_method: 'string',
      payment_method_data: cardDataShape,
      receipt_email: 'string',
      return_url: 'string',
      shipping: shippingShape,
      use_stripe_sdk: 'boolean',
    },
    ['client_secret'],
  );
  requireClientSecret(intent, params.client_secret);
  try {
    requireConfirmable(intent);
    const prepared: Stripe.PaymentIntent = {
      ...intent,
      payment_method: params.payment_method_data ? methodFromCard(call, params.payment_method_data).id : (params.payment_method ?? intent.payment_method),
      receipt_email: params.receipt_email ?? intent.receipt_email,
      shipping: params.shipping ? fullShipping(params.shipping) : intent.shipping,
    };
    return publicView(confirmIntent(call, prepared, { returnUrl: params.return_url, usesStripeJs: params.use_stripe_sdk }));
  } catch (error) {
    throw error instanceof StripeFailure ? withPublicIntent(error) : error;
  }
}

function withPublicIntent(failure: StripeFailure): StripeFailure {
  const { payment_intent: intent, ...body } = failure.body;
  if (!intent) return failure;
  return new StripeFailure(failure.status, { ...body, payment_intent: publicView(intent) as Stripe.PaymentIntent });
}

function requireConfirmable(intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded') {
    throw unexpectedState('You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.', intent);
  }
  if (intent.status === 'canceled') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.',
      intent,
    );
  }
}

/** Charges the intent's payment method, or asks for 3-D Secure first. Throws card_error for a decline, which is stored. */
export function confirmIntent(given: Call, intent: Stripe.PaymentIntent, options: Options): Stripe.PaymentIntent {
  const call = onClockOf(given, intent.customer);
  if (typeof intent.payment_method !== 'string') {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      intent,
    );
  }
  requireReturnUrl(call, intent, options);
  const method = requireMethod(call, intent.payment_method);
  requireUsable(call, method, idOf(intent.customer));
  const card = cardOf(call, method);
  if (options.isOffSession) {
    const decline = offSessionDecline(call, idOf(intent.customer), card, call.store.get('cards', method.id));
    if (decline === authenticationRequired && options.isAutomatic) return ask(call, intent, method, { ...options, usesStripeJs: true });
    return charge(call, intent, method, { decline, isAutomatic: options.isAutomatic });
  }
  if (!card.challenge) return charge(call, intent, method);
  return options.failsOnAction ? charge(call, intent, method, { decline: authenticationRequired }) : ask(call, intent, method, options);
}

function requireReturnUrl(call: Call, intent: Stripe.PaymentIntent, { returnUrl, isOffSession }: Options): void {
  const mayRedirect = intent.automatic_payment_methods && intent.automatic_payment_methods.allow_redirects !== 'never';
  if (!mayRedirect || returnUrl || isOffSession || call.caller !== 'secret') return;
  throw invalidRequest(
    'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don\'t want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
    { payment_intent: intent },
  );
}

/** Puts the bank's question; the answer decides. */
function ask(call: Call, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, { returnUrl, usesStripeJs, isAutomatic = false }: Options): Stripe.PaymentIntent {
  const challenge = newChallenge(intent.id, method.id, usesStripeJs ? undefined : returnUrl);
  call.store.put('challenges', challenge);
  const url = `${call.origin}/elements/challenge?source=${challenge.id}`;
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: usesStripeJs
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: challenge.id } }
      : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl ?? null } },
  };
  call.store.put('payment_intents', waiting);
  call.emit('payment_intent.requires_action', waiting);
  if (isAutomatic) noteFailed(call, waiting, { isAutomatic, needsAction: true });
  return waiting;
}

type ChargeOptions = { decline?: Decline | null; isAutomatic?: boolean | undefined; isAuthenticated?: boolean };

/** Takes the money or throws the card's decline; both leave a charge and events. */
export function charge(given: Call, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, options: ChargeOptions = {}): Stripe.PaymentIntent {
  const call = onClockOf(given, intent.customer);
  const { decline = cardOf(call, method).decline, isAutomatic = false, isAuthenticated = false } = options;
  const made = newCharge(call, intent, method, decline);
  call.store.put('charges', made);
  if (decline) return refuse(call, intent, method, made, decline, isAutomatic);
  const paid: Stripe.PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: made.id,
    next_action: null,
    status: 'succeeded',
  };
  const customer = idOf(intent.customer);
  // Invoices are paid with cards that are saved already, or with one that a buyer gives for this once.
  const isSaved = intent.setup_future_usage && customer && !invoiceOf(call, intent.id);
  if (isSaved) attachMethod(call, method, customer);
  if (!customer) markCard(call, method.id, { isSpent: true });
  else if (intent.setup_future_usage === 'off_session' && isAuthenticated) markCard(call, method.id, { isSetUp: true });
  call.store.put('payment_intents', paid);
  call.emit('charge.succeeded', made);
  call.emit('payment_intent.succeeded', paid);
  notePaid(call, paid, isAutomatic);
  const { dispute } = cardOf(call, method);
  if (dispute) openDispute(call, made, dispute);
  return paid;
}

function refuse(call: Call, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, made: Stripe.Charge, decline: Decline, isAutomatic: boolean): never {
  const error = { ...decline, charge: made.id, payment_method: method };
  const failed: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: { type: 'card_error', ...error },
    latest_charge: made.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  call.store.put('payment_intents', failed);
  call.emit('charge.failed', made);
  call.emit('payment_intent.payment_failed', failed);
  noteFailed(call, failed, { isAutomatic });
  throw cardError({ ...error, payment_intent: failed });
}
