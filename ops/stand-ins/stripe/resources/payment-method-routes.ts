import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { cardError, invalidRequest, missingParameter, noSuch } from '../wire/errors.ts';
import { OneOf, readParameters, type Shape } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';
import { addressShape, mergeMetadata } from './addresses.ts';
import { requireCustomer } from './customers.ts';
import { expand } from './expand.ts';
import { listShape, paginate } from './lists.ts';
import {
  attachMethod,
  cardDataShape,
  keepMethod,
  markCard,
  methodFromCard,
  requireAttachable,
} from './payment-methods.ts';
import { spendToken } from './tokens.ts';

type CreateParams = Pick<
  Stripe.PaymentMethodCreateParams,
  'billing_details' | 'expand' | 'metadata' | 'type'
> & {
  card?: { number?: string; exp_month?: number; exp_year?: number; cvc?: string; token?: string };
};

const shape: Shape<CreateParams> = {
  billing_details: { address: addressShape, email: 'string', name: 'string', phone: 'string' },
  card: { ...cardDataShape.card, token: 'string' },
  expand: 'strings',
  metadata: 'metadata',
  type: 'string',
};

function create(call: Call): Stripe.PaymentMethod {
  const params = readParameters<CreateParams>(call.params, shape, ['type']);
  if (params.type !== 'card')
    throw invalidRequest(`The payment method type "${params.type}" is invalid.`, { param: 'type' });
  const { token, number, exp_month, exp_year, cvc } = params.card ?? {};
  if (token) return keepMethod(call, spendToken(call, token), params.billing_details);
  if (!number || !exp_month || !exp_year) throw missingParameter('card');
  if (call.caller === 'secret') {
    throw cardError({
      message:
        'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
    });
  }
  return methodFromCard(call, {
    type: 'card',
    card: { number, exp_month, exp_year, cvc: cvc ?? '' },
    billing_details: params.billing_details ?? {},
  });
}

function requireKnown(call: Call, id: string): Stripe.PaymentMethod {
  const method = call.store.get('payment_methods', id);
  if (!method) throw noSuch('PaymentMethod', id, 'payment_method');
  return method;
}

function retrieve(call: Call): Stripe.PaymentMethod {
  const { expand: paths } = readParameters<Stripe.PaymentMethodRetrieveParams>(call.params, {
    expand: 'strings',
  });
  return expand(call.store, requireKnown(call, call.id), paths);
}

function update(call: Call): Stripe.PaymentMethod {
  const params = readParameters<Stripe.PaymentMethodUpdateParams>(call.params, {
    expand: 'strings',
    metadata: 'metadata',
  });
  const before = requireKnown(call, call.id);
  const method = { ...before, metadata: mergeMetadata(before.metadata ?? {}, params.metadata) };
  call.store.put('payment_methods', method);
  return expand(call.store, method, params.expand);
}

function attach(call: Call): Stripe.PaymentMethod {
  const params = readParameters<Stripe.PaymentMethodAttachParams>(
    call.params,
    { customer: 'string', expand: 'strings' },
    ['customer'],
  );
  const method = requireAttachable(call, call.id);
  const customer = requireCustomer(call, params.customer ?? '');
  if (method.customer && method.customer !== customer.id) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
      { code: 'payment_method_unexpected_state', param: 'payment_method' },
    );
  }
  return expand(call.store, attachMethod(call, method, customer.id), params.expand);
}

function detach(call: Call): Stripe.PaymentMethod {
  readParameters<Stripe.PaymentMethodDetachParams>(call.params, { expand: 'strings' });
  const method = requireKnown(call, call.id);
  if (!method.customer)
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      { param: 'payment_method' },
    );
  const detached = { ...method, customer: null };
  call.store.put('payment_methods', detached);
  markCard(call, method.id, { isSpent: true });
  call.emit('payment_method.detached', detached);
  return detached;
}

function list(call: Call): Stripe.ApiList<Stripe.PaymentMethod> {
  const { customer, type, ...params } = readParameters<Stripe.PaymentMethodListParams>(
    call.params,
    { ...listShape, customer: 'string', type: new OneOf('card') },
  );
  const methods = call.store
    .list('payment_methods')
    .filter(
      (method) =>
        method.customer === requireCustomer(call, customer ?? '').id &&
        (!type || method.type === type),
    );
  return expand(call.store, paginate(methods, params, '/v1/payment_methods'), params.expand);
}

export const paymentMethodRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/v1/payment_methods', caller: 'either', handler: create },
  { method: 'GET', pattern: '/v1/payment_methods', caller: 'secret', handler: list },
  { method: 'GET', pattern: '/v1/payment_methods/:id', caller: 'secret', handler: retrieve },
  { method: 'POST', pattern: '/v1/payment_methods/:id', caller: 'secret', handler: update },
  { method: 'POST', pattern: '/v1/payment_methods/:id/attach', caller: 'secret', handler: attach },
  { method: 'POST', pattern: '/v1/payment_methods/:id/detach', caller: 'secret', handler: detach },
];
