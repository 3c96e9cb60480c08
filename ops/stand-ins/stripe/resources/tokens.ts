import type Stripe from 'stripe';
import { findCard, findCardByName } from '../cards.ts';
import type { Call } from '../wire/call.ts';
import { cardError, invalidRequest, missingParameter, noSuch } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';
import { readParameters, type Shape } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';
import { checkCard, type TypedCard } from './payment-methods.ts';

/** A card as Stripe.js sends it for a token. */
type TokenCard = Partial<
  Record<
    | 'number'
    | 'cvc'
    | 'name'
    | 'address_line1'
    | 'address_line2'
    | 'address_city'
    | 'address_state'
    | 'address_zip'
    | 'address_country',
    string
  >
> & {
  exp_month?: number;
  exp_year?: number;
};

const shape: Shape<{ card?: TokenCard }> = {
  card: {
    number: 'string',
    exp_month: 'integer',
    exp_year: 'integer',
    cvc: 'string',
    name: 'string',
    address_line1: 'string',
    address_line2: 'string',
    address_city: 'string',
    address_state: 'string',
    address_zip: 'string',
    address_country: 'string',
  },
};

const brandNames = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
};

/** A card typed into the shop's page, for one use. Numbers are taken from browsers only. */
function create(call: Call): Stripe.Token {
  const { card: given } = readParameters<{ card?: TokenCard }>(call.params, shape, ['card']);
  if (!given?.number) throw missingParameter('card[number]');
  if (call.caller === 'secret')
    throw cardError({
      message:
        'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
    });
  const { card, month, year } = checkCard(call, {
    number: given.number,
    exp_month: given.exp_month ?? 0,
    exp_year: given.exp_year ?? 0,
    cvc: given.cvc ?? '',
  });
  const token: Stripe.Token = {
    id: newId('tok'),
    object: 'token',
    card: {
      id: newId('card'),
      object: 'card',
      address_city: given.address_city ?? null,
      address_country: given.address_country ?? null,
      address_line1: given.address_line1 ?? null,
      address_line1_check: null,
      address_line2: given.address_line2 ?? null,
      address_state: given.address_state ?? null,
      address_zip: given.address_zip ?? null,
      address_zip_check: null,
      brand: brandNames[card.brand],
      country: 'US',
      cvc_check: 'unchecked',
      dynamic_last4: null,
      exp_month: month,
      exp_year: year,
      funding: 'credit',
      last4: card.number.slice(-4),
      metadata: {},
      name: given.name ?? null,
      regulated_status: 'unregulated',
      tokenization_method: null,
    },
    client_ip: '127.0.0.1',
    created: call.now(),
    livemode: false,
    type: 'card',
    used: false,
  };
  call.store.put('tokens', token);
  call.store.put('cards', { id: token.id, name: card.name });
  return token;
}

function retrieve(call: Call): Stripe.Token {
  readParameters<Stripe.TokenRetrieveParams>(call.params, { expand: 'strings' });
  const token = call.store.get('tokens', call.id);
  if (!token) throw noSuch('token', call.id, 'token');
  return token;
}

/** The card of a token, which is used up by this. Published test tokens such as tok_visa can be used again and again. */
export function spendToken(call: Call, id: string): TypedCard {
  const published = findCardByName(id.replace(/^tok_/, 'pm_card_'));
  if (published)
    return { card: published, month: 12, year: new Date(call.now() * 1000).getUTCFullYear() + 3 };
  const token = call.store.get('tokens', id);
  if (!token?.card) throw noSuch('token', id, 'card[token]');
  if (token.used)
    throw invalidRequest(`You cannot use a Stripe token more than once: ${id}.`, {
      code: 'token_already_used',
    });
  call.store.put('tokens', { ...token, used: true });
  const card = findCardByName(call.store.get('cards', id)?.name ?? '') ?? findCard('');
  return { card, month: token.card.exp_month, year: token.card.exp_year };
}

export const tokenRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/v1/tokens', caller: 'either', handler: create },
  { method: 'GET', pattern: '/v1/tokens/:id', caller: 'secret', handler: retrieve },
];
