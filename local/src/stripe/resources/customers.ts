import type Stripe from 'stripe';
import type { Call } from '../call.ts';
import { invalidRequest, noSuch } from '../errors.ts';
import { newId, randomText } from '../ids.ts';
import { readParameters } from '../parameters.ts';
import type { Route } from '../router.ts';
import { addressShape, fullAddress, fullShipping, mergeMetadata } from './addresses.ts';
import { listShape, paginate } from './lists.ts';

const shape = {
  address: addressShape,
  description: 'string',
  email: 'string',
  expand: 'strings',
  metadata: 'metadata',
  name: 'string',
  phone: 'string',
  shipping: { address: addressShape, name: 'string', phone: 'string' },
} as const;

type Params = Stripe.CustomerCreateParams & Stripe.CustomerUpdateParams;

function fields(params: Params, before: Stripe.Customer): Stripe.Customer {
  if (params.email && !params.email.includes('@')) {
    throw invalidRequest(`Invalid email address: ${params.email}`, { code: 'email_invalid', param: 'email' });
  }
  const text = (value: string | undefined, old: string | null | undefined) => (value === undefined ? (old ?? null) : value || null);
  return {
    ...before,
    address: params.address === undefined ? before.address : fullAddress(params.address || undefined),
    description: text(params.description, before.description),
    email: text(params.email, before.email),
    metadata: mergeMetadata(before.metadata, params.metadata),
    name: text(params.name, before.name),
    phone: text(params.phone, before.phone),
    shipping: params.shipping === undefined ? before.shipping : fullShipping(params.shipping || undefined),
  };
}

function create(call: Call): Stripe.Customer {
  const params = readParameters<Params>(call.params, shape);
  const customer = fields(params, {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: call.now(),
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    next_invoice_sequence: 1,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  call.store.put('customers', customer);
  call.emit('customer.created', customer);
  return customer;
}

/** Throws Stripe's resource_missing for an unknown or deleted customer. */
export function requireCustomer(call: Call, id: string, param = 'customer'): Stripe.Customer {
  const customer = call.store.get('customers', id);
  if (!customer || customer.deleted) throw noSuch('customer', id, param);
  return customer;
}

function retrieve(call: Call): Stripe.Customer | Stripe.DeletedCustomer {
  readParameters<Stripe.CustomerRetrieveParams>(call.params, { expand: 'strings' });
  const customer = call.store.get('customers', call.id);
  if (!customer) throw noSuch('customer', call.id);
  return customer;
}

function update(call: Call): Stripe.Customer {
  const customer = fields(readParameters<Params>(call.params, shape), requireCustomer(call, call.id, 'id'));
  call.store.put('customers', customer);
  call.emit('customer.updated', customer);
  return customer;
}

function remove(call: Call): Stripe.DeletedCustomer {
  const customer = requireCustomer(call, call.id, 'id');
  const deleted: Stripe.DeletedCustomer = { id: customer.id, object: 'customer', deleted: true };
  call.store.put('customers', deleted);
  call.emit('customer.deleted', customer);
  return deleted;
}

function list(call: Call): Stripe.ApiList<Stripe.Customer> {
  const params = readParameters<Stripe.CustomerListParams>(call.params, { ...listShape, email: 'string' });
  const customers = call.store.list('customers').filter((customer) => !customer.deleted);
  return paginate(customers.filter((customer) => !params.email || customer.email === params.email), params, '/v1/customers');
}

export const customerRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/v1/customers', caller: 'secret', handler: create },
  { method: 'GET', pattern: '/v1/customers', caller: 'secret', handler: list },
  { method: 'GET', pattern: '/v1/customers/:id', caller: 'secret', handler: retrieve },
  { method: 'POST', pattern: '/v1/customers/:id', caller: 'secret', handler: update },
  { method: 'DELETE', pattern: '/v1/customers/:id', caller: 'secret', handler: remove },
];
