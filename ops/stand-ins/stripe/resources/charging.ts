import type Stripe from 'stripe';
import { book, cardFee } from '../balance/book.ts';
import { invoiceOf, noteFailed, notePaid } from '../billing/invoice-outcome.ts';
import { authenticationRequired, type Decline } from '../cards.ts';
import { newChallenge } from '../challenges/challenges.ts';
import { offSessionDecline } from '../control/behaviours.ts';
import { idOf, onClockOf } from '../control/clocks.ts';
import type { Call } from '../wire/call.ts';
import { cardError, invalidRequest, unexpectedState } from '../wire/errors.ts';
import { newCharge } from './charges.ts';
import { openDispute } from './disputes.ts';
import { attachMethod, cardOf, markCard, requireMethod, requireUsable } from './payment-methods.ts';

export type ConfirmOptions = {
  returnUrl?: string | undefined;
  usesStripeJs?: boolean | undefined;
  /** The cardholder is not there: a bank that wants authentication declines. */
  isOffSession?: boolean | undefined;
  /** Stripe's own attempt to collect an invoice. */
  isAutomatic?: boolean;
  /** A charge that needs 3-D Secure counts as declined. */
  failsOnAction?: boolean | undefined;
};

/** Charges the intent's payment method, or asks for 3-D Secure first. Throws card_error for a decline, which is stored. */
export function confirmIntent(
  given: Call,
  intent: Stripe.PaymentIntent,
  options: ConfirmOptions,
): Stripe.PaymentIntent {
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
    const decline = offSessionDecline(
      call,
      idOf(intent.customer),
      card,
      call.store.get('cards', method.id),
    );
    if (decline === authenticationRequired && options.isAutomatic)
      return ask(call, intent, method, { ...options, usesStripeJs: true });
    return charge(call, intent, method, { decline, isAutomatic: options.isAutomatic });
  }
  if (!card.challenge) return charge(call, intent, method);
  return options.failsOnAction
    ? charge(call, intent, method, { decline: authenticationRequired })
    : ask(call, intent, method, options);
}

/** https://docs.stripe.com/api/payment_intents/confirm: where card alone is allowed, nobody is sent away. */
function requireReturnUrl(
  call: Call,
  intent: Stripe.PaymentIntent,
  { returnUrl, isOffSession }: ConfirmOptions,
): void {
  if (returnUrl !== undefined && !URL.canParse(returnUrl))
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: 'return_url' });
  const mayRedirect =
    intent.automatic_payment_methods &&
    intent.automatic_payment_methods.allow_redirects !== 'never';
  if (!mayRedirect || returnUrl || isOffSession || call.caller !== 'secret') return;
  throw invalidRequest(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
    { param: 'return_url', payment_intent: intent },
  );
}

/** Puts the bank's question; the answer decides. */
function ask(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { returnUrl, usesStripeJs, isAutomatic = false }: ConfirmOptions,
): Stripe.PaymentIntent {
  const challenge = newChallenge(intent.id, method.id, usesStripeJs ? undefined : returnUrl);
  call.store.put('challenges', challenge);
  const url = `${call.origin}/elements/challenge?source=${challenge.id}`;
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    last_payment_error: null,
    next_action: usesStripeJs
      ? {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: challenge.id },
        }
      : { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl ?? null } },
  };
  call.store.put('payment_intents', waiting);
  call.emit('payment_intent.requires_action', waiting);
  if (isAutomatic) noteFailed(call, waiting, { isAutomatic, needsAction: true });
  return waiting;
}

type ChargeOptions = {
  decline?: Decline | null;
  isAutomatic?: boolean | undefined;
  isAuthenticated?: boolean;
};

/** Takes the money or throws the card's decline; both leave a charge and events. */
export function charge(
  given: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  options: ChargeOptions = {},
): Stripe.PaymentIntent {
  const call = onClockOf(given, intent.customer);
  const {
    decline = cardOf(call, method).decline,
    isAutomatic = false,
    isAuthenticated = false,
  } = options;
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
  else if (intent.setup_future_usage === 'off_session' && isAuthenticated)
    markCard(call, method.id, { isSetUp: true });
  call.store.put('payment_intents', paid);
  call.emit('charge.succeeded', made);
  call.emit('payment_intent.succeeded', paid);
  const booked: Stripe.Charge = {
    ...made,
    balance_transaction: book(call, {
      type: 'charge',
      source: made.id,
      amount: made.amount,
      fee: cardFee(made.amount),
      currency: made.currency,
    }).id,
  };
  call.store.put('charges', booked);
  call.emit('charge.updated', booked, made);
  notePaid(call, paid, isAutomatic);
  const { dispute } = cardOf(call, method);
  if (dispute) openDispute(call, booked, dispute);
  return paid;
}

function refuse(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  made: Stripe.Charge,
  decline: Decline,
  isAutomatic: boolean,
): never {
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
