import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { type CardRecord, findCard, findCardByName, type TestCard } from '../cards.ts';
import { isLuhnValid } from '../luhn.ts';
import type { Call } from '../wire/call.ts';
import { cardError, invalidRequest, missingParameter, noSuch } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { addressShape, fullAddress } from './addresses.ts';

/** A card as a browser sends it with a publishable key. The SDK's own type leaves it out for secret-key callers. */
export type CardData = {
  type: string;
  card: Required<
    Pick<Stripe.PaymentMethodCreateParams.Card, 'number' | 'exp_month' | 'exp_year' | 'cvc'>
  >;
  billing_details?: Stripe.PaymentMethodCreateParams.BillingDetails;
};

export const cardDataShape = {
  type: 'string',
  card: { number: 'string', exp_month: 'integer', exp_year: 'integer', cvc: 'string' },
  billing_details: { address: addressShape, email: 'string', name: 'string', phone: 'string' },
} as const;

/** A card that a person typed, checked; the number itself goes no further. */
export type TypedCard = { card: TestCard; month: number; year: number };

/** Checks what a person typed and keeps a payment method without the number. Throws card_error for what cannot be a card. */
export function methodFromCard(call: Call, data: CardData): Stripe.PaymentMethod {
  if (data.type !== 'card')
    throw invalidRequest(`The payment method type "${data.type}" is invalid.`, {
      param: 'payment_method_data[type]',
    });
  if (!data.card?.number) throw missingParameter('payment_method_data[card][number]');
  return keepMethod(call, checkCard(call, data.card), data.billing_details);
}

/** Throws Stripe's card_error for what cannot be a card. */
export function checkCard(call: Call, data: CardData['card']): TypedCard {
  const number = data.number.replaceAll(' ', '');
  if (!/^\d{12,19}$/.test(number) || !isLuhnValid(number)) {
    throw cardError({
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
      param: 'number',
    });
  }
  const { exp_month: month, exp_year: year, cvc } = data;
  const today = new Date(call.now() * 1000);
  const fullYear = year < 100 ? 2000 + year : year;
  if (!(month >= 1 && month <= 12)) {
    throw cardError({
      code: 'invalid_expiry_month',
      message: "Your card's expiration month is invalid.",
      param: 'exp_month',
    });
  }
  const isPast = fullYear * 12 + month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  if (isPast || !(fullYear <= today.getUTCFullYear() + 50)) {
    throw cardError({
      code: 'invalid_expiry_year',
      message: "Your card's expiration year is invalid.",
      param: 'exp_year',
    });
  }
  const card = findCard(number);
  if (!(card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc ?? '')) {
    throw cardError({
      code: 'invalid_cvc',
      message: "Your card's security code is invalid.",
      param: 'cvc',
    });
  }
  return { card, month, year: fullYear };
}

/** Stores a payment method for a checked card, attached to nobody. */
export function keepMethod(
  call: Call,
  { card, month, year }: TypedCard,
  billing?: CardData['billing_details'],
): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: {
      address: fullAddress(billing?.address || undefined),
      email: billing?.email || null,
      name: billing?.name || null,
      phone: billing?.phone || null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
      country: 'US',
      display_brand: card.brand,
      exp_month: month,
      exp_year: year,
      fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: call.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  call.store.put('payment_methods', method);
  call.store.put('cards', { id: method.id, name: card.name });
  return method;
}

/** A stored payment method, or a new one for a published test name such as `pm_card_visa`. */
export function requireMethod(call: Call, id: string): Stripe.PaymentMethod {
  const known = call.store.get('payment_methods', id);
  if (known) return known;
  const card = findCardByName(id);
  if (!card) throw noSuch('PaymentMethod', id, 'payment_method');
  return keepMethod(call, {
    card,
    month: 12,
    year: new Date(call.now() * 1000).getUTCFullYear() + 3,
  });
}

/** What a charge on this payment method will do. */
export function cardOf(call: Call, method: Stripe.PaymentMethod): TestCard {
  const name = call.store.get('cards', method.id)?.name ?? '';
  return findCardByName(name) ?? findCard('');
}

export function markCard(
  call: Call,
  methodId: string,
  mark: Pick<CardRecord, 'isSetUp' | 'isSpent'>,
): void {
  const record = call.store.get('cards', methodId);
  if (record) call.store.put('cards', { ...record, ...mark });
}

/** Ties a payment method to a customer, from where it can be charged again. */
export function attachMethod(
  call: Call,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  if (method.customer === customer) return method;
  const attached = { ...method, customer };
  call.store.put('payment_methods', attached);
  call.emit('payment_method.attached', attached);
  return attached;
}

/** Throws Stripe's errors for a payment method of another customer, or one that was used up without a customer. */
export function requireUsable(
  call: Call,
  method: Stripe.PaymentMethod,
  customer: string | null,
): void {
  if (method.customer && method.customer !== customer) {
    throw invalidRequest(
      customer
        ? `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`
        : `The PaymentMethod ${method.id} belongs to a Customer: you must provide that Customer to use it.`,
      { code: 'payment_method_unexpected_state', param: 'payment_method' },
    );
  }
  if (!method.customer && call.store.get('cards', method.id)?.isSpent) {
    throw invalidRequest(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
      { param: 'payment_method' },
    );
  }
}

/** The same for a card that is about to be attached: cards that decline are found out here, except those made to decline later. */
export function requireAttachable(call: Call, id: string): Stripe.PaymentMethod {
  const method = requireMethod(call, id);
  const { decline, attaches } = cardOf(call, method);
  if (decline && !attaches) throw cardError(decline);
  return method;
}
